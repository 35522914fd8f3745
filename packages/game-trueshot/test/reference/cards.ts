/** The cards as the fact sheet prints them (sections 2, 3, 4 and 8). An id is the sheet's id without TL-P-, TL-W-, TL-S- or TL-D-. */

export type Type = 'ferocious' | 'cunning' | 'tenacious' | 'none';

export interface PetCard {
  readonly type: Type;
  readonly exotic: boolean;
  readonly attack: number;
  readonly health: number;
}

function read(type: Type, exotic: boolean, lines: string): [string, PetCard][] {
  return lines
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [id, attack, health] = word.split(/[:/]/);
      return [id!, { type, exotic, attack: Number(attack), health: Number(health) }];
    });
}

/** 2.1 to 2.4, 8.1 and 8.3: id:Attack/Health. */
export const PETS: ReadonlyMap<string, PetCard> = new Map([
  ...read(
    'ferocious',
    false,
    `bat:2/4 carrion-bird:1/5 cat:2/4 clefthoof:2/6 crocilisk:2/4 gorilla:3/5 ravager:1/6 ray:2/5
    scalehide:2/6 scorpid:1/4 spider:1/5 tallstrider:2/2 wasp:3/4 wind-serpent:2/5 wolf:1/5
    courser:1/4 lesser-dragonkin:1/6`,
  ),
  ...read(
    'cunning',
    false,
    `basilisk:1/4 bird-of-prey:2/5 boar:2/4 fox:2/5 gruffhorn:1/6 hound:2/5 hyena:1/5 mechanical:2/5
    monkey:2/4 moth:1/4 raptor:1/5 rodent:2/5 serpent:1/5 sporebat:1/4 warp-stalker:1/5 camel:2/5`,
  ),
  ...read(
    'tenacious',
    false,
    `bear:2/5 beetle:2/6 blood-beast:2/6 crab:2/6 direhorn:1/6 dragonhawk:2/5 feathermane:1/5 hopper:1/6
    hydra:3/6 lizard:3/6 oxen:1/6 riverbeast:2/5 stag:3/6 turtle:1/5 waterfowl:1/6 mammoth:2/5`,
  ),
  ...read('ferocious', true, 'chimaera:1/4 core-hound:1/6 devilsaur:1/1'),
  ...read('cunning', true, 'aqiri:3/4 pterrordax:2/6 shale-beast:1/4 water-strider:2/5'),
  ...read('tenacious', true, 'carapid:3/2 spirit-beast:1/5 stone-hound:2/6 worm:1/5'),
  ...read('none', true, 'caline:2/5'),
]);

/** Section 3, 8.1 and 8.3: Attack of every weapon. */
export const WEAPONS: ReadonlyMap<string, number> = new Map([
  ['basic', 2],
  ['arathar', 3],
  ['ashjrethul', 3],
  ['dominion', 2],
  ['falinrush', 3],
  ['fang-kung', 2],
  ['kiril', 2],
  ['klatith', 2],
  ['lotrafen', 6],
  ['miracoran', 2],
  ['oathbinder', 3],
  ['rhokdelar', 1],
  ['screaming-tiger', 4],
  ['shan-dun', 1],
  ['talrak', 3],
  ['talonclaw', 3],
  ['taoren', 2],
  ['thasdorah', 3],
  ['thoridal', 3],
  ['titanstrike', 2],
  ['vishanka', 3],
  ['xutenash', 4],
  ['jotungeirr', 2],
  ['raeshalare', 3],
  ['soulbarb', 3],
  ['zovastrum', 3],
  ['awakmami', 2],
  ['djaruun', 2],
  ['neltharax', 4],
]);

export type Family = 'aspect' | 'shot' | 'arrow' | 'sting' | 'bite' | 'trap' | 'affinity' | 'none';

/** 4.2: P any living face-up pet, oP own, eP enemy, PL any player, OP opponent; the rest in words. */
export type Aim = 'none' | 'P' | 'oP' | 'eP' | 'PL' | 'OP' | 'trapped' | 'copied' | 'dead' | 'place' | 'ally';

export interface SpellCard {
  readonly family: Family;
  readonly aim: Aim;
  /** TL-X-bonus: the spell removes Health, so waiting marks count. */
  readonly plus: boolean;
  /** TL-X-thasdorah: false where the row says nothing more. */
  readonly again: boolean;
  /** A living pet of the player aimed at is picked as well. */
  readonly rider: boolean;
}

/** One word a spell: id=aim, then + for TL-X-bonus, 2 for a second trigger, r for a pet of the player aimed at. */
function readSpells(family: Family, lines: string): [string, SpellCard][] {
  return lines
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [id, aim, signs = ''] = word.split('=');
      const sign = (letter: string) => signs.includes(letter);
      return [id!, { family, aim: aim as Aim, plus: sign('+'), again: sign('2'), rider: sign('r') }];
    });
}

/** 4.2, 8.1 and 8.3. */
export const SPELLS: ReadonlyMap<string, SpellCard> = new Map([
  ...readSpells(
    'aspect',
    `aspect-of-the-beast=none aspect-of-the-cheetah=none aspect-of-the-hawk=none
    aspect-of-the-monkey=none aspect-of-the-pack=none aspect-of-the-wild=none`,
  ),
  ...readSpells(
    'shot',
    `arcane-shot=P=+2 multi-shot=P=+2 rapid-shot=P=+2 scatter-shot=P=+2 tranquilizing-shot=P=+2 flayed-shot=P=+2`,
  ),
  ...readSpells('arrow', 'resonating-arrow=P=+2'),
  ...readSpells('sting', 'scorpid-sting=PL=+2r serpent-sting=PL=+2 viper-sting=PL=+2 wyvern-sting=PL=+2r'),
  ...readSpells('bite', 'mongoose-bite=PL=+2'),
  ...readSpells(
    'trap',
    'explosive-trap=trapped=+2 freezing-trap=trapped=r frost-trap=trapped immolation-trap=trapped=2',
  ),
  ...readSpells(
    'none',
    `aiming=none=2 beast-lore=none=2 bestial-wrath=P=2 call-pet=copied=2 concussive-trait=P counterattack=P=2
    deterrence=P disengage=oP dismiss-pet=P distracting-trait=P eagle-eye=none=2 eyes-of-the-beast=P=2
    feed-pet=P=2 feign-death=none=2 flare=none growl=P=2 hunters-mark=P intimidation=P=2 mend-pet=P
    raptor-strike=P=2 readiness=P=2 revive-pet=dead scare-beast=eP tame-beast=place=2 tracking=none=2
    trueshot-aura=P=2 volley=none wing-clip=P death-chakram=P wild-spirits=oP`,
  ),
  ...readSpells(
    'affinity',
    `azure-affinity=OP=+2 bronze-affinity=oP=2 emerald-affinity=ally=2 obsidian-affinity=OP=+2
    ruby-affinity=eP=+2`,
  ),
]);

/** 8.2. */
export const FOODS: readonly string[] = ['bread', 'cheese', 'fish', 'fruit', 'fungus', 'meat', 'water'];

export function petCard(id: string): PetCard {
  const card = PETS.get(id);
  if (card === undefined) throw new Error(`no pet is called ${id}`);
  return card;
}

export function spellCard(id: string): SpellCard {
  const card = SPELLS.get(id);
  if (card === undefined) throw new Error(`no spell is called ${id}`);
  return card;
}

const BEATS: Readonly<Record<Type, Type | 'nothing'>> = {
  ferocious: 'cunning',
  cunning: 'tenacious',
  tenacious: 'ferocious',
  none: 'nothing',
};

/** TL-04. */
export function hasAdvantage(striker: string, target: string): boolean {
  return BEATS[petCard(striker).type] === petCard(target).type;
}
