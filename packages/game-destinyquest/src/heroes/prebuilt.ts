/**
 * Fifteen heroes ready to fight, one for each career whose ability the tournament rules name. Each is a hero
 * file; the set carries all 85 named abilities. Tuned by measurement, see README.md.
 */
import { assert } from '@fray/engine';
import type { Hero } from './hero.js';
import { parseHeroFile } from './hero-file.js';

export type ReadyId =
  | 'gladiator'
  | 'cavalier'
  | 'inquisitor'
  | 'monk'
  | 'ranger'
  | 'shadow-ranger'
  | 'titan'
  | 'pyromancer'
  | 'icelock'
  | 'necromancer'
  | 'druid'
  | 'shadowstalker'
  | 'witchfinder'
  | 'pariah'
  | 'blood-archer';

const FILES: Readonly<Record<ReadyId, string>> = {
  gladiator: `hero: Harl Ossevane
   path: warrior
   career: gladiator
   head: Dented arena visor +1 speed +1 brawn +1 armour [brutality]
   cloak: Red sand mantle +1 speed +1 brawn +1 armour [bleed]
   chest: Riveted half plate +1 speed +3 armour [retaliation]
   gloves: Shatterknuckles +2 brawn +1 armour [shatter]
   feet: Bullrush greaves +2 speed +1 brawn [charge]
   main hand: Sandcutter (axe) +2 speed +3 brawn [cleave]
   left hand: Second opinion (sword) +2 speed +2 brawn [deep wound]
   talisman: Lion's tooth [savagery]
   necklace: Surgeon's cord +1 brawn +1 armour +4 health [heal]
   ring 1: Crowd's favour +1 brawn [charm] {rare loot card}
   ring 2: Net-thrower's band +1 brawn [knockdown]`,

  cavalier: `hero: Dame Odile Farrow
   path: warrior
   career: cavalier
   head: Plumed barbute +1 speed +1 brawn +1 armour [slam]
   cloak: Briar tabard +1 speed +1 brawn [thorns]
   chest: Quarry plate +1 speed +2 armour [might of stone]
   gloves: Lance gauntlets +2 brawn +1 armour [stagger]
   feet: Vanguard spurs +2 speed [fearless]
   main hand: Tollgate (sword) +2 speed +3 brawn [pound]
   left hand: Field of azure (shield) +2 speed +3 armour [deflect] {warrior only}
   talisman: Sprouting acorn [regrowth]
   necklace: Tourney chain +1 brawn +4 health [riposte]
   ring 1: Signet of Farrow +1 brawn
   ring 2: Stable ring +1 brawn`,

  inquisitor: `hero: Brother Cassian Wick
   path: warrior
   career: inquisitor
   head: Sunburst helm +1 speed +1 brawn +1 armour [radiance] {epic loot card}
   cloak: Candle smoke cape +1 speed +1 brawn [fire aura]
   chest: Mirror cuirass +1 speed +1 brawn +2 armour [bright shield]
   gloves: Shoving irons +2 brawn +1 armour [shunt]
   feet: Pilgrim's iron soles +2 speed +1 brawn
   main hand: The last question (hammer) +2 speed +3 brawn [heavy blow]
   left hand: Door of the faithful (shield) +2 speed +3 armour [overpower] {warrior only}
   talisman: Seal of the ninth court [dominate]
   necklace: Prayer knots +1 brawn [charm]
   ring 1: Wax ring +1 brawn
   ring 2: Ash ring +1 brawn`,

  monk: `hero: Asha of the Quiet Step
   path: warrior
   career: monk
   head: Woven brow band +1 speed +1 brawn +1 armour [parry]
   cloak: Robe of the foretold +1 speed +1 brawn +1 armour [prophecy]
   chest: Layered linen +1 speed +3 armour [counter]
   gloves: Nerve wraps +2 brawn +1 armour [cripple]
   feet: Wind sandals +2 speed [haste]
   main hand: Open palm (fist weapon) +2 speed +3 brawn [compulsion]
   left hand: Crane's beak (fist weapon) +2 speed +2 brawn [skewer]
   talisman: River stone +1 speed [fortitude]
   necklace: Herb pouch +1 brawn [heal]
   ring 1: Bead of chance +1 brawn [charm]
   ring 2: Frozen bead +1 brawn [chill touch]`,

  ranger: `hero: Tamsin Holt
   path: warrior
   career: ranger
   head: Antler hood +1 speed +1 brawn +1 armour [sideswipe]
   cloak: Gossamer cloak +1 speed +1 brawn +1 armour [webbed]
   chest: Bramble jerkin +1 speed +3 armour [thorn armour]
   gloves: Blight mitts +2 brawn +1 armour [corruption]
   feet: Deer-hide boots +2 speed [sidestep]
   main hand: Boar's end (spear) +2 speed +3 brawn [fatal blow]
   left hand: Ash longbow (bow) +2 speed +2 brawn [volley]
   talisman: Wolf's paw +1 speed [savagery]
   necklace: Rowan berries +1 brawn +2 health [charm]
   ring 1: Ironwood ring +1 brawn [iron will]
   ring 2: Plain hoop +1 brawn`,

  'shadow-ranger': `hero: Corvin Nightmarch
   path: warrior
   career: shadow ranger
   head: Faceless hood +1 speed +1 brawn +1 armour [vanish]
   cloak: Crow-feather cloak +1 speed +1 brawn [curse]
   chest: Harlequin leathers +1 speed +2 armour [trickster]
   gloves: Rustfinger gloves +2 brawn +1 armour [rust]
   feet: Moss soles +2 speed
   main hand: Winter thorn (sword) +2 speed +3 brawn [impale]
   left hand: Gallows bow (bow) +2 speed +2 brawn [puncture]
   talisman: Dead man's medal +1 speed [vanquish]
   necklace: Rabbit's foot +1 brawn [charm]
   ring 1: Onyx ring +1 brawn
   ring 2: Jet ring +1 brawn`,

  titan: `hero: Grumm Underhill
   path: warrior
   career: titan
   head: Bear skull +1 speed +1 brawn +1 armour [rake]
   cloak: Cloak of hooks +1 speed +1 brawn +1 armour [barbs]
   chest: Clawed breastplate +1 speed +1 brawn +2 armour [demon claws]
   gloves: Acid-etched fists +2 brawn +1 armour [corrode]
   feet: Avalanche boots +2 speed +1 brawn [courage]
   main hand: Uprooted oak (club) +2 speed +4 brawn [feral fury]
   left hand: Bell-metal door (shield) +2 speed +3 armour [dirge] {warrior only}
   talisman: Anchor stone +1 brawn [immobilise]
   necklace: Goat-milk flask +1 brawn +3 health [heal]
   ring 1: Knucklebone +1 brawn [charm]
   ring 2: Slate ring +1 brawn [might of stone]`,

  pyromancer: `hero: Ember Vantongue
   path: mage
   career: pyromancer
   head: Kettle crown +1 speed +1 magic +1 armour [banshee's wail]
   cloak: Cinder shawl +1 speed +1 magic [fire aura]
   chest: Bellows coat +1 speed +2 armour [backdraft]
   gloves: Crucible gloves +2 magic +1 armour [melt]
   feet: Firewalker shoes +2 speed [haste]
   main hand: Furnace rod (staff) +2 speed +3 magic [overload]
   left hand: Scorched almanac (spell book) +2 speed +2 magic [back fire] {mage only}
   talisman: Burning glass +1 speed [focus]
   necklace: Salve locket +1 magic +2 health [heal]
   ring 1: Lucky spark +1 magic [charm]
   ring 2: Soot ring +1 magic [curse]`,

  icelock: `hero: Ysolde Rime
   path: mage
   career: icelock
   head: Frosted circlet +1 speed +1 magic +1 armour [confound]
   cloak: Snowblind cloak +1 speed +1 magic [stun]
   chest: Storm-glass robe +1 speed +2 armour [lightning]
   gloves: Numbing gloves +2 magic +1 armour [frostbite]
   feet: Glacier skates +2 speed +1 magic [chill touch]
   main hand: Icicle of the first winter (staff) +2 speed +3 magic [surge]
   left hand: Book of hail (spell book) +2 speed +2 magic [stone rain] {mage only}
   talisman: Still pool +1 speed [focus]
   necklace: Snowdrop pendant +1 magic +3 health [regrowth] {rare loot card}
   ring 1: Clear crystal +1 magic [charm]
   ring 2: Pale crystal +1 magic`,

  necromancer: `hero: Mordecai Sallow
   path: mage
   career: necromancer
   head: Crown of the mute king +1 speed +1 magic +1 armour [command] {epic loot card}
   cloak: Plague shroud +1 speed +1 armour [disease]
   chest: Puffball vestment +1 speed +2 armour [spore cloud]
   gloves: Coffin-nail gloves +2 magic +1 armour [doom]
   feet: Chain draggers +2 speed [shackle]
   main hand: Grave marker (staff) +2 speed +3 magic [dark pact]
   left hand: Register of flies (spell book) +2 speed +2 magic [swarm] {mage only}
   talisman: Two-headed coin [trickster]
   necklace: Widow's locket +5 health [charm]
   ring 1: Bone ring +1 magic
   ring 2: Hair ring +1 magic`,

  druid: `hero: Fennimore Reed
   path: mage
   career: druid
   head: Mist garland +1 speed +1 magic +1 armour [veil]
   cloak: Hawthorn cloak +1 speed +1 magic +1 armour [thorns]
   chest: Toadstool tunic +1 speed +2 armour [spore cloud]
   gloves: Rootbound gloves +2 magic +1 armour [disrupt]
   feet: Brook runners +2 speed +1 magic [quicksilver]
   main hand: Weathervane staff (staff) +2 speed +3 magic [windwalker]
   left hand: Spiral twig (wand) +2 speed +2 magic [vortex] {rare loot card}
   talisman: Green heart +1 speed [regrowth]
   necklace: Dew vial +1 magic [heal]
   ring 1: Clover ring +1 magic [charm]
   ring 2: Spider-silk ring +1 magic [webbed]`,

  shadowstalker: `hero: Vesper Lune
   path: rogue
   career: shadowstalker
   head: Smoke cowl +1 speed +1 brawn +1 armour [evade]
   cloak: Adder-skin cape +1 speed +1 brawn [venom]
   chest: Anatomist's vest +1 speed +2 armour [critical strike]
   gloves: Twitch gloves +2 brawn +1 armour [convulsions]
   feet: Rooftop slippers +2 speed [fearless]
   main hand: Needle of dusk (sword) +2 speed +3 brawn [piercing]
   left hand: Whisper (dagger) +2 speed +2 brawn [flurry]
   talisman: Black pawn +1 speed [dominate]
   necklace: Moth pendant +2 health [charm]
   ring 1: Shade ring +1 brawn
   ring 2: Dusk ring +1 brawn`,

  witchfinder: `hero: Elias Thorncroft
   path: rogue
   career: witchfinder
   head: Tall hat with eyes +1 speed +1 brawn +1 armour [spider sense]
   cloak: Greatcoat of hooks +1 speed +1 brawn [bleed]
   chest: Manacle bandolier +1 speed +2 armour [immobilise]
   gloves: Copper-wire gloves +2 brawn [shock]
   feet: Ratcatcher boots +2 speed [haste]
   main hand: Oiled sabre (sword) +2 speed +3 brawn [slick]
   left hand: Thunder's cousin (flintlock) +2 speed +2 brawn [bolt]
   talisman: Marked card +1 speed [trickster]
   necklace: Silver bullet +1 brawn +2 health [charm]
   ring 1: Writ ring +1 brawn
   ring 2: Warrant ring +1 brawn`,

  pariah: `hero: Nix Ketteridge
   path: rogue
   career: pariah
   head: Beggar's blindfold +1 speed +1 brawn +1 armour [blink]
   cloak: Snake-charmer's rags +1 speed +1 brawn +1 armour [venom]
   chest: Branding apron +1 speed +2 armour [cauterise]
   gloves: Alley knuckles +2 brawn +1 armour [stagger]
   feet: Stray cat's shoes +2 speed [cat's speed]
   main hand: Left-behind (dagger) +2 speed +3 brawn [deep wound] {rare loot card}
   left hand: Never-lent (dagger) +2 speed +3 brawn [flurry]
   talisman: Loaded die +1 speed [critical strike]
   necklace: Bread crust on a string +1 brawn +2 health [charm]
   ring 1: Elbow ring +1 brawn [sideswipe]
   ring 2: Basket ring +1 brawn [snakes alive!]`,

  'blood-archer': `hero: Sable Quarrel
   path: rogue
   career: blood archer
   head: Falconer's mask +1 speed +1 brawn +1 armour [evade]
   cloak: Butcher's cape +1 speed +1 brawn +1 armour [bleed]
   chest: Spiked brigandine +1 speed +2 armour [retaliation]
   gloves: Hamstringer's gloves +2 brawn +1 armour [cripple]
   feet: Red-laced boots +2 speed +1 brawn [fearless]
   main hand: Fletcher's awl (dagger) +2 speed +3 brawn [piercing]
   left hand: Crimson recurve (bow) +2 speed +2 brawn [volley]
   talisman: Third eye +1 speed [second sight]
   necklace: Leech jar +1 brawn +4 health [regrowth]
   ring 1: Bowstring ring +1 brawn [charm]
   ring 2: Snare ring +1 brawn [webbed]`,
};

export const PREBUILT: readonly Hero[] = Object.entries(FILES).map(([id, file]) => {
  const hero = parseHeroFile(`id: ${id}\n${file}`);
  assert(hero.ok, 'a ready hero can be read');
  return hero.value;
});
