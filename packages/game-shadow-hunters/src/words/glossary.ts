/** Every character, card, area, house rule and term, to be looked up by name; the same for every language. */
import { type GlossaryEntry, type Rulings, termEntries, withRulings } from '@fray/engine';
import { AREAS } from '../data/areas.js';
import { CARDS, DECK_IDS } from '../data/cards.js';
import { CHARACTERS, FACTION_IDS } from '../data/characters.js';
import { EXPERIMENTAL, HOUSE_IDS, HOUSE_LEVELS, type HouseId, type HouseLevel } from '../house/ids.js';
import { HOUSE_CLAUSES } from '../options.js';
import { KEYWORD_CLAUSES, type Keywords } from './keywords.js';

type ById<Id extends string = string> = Readonly<Record<Id, string>>;
type Name = (id: unknown) => string;

/** What a language says of the things of the game. */
export interface GlossaryWords {
  /** What stands between a name and its text, where it is not ": ". */
  readonly colon?: string;
  readonly keywords: Keywords;
  readonly rulings: Rulings;
  readonly characterName: Name;
  readonly abilityName: Name;
  readonly cardName: Name;
  readonly areaName: Name;
  readonly factionName: Name;
  readonly deckNames: ById;
  readonly characterTexts: Readonly<Record<string, readonly [goal: string, ability: string]>>;
  readonly cardTexts: ById;
  readonly areaTexts: ById;
  readonly house: {
    readonly names: ById<HouseId>;
    readonly help: ById<HouseId>;
    readonly levels: ById<HouseLevel>;
    readonly experimental: (level: string) => string;
  };
  readonly labels: ById<'side' | 'health' | 'ability' | 'deck' | 'kind' | 'copies' | 'roll' | 'level'>;
  readonly equipment: string;
  readonly singleUse: string;
  readonly rolls: (numbers: readonly number[]) => string;
}

type Entry = [string, GlossaryEntry];
const fact = (label: string, value: string) => ({ label, value });

export function makeGlossary(words: GlossaryWords): Readonly<Record<string, GlossaryEntry>> {
  const entries = Object.fromEntries([
    ...characterEntries(words),
    ...abilityEntries(words),
    ...cardEntries(words),
    ...areaEntries(words),
    ...houseEntries(words),
    ...Object.entries(termEntries(KEYWORD_CLAUSES, words.keywords)),
  ]);
  // An ability is ruled as its character is.
  return withRulings(entries, words.rulings, (id) => id.replace(/^ability:/, 'character:'));
}

function characterEntries(words: GlossaryWords): Entry[] {
  return CHARACTERS.map(({ id, hp, faction, clause }) => {
    const [goal, text] = words.characterTexts[id]!;
    const ability = words.abilityName(id);
    const facts = [
      fact(words.labels.side, words.factionName(FACTION_IDS[faction])),
      fact(words.labels.health, String(hp)),
      fact(words.labels.ability, ability),
    ];
    const name = words.characterName(id);
    return [
      `character:${id}`,
      { name, text: `${goal} ${ability}${words.colon ?? ': '}${text}`, clause, facts },
    ];
  });
}

function abilityEntries({ abilityName, characterTexts }: GlossaryWords): Entry[] {
  return CHARACTERS.map(({ id, clause }) => [
    `ability:${id}`,
    { name: abilityName(id), text: characterTexts[id]![1], clause },
  ]);
}

function cardEntries(words: GlossaryWords): Entry[] {
  return CARDS.map(({ id, deck, copies, gear, clause }) => {
    const facts = [
      fact(words.labels.deck, words.deckNames[DECK_IDS[deck]!]!),
      fact(words.labels.kind, gear >= 0 ? words.equipment : words.singleUse),
      fact(words.labels.copies, String(copies)),
    ];
    return [`card:${id}`, { name: words.cardName(id), text: words.cardTexts[id]!, clause, facts }];
  });
}

function areaEntries(words: GlossaryWords): Entry[] {
  return AREAS.map(({ id, numbers, clause }) => {
    const facts = [fact(words.labels.roll, words.rolls(numbers))];
    return [`area:${id}`, { name: words.areaName(id), text: words.areaTexts[id]!, clause, facts }];
  });
}

function houseEntries({ house, labels }: GlossaryWords): Entry[] {
  return HOUSE_IDS.map((id) => {
    const level = house.levels[HOUSE_LEVELS[id]];
    const value = EXPERIMENTAL.includes(id) ? house.experimental(level) : level;
    const facts = [fact(labels.level, value)];
    return [`house:${id}`, { name: house.names[id], text: house.help[id], clause: HOUSE_CLAUSES[id], facts }];
  });
}
