/**
 * The items of books 1 and 2: name, box, kind (~ guessed from the name), speed brawn magic armour health, abilities, set, paths, what it
 * asks for, rank of its loot card, book, act, ? where only one list has it, and the career it teaches. Facts only.
 */
export const ITEM_LINES = `All-weather hat|head||10000||||||1|1||
Mauler's maw|head||10010|fearless|||||1|1|?|
Rusted helm|head||10000||||||1|1||
Simple coif|head||01010||||||1|1||
Troll's nose-ring|head||11000|charm|||||1|1||
Agal of shifting sands|head||10200|consume|||||1|2||
Cover of darkness|head||12000|evade||rogue|||1|2||
Crown of command|head||01100|command|||||1|2||
Crown of command, upgrade 1|head||03300|command|||||1|2||
Crown of command, upgrade 2|head||05500|command|||||1|2||
Desert Keffiyeh|head||12000|rebound|||||1|2||
Firewalker's faceguard|head||10030|overpower||warrior|||1|2||
Flame-bathed cowl|head||12000|sear|||||1|2||
Footpad's cover|head||02010|||rogue|||1|2||
Great helm|head||11000||||||1|2||
Horns of the bull|head||10020|charge|||||1|2||
Jester's cap|head||11000|last-laugh|||||1|2||
Masque of deceit|head||10020|deceive|||||1|2||
Night watch|head||12000|steadfast||rogue|||1|2||
Nightguard cover|head||10020|steadfast|||||1|2||
Pirate's bandanna|head||12000|feint|||||1|2||
Ramrod helm|head||10020|haste|||||1|2||
Simian crown|head||12000|chill-touch|||||1|2||
Skull cap|head||10010||||||1|2||
Tri-horned hat|head||00120|charm|||||1|2||
Vanquisher's helm|head||02020|vanquish||warrior|||1|2||
Wreath of woe|head||10300|barbs|||||1|2||
Wyrm crest|head||00120||||||1|2||
Wyrm crown|head||00220||||||1|2||
Black widow|head||22000|webbed|||||1|3||
Bone halo|head||20300|focus|||||1|3||
Bone headdress|head||00320|charm|||||1|3||
Brain infusers|head||20030|lightning|||||1|3||
Budak's blindfold|head||23000|second-sight||rogue|||1|3||
Cerebral helm|head||20300|overload||mage|||1|3||
Cracked spectacles|head||20200|focus|||||1|3||
Cranium plate|head||02030|fortitude|||||1|3||
Crown of ice|head||20300|barbs|||||1|3||
Diadem of mastery|head||20300|dominate||mage|||1|3||
Drape of shadow|head||24000|chill-touch|||||1|3||
Dread mask|head||23000|overpower||warrior|||1|3||
Enchanted coif|head||20020|deceive||mage|||1|3||
Forked crest|head||13000|charge|||||1|3||
Ghoul's collar|head||20030|piercing|||||1|3||
Hood of night|head||20300|charm|||||1|3||
Knuckle head|head||12000|slam||warrior|||1|3||
Thalamus tiara|head||20500|haste||mage|||1|3||
The morgue|head||20300|leech||mage|||1|3||
Total eclipse|head||23000|vanish||rogue|||1|3||
Wyvern jaws|head||10200|savagery|||||1|3||
Bat cape|cloak||10010||||||1|1||
Chieftain's furs|cloak||00010||||||1|1||
Crusader's mantle|cloak||10000|charm|||||1|1||
Hag's shawl|cloak||00110|charm|||||1|1||
Moth-eaten blanket|cloak||10000||||||1|1||
Patchwork cloak|cloak||10000||||||1|1||
Savage pelt|cloak||01100|savagery|||||1|1||
Spindlesilk cloak|cloak||10200||spindlesilk||||1|1||
Traveller's cloak|cloak||00110|charm|||||1|1||
Cloak of shadows|cloak||10020|feint|||||1|2||
Cloak of white winter|cloak||12000|piercing|||||1|2||
Cobwebbed cape|cloak||22000|webbed|||||1|2|?|
Destroyer's drape|cloak||20010|back-fire|||||1|2||
Diaphanous wings|cloak||10100|haste|||||1|2||
Dragonscale cloak|cloak||20020|second-skin|||||1|2|?|
Flame mantle|cloak||20010|fire-aura|||||1|2||
Golden fleece|cloak||10020|radiance|||||1|2||
Kaggadour's cloak|cloak||22000|savagery|||||1|2||
Majestic shoulders|cloak||20020||royal-regalia|warrior|||1|2||
Mane of the Black Lion|cloak||13000|fearless|||||1|2||
Mantle of spite|cloak||20300|curse||mage|||1|2||
Mottled cloak|cloak||10010||||||1|2||
Phoenix feathers|cloak||10010|charm|||||1|2||
Sparkcraft mantle|cloak||20200|life-spark||mage|||1|2||
Winter pelt|cloak||20020|savagery|||||1|2||
Broken wings|cloak||22000|fearless|||||1|3||
Cloak of ceremonies|cloak||20200|radiance|||||1|3||
Cloak of the wind|cloak||30010|surge||mage|||1|3||
Gloom shade|cloak||23000|steal||rogue|||1|3||
Hulking shoulders|cloak||23000|barbs||rogue|||1|3||
Nemesis shroud|cloak||23000|dark-pact|||||1|3||
Pauldrons of might|cloak||23000|fortitude||warrior|||1|3||
Slipstream silk|cloak||30200|surge||mage|||1|3||
Spiked boneguards|cloak||20020|piercing|||||1|3||
Spore shoulders|cloak||20300|spore-cloud||mage|||1|3||
Stalwart shoulders|cloak||20020|might-of-stone|||||1|3||
Valiant spaulders|cloak||22000|overpower||warrior|||1|3||
Veil of dark synergies|cloak||20300|second-wind||mage|||1|3||
Crusader's vestments|chest||01010|heal|||||1|1||
Duskleaf doubloon|chest||11000|charm|||||1|1||
Goblin leathers|chest||00010||||||1|1||
Hellfire robes|chest||10100|trickster|||||1|1||
Huntsman's jerkin|chest||00010||||||1|1||
Rain-soaked robe|chest||00110||||||1|1||
Silk robe|chest||00100||||||1|1||
Spindlesilk mantle|chest||00110||spindlesilk||||1|1||
Studded leather|chest||00020||||||1|1||
Web-coated jerkin|chest||01010|webbed|||||1|1||
Breastplate of the bull|chest||13000|charge||warrior|||1|2||
Channeler's robes|chest||00320|focus||mage|||1|2||
Chitinous carapace|chest||10020|charm|||||1|2||
Cinder's gown|chest||10300|sear||mage|||1|2||
Dragonscale mail|chest||20030|second-skin||warrior|||1|2||
Gown of midnight|chest||10200|evade|||||1|2||
Hunter's hide|chest||10020|immobilise|||||1|2||
Ink-stained vest|chest||22000|steal|||||1|2||
Lincoln green|chest||22000|charm||warrior|||1|2||
Murkwater vest|chest||20020|corruption|||||1|2|?|
Navigator's waistcoat|chest||20020|charm|||||1|2||
Nightwalker tunic|chest||12000||nightwalker|rogue|||1|2||
Patchwork jerkin|chest||11000|evade|||||1|2||
Sanguine gown|chest||10200|evade|||||1|2||
Scaled vest|chest||10200|swamp-legs|||||1|2||
Scorched tunic|chest||10020|charm|||||1|2||
Skulker's coat|chest||10030|evade||rogue|||1|2||
Spellplate|chest||10030|focus|||||1|2||
Stone coat|chest||20020|might-of-stone||warrior|||1|2||
The cage|chest||20030|iron-will||warrior|||1|2||
Vigilant chestguard|chest||10030|watchful||warrior|||1|2||
Beast's backbone|chest||24000|savagery||rogue|||1|3||
Beast's harness|chest||20040|knockdown||warrior|||1|3||
Bloodied chestguard|chest||20040|bleed||warrior|||1|3||
Confessor's coat|chest||24000|fortitude||rogue|||1|3||
Dark slayer vest|chest||24000|dominate||rogue|||1|3||
Deathgrip robes|chest||20300|corruption|||||1|3||
Decayer's wraps|chest||23000|disease|||||1|3||
Funeral gown|chest||10300|charm|||||1|3||
Funeral wraps|chest||23000|bleed|||||1|3||
Lion's tabard|chest||12000|fearless|||||1|3||
Pacemaker|chest||20040|kick-start||warrior|||1|3||
Plate of the fallen|chest||20040||finery-of-the-fallen|warrior|||1|3||
Raider's tunic|chest||24000|retaliation||warrior|||1|3||
Redguard's tabard|chest||20040|iron-will|||||1|3||
Shadow bindings|chest||23000|evade||rogue|||1|3||
Silleer's robe|chest||20300|curse||mage|||1|3||
Skullplate|chest||20030|dominate|||||1|3||
Slipstream gown|chest||20400|overload||mage|||1|3||
Stalker's jerkin|chest||20030|evade||rogue|||1|3||
Titan plate|chest||10020|fearless|||||1|3||
Embroidered gloves|gloves||10100||||||1|1||
Half-digested gauntlets|gloves||01010|acid|||||1|1||
Mason's gloves|gloves||10000|first-cut|||||1|1||
Rat-bitten gloves|gloves||01100||||||1|1||
Barbed bracers|gloves||10020|barbs|||||1|2||
Battlemage's fists|gloves||00330|dominate||mage|||1|2||
Crimson cuffs|gloves||10400|sear|||||1|2||
Diamond gauntlets|gloves||02000|piercing|||||1|2||
Gardener's gloves|gloves||10020|thorns|||||1|2||
Hydra-scaled fists|gloves||00320|regrowth||mage|||1|2||
Hydra-scaled gloves|gloves||00220|regrowth||mage|||1|2||
Molten gauntlets|gloves||02010|fire-aura||warrior|||1|2||
Nightguard gloves|gloves||10020|steadfast||rogue|||1|2||
Nightwalker gloves|gloves||12000||nightwalker|rogue|||1|2||
Prophet's handwraps|gloves||01010|trickster|||||1|2||
Rune-cloth gloves|gloves||10200|charm|||||1|2|?|
Stone fists|gloves||02010||||||1|2||
Vambraces of might|gloves||10020|parry|||||1|2||
Abattoir gloves|gloves||10400|bleed||mage|||1|3||
Bestial gloves|gloves||02020|adrenaline|||||1|3||
Bone bracers|gloves||12000|bleed|||||1|3||
Bracelet of fire|gloves||10300|embers||mage|||1|3||
Bracelet of fury|gloves||14000|adrenaline|||||1|3||
Bracelet of iron|gloves||02030|might-of-stone|||||1|3||
Bracelet of power|gloves||10300|focus||mage|||1|3||
Branded bracers|gloves||02020|regrowth|||||1|3||
Devourer's grips|gloves||10400|rust||mage|||1|3||
Gauntlets of the fallen|gloves||30020||finery-of-the-fallen|warrior|||1|3||
Mortuary gauntlets|gloves||10030|acid||warrior|||1|3||
Razor fists|gloves||01030|rake|||||1|3||
Reaper's fists|gloves||13000|critical-strike||rogue|||1|3||
Tainted wraps|gloves||10300|curse|||||1|3||
Boar-hide boots|feet||10010|steadfast|||||1|1||
Buckled boots|feet||11000||||||1|1||
Crow's feet|feet||10100||||||1|1||
Dusty footpads|feet||10000|charm|||||1|1||
Goblin kickers|feet||11000||||||1|1||
Rat-skin boots|feet||10000||||||1|1||
Reed-woven sandals|feet||10100|charm|||||1|1||
Ruby slippers|feet||10010|click-your-heels|||||1|1||
Spindlesilk boots|feet||10100||spindlesilk||||1|1||
Barkskin greaves|feet||12000|bleed|||||1|2||
Baron's boots|feet||10010|dominate|||||1|2||
Boots of swift flight|feet||12000|||rogue|||1|2||
Bright greaves|feet||12000|steadfast|||||1|2||
Captain's boots|feet||20010|surefooted|||||1|2||
Deerskin boots|feet||11000||||||1|2||
Logan's runners|feet||21000|sidestep||rogue|||1|2||
Majestic greaves|feet||22000||royal-regalia|warrior|||1|2||
Marsh stalkers|feet||23000|sideswipe|||||1|2||
Marsh striders|feet||22000|sideswipe|||||1|2||
Quicksilver boots|feet||20100|quicksilver||mage|||1|2||
Rune-forged greaves|feet||20200|focus|||||1|2||
Sanguine slippers|feet||20200|charm||mage|||1|2||
Scarab sandals|feet||20020|||mage|||1|2||
Scout's longboots|feet||13000|sideswipe||warrior|||1|2||
Shadow treads|feet||12000|sidestep||rogue|||1|2||
Sludge waders|feet||10010||||||1|2||
Velvet slippers|feet||10300|haste|||||1|2||
Barbarous boots|feet||23000|savagery||warrior|||1|3||
Bewitched boots|feet||20200|dominate|||||1|3||
Boots of black fortune|feet||20020|feint||warrior|||1|3||
Boots of shielding|feet||20010|deflect||mage|||1|3||
Ebon boots|feet||21000|fearless|||||1|3||
Elemental greaves|feet||20020|fire-aura||mage|||1|3||
Herald's spurs|feet||21000|charge|||||1|3||
Rumble thumpers|feet||13000|knockdown|||||1|3||
Twisted treads|feet||22000|trickster|||||1|3||
Vagabond boots|feet||20020|steadfast|||||1|3||
Acid-coated battle axe|main hand|axe~|11000|acid|||||1|1||
Ancient sword|main hand|sword~|11000|bleed|||||1|1||
Crone's dagger|main hand|dagger~|10100||||||1|1||
Curved blade|main hand||10000||||||1|1||
Dirk of deceit|main hand|dagger~|11000|corruption|||||1|1||
Gilbert's club|main hand|club~|03000||||||1|1||
Goblin hewer|main hand||10010||||||1|1||
Huntsman's axe|main hand|axe~|02000||||||1|1||
Leader's edge|main hand||11000||||||1|1||
Meat cleaver|main hand|axe~|10000|bleed|||||1|1||
Nightbringer|main hand||14000|might-of-stone|||||1|1||
Nightfall|main hand||10400|might-of-stone|||||1|1||
Notched blade|main hand||11000||||||1|1||
Silver silence|main hand||10100|immobilise|||||1|1||
Skullbreaker|main hand||12000|pound|||||1|1||
The apprentice|main hand||01100||||||1|1||
Venomous fang|main hand||11000|venom|||||1|1||
Abyssal blade|main hand||23000|deep-wound||rogue|||1|2||
Ashen staff|main hand|staff~|10200||||||1|2||
Betsy blue anchor|main hand|anchor|24000|stun||warrior|||1|2||
Black fang|main hand||12000|parry|||||1|2||
Black jack|main hand||13000|slam||rogue|||1|2||
Blood harvest|main hand||20100|leech||mage|||1|2||
Bone scythe|main hand||12000|retaliation|||||1|2||
Brawler's shiv|main hand|dagger~|24000|venom||rogue|||1|2||
Buccaneer's rapier|main hand|sword~|11000|riposte|||||1|2||
Burning heretic|main hand||33000|critical-strike||rogue|||1|2||
Dark crystal|main hand||12000|venom||rogue|||1|2||
Dark malice|main hand||23000|impale||warrior|||1|2||
Ebony|main hand|sword|23000||ebony-and-ivory|rogue+warrior|||1|2||
Fire brand|main hand||20200|fire-aura||mage|||1|2||
Frenzy|main hand||24000|cleave||warrior|||1|2||
Illumanti rod|main hand||20100|overload||mage|||1|2||
Lacerator|main hand||13000|parry|||||1|2||
Lucky fishing rod|main hand||21000|charm|||||1|2||
Magician's crook|main hand|staff~|20300|radiance||mage|||1|2||
Nalsa's claws|main hand|fist weapon|23000|impale||warrior|||1|2||
Phoenix claw|main hand|fist weapon~|12000|immobilise|||||1|2||
Pulveriser|main hand||24000|knockdown||warrior|||1|2||
Scorpion stinger|main hand||21000|venom||rogue|||1|2||
Shiny dirk|main hand|dagger~|12000||||||1|2||
Silk cut|main hand||22000|riposte||rogue|||1|2||
Spellbreaker|main hand||24000|disrupt||rogue|||1|2||
Swordbreaker|main hand||20300|retaliation||mage|||1|2||
The rock|main hand|club|14000|slam||warrior|||1|2||
Torturer's rod|main hand||22000|stun||mage|||1|2||
Trident of the seven seas|main hand|spear~|10300||||||1|2||
Trog spear|main hand|spear~|13000|||warrior|||1|2||
Velocifero|main hand||33000|riposte|||||1|2||
Winter's bite|main hand||22000|bleed||warrior|||1|2||
Aged acronium|main hand||20500|rust||mage|||1|3||
Belching bludger|main hand||24000|disease|||||1|3||
Blood crescent|main hand||35000|cleave||warrior|||1|3||
Bone claw|main hand|fist weapon~|23000|rake|||||1|3||
Bone gavel|main hand|hammer~|34000|knockdown||warrior|||1|3||
Deep freeze|main hand||20300|stun|||||1|3||
Ever-sharp|main hand||34000|deep-wound||warrior|||1|3||
Fortune's favour|main hand||20500|radiance||mage|||1|3||
Frost burn|main hand||20400|piercing||mage|||1|3||
Grimm reaper|main hand||35000|brutality||warrior|||1|3||
Hoarfrost|main hand||20300|chill-touch|||||1|3||
Lasher|main hand||33000|bleed|||||1|3||
Mortician's scalpel|main hand|dagger~|34000|disease||rogue|||1|3||
Orb stinger|main hand||34000|shock||rogue|||1|3||
Pain in chains|main hand||24000|pound|||||1|3||
Retribution|main hand||36000|feral-fury||warrior|||1|3||
Sacrum of carnage|main hand||25000|fatal-blow||rogue|||1|3||
Scorn|main hand||23000|immobilise||rogue|||1|3||
Serenity|main hand||24000|deep-wound||rogue|||1|3||
Shadow-woven kris|main hand|dagger~|35000|deep-wound||rogue|||1|3||
Sliver of shadow|main hand||24000|chill-touch||rogue|||1|3||
Spinal tap|main hand||34000|impale||warrior|||1|3||
Tainted striker|main hand||30300|corruption||mage|||1|3||
Talanost's edge|main hand||35000|sear||rogue|||1|3|?|
Tempest's fury|main hand||20500|windblast|||||1|3||
Tenacity|main hand||25000|deep-wound||rogue|||1|3||
The sting|main hand||35000|impale||warrior|||1|3||
Trickster's maul|main hand|club~|34000|trickster|||||1|3||
Wand of lightning|main hand|wand~|20400|shock||mage|||1|3||
Wicked claw|main hand|fist weapon~|13000|critical-strike|||||1|3||
Crock's tooth|left hand||01000||||||1|1||
Dented buckler|left hand|shield~|10010||||||1|1||
Essence of shadow|left hand||10100|chill-touch|||||1|1||
Ghoul claw|left hand|fist weapon~|11000|piercing|||||1|1||
Murder of crows|left hand||11000||||||1|1||
Rage claw|left hand|fist weapon~|11000|dominate|||||1|1||
Rennie's slicer|left hand||11000|first-cut|||||1|1||
Scaled defender|left hand||02010||||||1|1||
Spider's spinneret|left hand||10100|webbed|||||1|1||
Stone shield|left hand|shield~|10020|slam|||||1|1||
Ardent edge|left hand||12000|parry|||||1|2||
Blackout|left hand||22000|stun|||||1|2||
Book of black deeds|left hand|spell book~|20200|||mage|||1|2||
Champion's blade|left hand||21000|bleed|||||1|2||
Deathstrike|left hand||13000|bulls-eye|||||1|2||
Deliverance|left hand||13000|deep-wound||warrior|||1|2||
Dour claws|left hand|fist weapon~|14000|rake||warrior|||1|2||
Dragonslayer|left hand||24000|deep-wound|||||1|2||
Ebenezer's spellbook|left hand|spell book~|20200|sear||mage|||1|2||
Hydra's guard|left hand||20030|deflect||warrior|||1|2||
Hydra's wing|left hand||20020|deflect||warrior|||1|2||
Ivory|left hand|sword|22000||ebony-and-ivory|rogue+warrior|||1|2||
Left hook|left hand||12000|immobilise|||||1|2||
Razorback|left hand||20020|slam||warrior|||1|2||
Ridgeback|left hand||10020|slam||warrior|||1|2||
Rockbiter|left hand||12000|piercing|||||1|2||
Shadowblade|left hand||20300|retaliation|||||1|2||
Shrink ray|left hand||10100|zapped|||||1|2||
Spine tooth|left hand||22000|critical-strike||rogue|||1|2||
Sprig of corruption|left hand||20300|corruption|||||1|2||
St Elmo's fire|left hand||20200|lightning|||||1|2||
Stone crescent|left hand||20020|slam||warrior|||1|2||
T-Bone wand|left hand|wand~|11000|bolt||mage|||1|2||
Tome of deep thought|left hand|spell book~|20300|||mage|||1|2||
Tome of intellect|left hand|spell book~|20200|focus||mage|||1|2||
Twin furies|left hand||13000|||rogue|||1|2||
Vampire's kiss|left hand||12000|leech|||||1|2||
Vorpal sword|left hand|sword~|23000|vanquish||rogue|||1|2||
Witching hour|left hand||23000|bulls-eye||rogue|||1|2||
Wreekin net|left hand||12000|webbed|||||1|2||
Archstrike|left hand||30300|dominate||mage|||1|3||
Black death|left hand||24000|critical-strike||rogue|||1|3||
Bone bow of grief|left hand|bow~|25000|puncture||warrior|||1|3||
Chains of binding|left hand||20300|shackle||mage|||1|3||
Cortical bulb|left hand||30500|brain-drain||mage|||1|3||
Dark tower|left hand||20040|impale||warrior|||1|3||
Fall of angels|left hand||15000|windblast|||||1|3||
Fang of Vengos|left hand||24000|venom||rogue|||1|3||
Final solution|left hand||25000|acid||rogue|||1|3||
Grasping grimm|left hand||30300|rake||mage|||1|3||
Grimoire of entropy|left hand|spell book~|30300|sear||mage|||1|3||
Ice splinter|left hand||24000|piercing||rogue|||1|3||
Iron curtain|left hand||03020|iron-will||warrior|||1|3||
Justice|left hand||23000|knockdown|||||1|3||
Lens of blasting|left hand||20030|lightning||warrior|||1|3||
Lexicon of bones|left hand|spell book~|20500|haunt||mage|||1|3||
Meat grinder|left hand||23000|pound|||||1|3||
Parasitic plate|left hand||20040|leech||warrior|||1|3||
Raven eye|left hand||23000|bolt|||||1|3||
Shallow grave|left hand||23000|savagery|||||1|3||
Shield of bones|left hand|shield~|04020|piercing||warrior|||1|3||
Spite|left hand||23000|venom|||||1|3||
Spitfire|left hand||24000|sear||rogue|||1|3||
Steel gear solid|left hand||20030|retaliation||warrior|||1|3||
Talanost's reach|left hand||30400|critical-strike||mage|||1|3||
Talanost's wall|left hand||20050|deflect||warrior|||1|3||
Thunder hammer|left hand|hammer~|24000|shock||warrior|||1|3||
Tor shield|left hand|shield~|20020|deflect|||||1|3||
Torment|left hand||20400|disease|||||1|3||
Twilight claw|left hand|fist weapon~|23000|rake|||||1|3||
Witch's finger|left hand||20300|curse|||||1|3||
Wrecking ball|left hand||25000|demolish||warrior|||1|3||
Demon's heart|talisman||10000|trickster|||||1|1||
Spindle's eye|talisman||10000|charm|||||1|1||
Stone ward|talisman||00000|might-of-stone|||||1|1||
Third eye|talisman||10000|charm|||||1|1||
Avian's crest|talisman||01100|charm|||||1|2||
Braids of the bull|talisman||10000|charge|||||1|2||
Core of flame|talisman||00100|||mage|||1|2||pyromancer
Dour's whetstone|talisman||10000|piercing||rogue+warrior|||1|2||
Elemental dust|talisman||00100|might-of-stone|||||1|2||
Phoenix ashes|talisman||00100|heal|||||1|2||
Sap-filled gland|talisman||10000|heal|||||1|2||
Seal of war|talisman||10000|fearless|||||1|2||
Tiger's fury|talisman||10000|||warrior|||1|2||berserker
Tiger's heart|talisman||10000|cats-speed|||||1|2||
Bag o' bones|talisman||00100|curse|||||1|3||
Blinding dust|talisman||10000|deceive|||||1|3||
Bone fetish|talisman||00010|||mage|||1|3||necromancer
Dark therapy|talisman||10000|regrowth|||||1|3||
Grimm ichor|talisman||10000|poison-mastery||rogue|||1|3||
Heart of the beast|talisman||11000|savagery|||||1|3||
Lady of the lamp|talisman||00010|||mage|||1|3||medic
Sands of time|talisman||10000|time-shift|||||1|3||
Seed of rage|talisman||00200|dominate||mage|||1|3||
Survivor's pennant|talisman||11000|fortitude|||||1|3||
The craven's head|talisman||11000|sidestep||rogue|||1|3||
Winter's heart|talisman||00010|||mage|||1|3||icelock
Beads of brilliance|necklace||01100||||||1|1||
Clymonistra's sorrow|necklace||00100||clymonistra||||1|1||
Granny's locket|necklace||00100||||||1|1||
Stone collar|necklace||00010|charm|||||1|1||
Trophy of bones|necklace||00110|charm|||||1|1||
Amber-coated collar|necklace||00010|heal|||||1|2||
Beetle-shell garland|necklace||10000|charm|||||1|2||
Black pearl|necklace||00200|curse|||||1|2||
Channeler's prism|necklace||00100|focus|||||1|2||
Diamond of the tundra|necklace||10000|piercing|||||1|2||
Dour's fury|necklace||10000|savagery|||||1|2||
Eye of shadow|necklace||10000|haste|||||1|2||
Lodestone|necklace||00200|rust|||||1|2||
Marsh pendant|necklace||00110|steadfast|||||1|2||
Pendant of foresight|necklace||10000|evade|||||1|2||
Silver cross|necklace||10100|heal|||||1|2||
Vermillion heart|necklace||10000|life-spark|||||1|2||
Warder's collar|necklace||00120|might-of-stone||mage|||1|2||
Charged core|necklace||00200|life-spark|||||1|3||
Chilblain's tears|necklace||00110|piercing||mage|||1|3||
Dark queen|necklace||00200|heal|||||1|3||
Ghoul's teeth|necklace||10000|piercing||rogue|||1|3||
Glacial shards|necklace||11000|piercing||warrior|||1|3||
Horn of courage|necklace||11000|courage||warrior|||1|3||
Inner circle|necklace||00005|curse|||||1|3||
Leap of faith|necklace||10000|radiance|||||1|3||
Stolen hope|necklace||01100|deceive|||||1|3||
Winged locket|necklace||00015|courage|||||1|3||
Blackfire ring|ring||00000|sear|||||1|1||
Circle of thorns|ring||00000|thorns|||||1|1||
Grave dust ring|ring||01000||||||1|1||
Lightning ring|ring||00000|lightning|||||1|1||
Missing link|ring||01100||||||1|1||
Scholar's circle|ring||00000|eureka|||||1|1||
Traveller's band|ring||01100|charm|||||1|1||
Widow's band|ring||00100|heal|||||1|1||
Abyssal brimstone|ring||00100|cauterise|||||1|2||
Avatar's circle|ring||00100|overload||mage|||1|2||
Band of conquest|ring||00010|fortitude||rogue+warrior|||1|2||
Clymonistra's folly|ring||00110||clymonistra||||1|2||
Cutter's cornelian|ring||00010|piercing|||||1|2||
Dryad's band|ring||01000|thorn-armour|||||1|2||
Finger of fire|ring||01000|sear|||||1|2||
Lupine lapis|ring||01000|bleed|||||1|2||
Magpie's mischief|ring||00010|steal|||||1|2||
Mender's marcasite|ring||00100|regrowth|||||1|2||
My precious|ring||00010|vanish|||||1|2||
Ring of the marshes|ring||01100|swamp-legs|||||1|2||
Serpent's coil|ring||01000|immobilise||rogue+warrior|||1|2||
Splintered band|ring||02000|retaliation||warrior|||1|2||
Steadfast ring|ring||00010|steadfast||mage|||1|2||
Vermillion rage|ring||00100|bleed|||||1|2||
Wayfarer's ring|ring||01100|charm|||||1|2||
Band of elements|ring||00200|lightning||mage+warrior|||1|3||
Blood winter|ring||01000|leech|||||1|3||
Budak's signet|ring||01100|steal||mage+warrior|||1|3||
Conduit of shadow|ring||00300|overload||mage|||1|3||
Hunger|ring||02000|leech|||||1|3||
Khana's revenge|ring||02000|bleed||warrior|||1|3||
Leader of the pack|ring||01000|dominate|||||1|3||
Martyr's blood|ring||00110|martyr|||||1|3||
Serpentine spiral|ring||01010|immobilise||mage+rogue|||1|3||
Seven stars|ring||02000|heal||rogue+warrior|||1|3||
Sinister shadows|ring||01100|vanish|||||1|3||
Spider sapphire|ring||00110|webbed||mage+rogue|||1|3||
Stria of Genna|ring||00120|shock||mage|||1|3||
Tooth 'n claw|ring||11000|sideswipe||warrior|||1|3||
Wrath of ages|ring||00200|rust||mage|||1|3||
Wytchwood thorn|ring||01000|thorns||rogue+warrior|||1|3||
Zul's zapper|ring||01100|zapped|||||1|3||
Grim shade|head||13000|vanish,dominate||rogue||rare|1|2||
Crown of valour|head||05500|command,radiance||||epic|1|3||
Grim dark|head||15000|vanish,dominate||rogue||rare|1|3||
Chitin claws|gloves||10400|thorns,heal||mage||rare|1|2||
Inscribed gauntlets|gloves||12000|heal||||common|1|2||
Chitin talons|gloves||10700|thorns,heal||mage||rare|1|3||
Gallant defenders|gloves||13000|heal,iron-will|||||1|3||
Gnawing pain|main hand|axe|24000|disease,fatal-blow||warrior||rare|1|2||
Beacon of faith|main hand|orb|20300|heal,surge|||medic||1|3||
Corrupted bite|main hand|axe|36000|disease,fatal-blow||warrior||rare|1|3||
Ruination|main hand|dagger|25000|deceive,deep-wound||||epic|1|3||
Golden fire|left hand|bow|15000|smash-fire|||ranger||1|2||
Spell book of secrets|left hand|spell book|10200|dominate||||common|1|2||
Book of the dead|left hand|spell book|30400|haunt|||||1|3||
Stalker's surprise|main or left hand|gauntlet|24000|bleed||||rare|1|3||
Bubbling bile|talisman||00000|vitriol||||rare|1|3||
Betsy's compass|necklace||10000|attraction||||rare|1|2||
Knight's rose|ring||01100|martyr||||common|1|1||
Vampire's bite|ring||02000|piercing||||rare|1|2||
Blood rose|ring||01100|dark-pact||||rare|1|3||
Assassin's veil|head||00100|vanish|||||2|1|?|
Chieftain's guard|head||01000|might-of-stone|||||2|1|?|
Crown of spite|head||00010|curse|||||2|1|?|
Dark-scale war helm|head||10010|deflect|||||2|1|?|
Garland of sacrifice|head||12000|atonement|||||2|1|?|
Hat of stars|head||01100|charm|||||2|1|?|
Hood of the night fiend|head||01010||fiends-finest||||2|1||
Lock jaw|head||01010|slam|||||2|1|?|
Marauder's bandanna|head||01000||||||2|1|?|
Plumed helm|head||00010||||||2|1|?|
Sniper's goggles|head||00010|focus|||||2|1|?|
White mane|head||01100|charm|||||2|1|?|
Anansi's hood|head||10300|webbed||mage|||2|2|?|
Black talon hood|head||23000|vanish||rogue|||2|2|?|
Braids of the outcast|head||10100|fearless||mage|||2|2|?|
Cobwebbed capotain|head||11000||missionarys-calling|rogue|||2|2||
Coif of waning|head||10020|dominate|||||2|2|?|
Crown of Gandhara|head||12000|command|||||2|2|?|
Dark vine pith|head||10020|thorns||mage|||2|2|?|
Eyes of the serpent|head||10020|hypnotise||rogue+warrior|||2|2|?|
Hammerhead|head||10020|charge||warrior|||2|2|?|
King of the pond|head||10200|overload||mage|||2|2|?|
Maiden's mask|head||10200|sear|||||2|2|?|
Monkey brain|head||10200|disrupt|||||2|2||
Totem mask|head||12000|might-of-stone|||||2|2|?|
Umbra's cowl|head||10100|trickster||mage|||2|2|?|
Wings of gold|head||10010|time-shift|||||2|2|?|
Blood-sworn crown|head||20030|iron-will|blood-sworn|warrior|hexed||2|3||
Crimson cover|head||22000|bleed||rogue|||2|3|?|
Gore mask|head||23000|mangle||rogue|||2|3|?|
Helm of reflection|head||20020|deflect||mage|||2|3|?|
Krakka's crown|head||20500|command||mage|||2|3|?|
Mordant shroud|head||20300|acid||mage|||2|3|?|
Mourn helm|head||22000|impale||warrior|||2|3|?|
Prowler's cowl|head||24000|vanish|prowler|rogue|hexed||2|3||
Puritan's peak|head||20020|charm,heal|||||2|3|?|
Troll tusks|head||20020|charge|||||2|3|?|
Volcanist's hood|head||20300|overload|volcanism|mage|hexed||2|3||
Wastrel's guise|head||22000|blind||rogue|||2|3|?|
Cardinal's cappa|cloak||01010||||||2|1|?|
Ghost cloth|cloak||00010|charm|||||2|1|?|
Grizzly mantle|cloak||01000|savagery|||||2|1||
Inscribed mantle|cloak||00110|iron-will|||||2|1|?|
Predator's pelt|cloak||01010||||||2|1|?|
Rock shoulders|cloak||00010|might-of-stone|||||2|1|?|
Saddle blanket|cloak||00010||||||2|1|?|
Shadow-dyed cloak|cloak||00100|wisdom|||||2|1||
Spectral shawl|cloak||01000|vanish|||||2|1|?|
Wildfire weave|cloak||00110|backdraft|||||2|1|?|
Back to the wild|cloak||12000|fearless||rogue+warrior|||2|2|?|
Cape of the savage|cloak||10200|primal||mage|||2|2|?|
Chibacha|cloak||10002|gorilla-rage|||||2|2||
Conch shoulders|cloak||10010|time-shift|||||2|2||
Cope of rituals|cloak||12000|heal||rogue|||2|2|?|
Coronado's pride|cloak||10100|reckless|||||2|2||
Drake-skin epaulets|cloak||20400|backdraft||mage|||2|2|?|
Hair of the wolf|cloak||11000|cunning||rogue|||2|2|?|
Hunter's burden|cloak||10020|feint||mage|||2|2|?|
Lice-ridden pelt|cloak||11000|parasite||warrior|||2|2|?|
Mantle of the deceiver|cloak||13020|deceive|||||2|2|?|
Net of snares|cloak||10100|immobilise|||||2|2|?|
Shade's mantle|cloak||11000|trickster||warrior|||2|2|?|
Shawl of skulls|cloak||10020|purge||mage|||2|2|?|
Shredded drape|cloak||10020|channel||mage|||2|2|?|
Shroud of nightmares|cloak||12000|confound|||||2|2|?|
Stole of shadow|cloak||11000|steal||rogue|||2|2|?|
Twister|cloak||10100|confound||mage|||2|2|?|
Blackrock shoulders|cloak||24000|retaliation||warrior|||2|3|?|
Cape of the unseen|cloak||23000|coup-de-grace||rogue|||2|3|?|
Cloak of the undying|cloak||20003|greater-heal|||||2|3|?|
Mesh of sinew|cloak||24000|dark-pact||rogue|||2|3|?|
Nemesis shawl|cloak||20300|wither||mage|||2|3|?|
Patchwork pulp|cloak||22000|slick|||||2|3|?|
Runeplate pauldrons|cloak||20020|last-defence||warrior|||2|3|?|
Sentry shoulders|cloak||20020|heavy-blow||warrior|||2|3|?|
Wings of fury|cloak||20300|surge||mage|||2|3|?|
Barbarian's chest wig|chest||11000|fear|||||2|1|?|
Barkskin barding|chest||10010|thorn-armour|||||2|1|?|
Charged breastplate|chest||01010|lightning|||||2|1|?|
Green blaze|chest||10010|haste|||||2|1|?|
Highwayman's coat|chest||10100|fear|||||2|1||
Hound-master's tunic|chest||11000|sideswipe|||||2|1|?|
Joseph's coat|chest||10010|second-skin,charm|||||2|1|?|
Knot of knives|chest||11000|flurry|||||2|1|?|
Medic's uniform|chest||10100|heal|||||2|1|?|
Rider's jerkin|chest||10000||||||2|1|?|
Rusted chainmail|chest||10010||||||2|1|?|
Sawdust 'n stitches|chest||10010|heartless|||||2|1||
Shockwave|chest||02010|lightning|||||2|1|?|
Wolf-bone vest|chest||10010||||||2|1|?|
Bright scale hauberk|chest||02020|radiance||warrior|||2|2|?|
Buckmaster's jacket|chest||03010|cunning||warrior|||2|2|?|
Burnished breastplate|chest||03020|blind|||||2|2|?|
Desolation robes|chest||20200|siphon|||||2|2|?|
Drakefire chestguard|chest||04030|barbs||warrior|||2|2|?|
Drakefire raiment|chest||20300|fire-aura||mage|||2|2||
Electrified vest|chest||11000|shock||rogue|||2|2|?|
Forest cuirass|chest||02020|thorn-armour||warrior|||2|2|?|
Gator aid|chest||10020|second-skin|||||2|2|?|
Gilded chasuble|chest||20200|channel||mage|||2|2|?|
Gravedirt girdle|chest||10100|parasite||mage|||2|2||
Nocturnal leathers|chest||12000|savagery||warrior|||2|2|?|
Preacher's coat|chest||11000||missionarys-calling|rogue|||2|2||
Safari cams|chest||10020|vanish||warrior|||2|2|?|
Snakeskin coat|chest||22000|deceive||rogue|||2|2|?|
Sniper's jacket|chest||10100|focus|||||2|2|?|
Stoneguard chest|chest||12000|might-of-stone||warrior|||2|2|?|
Tracker's chestguard|chest||10020|critical-strike|||||2|2|?|
Widow's weave|chest||20300|weaver||mage|||2|2|?|
Blood-sworn chestguard|chest||24000|unstoppable|blood-sworn|warrior|hexed||2|3||
Brace of fury|chest||23000|critical-strike||rogue|||2|3|?|
Crystal plate|chest||24000|overpower||warrior|||2|3|?|
Glutton's robes|chest||20400|leech||mage|||2|3|?|
Krakka's casing|chest||20040|thorn-armour||warrior|||2|3|?|
Magma hide|chest||13000|backdraft||warrior|||2|3|?|
Mucus membrane|chest||20020|immobilise||warrior|||2|3|?|
Prowler's tunic|chest||14000|critical-strike|prowler|rogue|hexed||2|3||
Rock spine coat|chest||24000|gouge||rogue|||2|3|?|
Sanguine surcoat|chest||20400|dark-pact||mage|||2|3|?|
Titan-forged hauberk|chest||20030|thorn-armour||mage|||2|3|?|
Volcanist's vestment|chest||20040|reaper|volcanism|mage|hexed||2|3||
Armbands of living flame|gloves||10100|sear|||||2|1||
Dark vein bracers|gloves||10010||||||2|1|?|
Dread forge gauntlets|gloves||01100|retaliation|||||2|1|?|
Gloves of the night fiend|gloves||01000||fiends-finest||||2|1||
Janitor's safety gloves|gloves||01010||||||2|1|?|
Patchwork gloves|gloves||00110|charm|||||2|1|?|
Phantom gauntlets|gloves||11000|curse|||||2|1|?|
Troll-skin gloves|gloves||00010||||||2|1||
Armbands of attraction|gloves||10100|confound||mage|||2|2||
Bone bracelets|gloves||11000|trickster|||||2|2|?|
Bracers of frenzy|gloves||11000|compulsion||warrior|||2|2|?|
Burnished gauntlets|gloves||02020|knockdown|||||2|2|?|
Don's fists|gloves||13000|sideswipe|||||2|2|?|
Drake's scales|gloves||14000|rake||warrior|||2|2|?|
Fingerless gloves|gloves||11000|crawlers||rogue|||2|2|?|
Leather long arms|gloves||12000|sure-grip|||||2|2|?|
Prickle pair|gloves||12000|barbs||rogue|||2|2|?|
Rainbow-skin brassard|gloves||10100|regrowth||mage|||2|2|?|
Rusted armbands|gloves||01010|counter||warrior|||2|2|?|
Shocking scales|gloves||10100|shock||mage|||2|2|?|
Spider grips|gloves||12000|sure-grip||rogue+warrior|||2|2|?|
The untouchables|gloves||12000|shunt|||||2|2||
Waxen wilds|gloves||10020|surge||mage|||2|2|?|
Weeper's blooms|gloves||10200||call-of-nature|mage|||2|2||
Blood-sworn gauntlets|gloves||14000|resolve|blood-sworn|warrior|hexed||2|3||
Deft hands|gloves||12000|stun,steal|||||2|3|?|
Fortune's seekers|gloves||14000|unstoppable||warrior|||2|3|?|
Gloves of the firmament|gloves||10400|resolve||mage|||2|3|?|
Gore-soaked fists|gloves||14000|slam||warrior|||2|3|?|
Grips of living stone|gloves||10040|might-of-stone||rogue|||2|3|?|
Nergal's splinters|gloves||10020|rake||mage|||2|3|?|
Prowler's handguards|gloves||14000|sneak|prowler|rogue|hexed||2|3||
Volcanist's handwraps|gloves||10400|melt|volcanism|mage|hexed||2|3||
Warfists of fury|gloves||13000|knockdown||warrior|||2|3|?|
Bile-coated boots|feet||01100||||||2|1|?|
Firewalker's boots|feet||11000|turn-up-the-heat|||||2|1|?|
Ghost rider's spurs|feet||10000|reckless|||||2|1||
Grounded boots|feet||10100|insulated|||||2|1|?|
Iron stompers|feet||10010|knockdown|||||2|1|?|
Pilgrim's progress|feet||10010|surefooted|||||2|1|?|
Sailor's sandals|feet||10000|surefooted|||||2|1|?|
Shaggy mukluks|feet||10010|haste|||||2|1|?|
Tarsus boots|feet||01100|surefooted|||||2|1|?|
Bug grinders|feet||12000|compulsion||warrior|||2|2|?|
Conga kickers|feet||01010|lightning||rogue|||2|2|?|
Death blades|feet||23000|fatal-blow||rogue|||2|2|?|
Enchanted boots|feet||10010|heal|||||2|2|?|
Golden greaves|feet||12000|charm||warrior|||2|2|?|
Jungle runners|feet||10002|haste|||||2|2|?|
Lightning loafers|feet||10100|lightning||mage|||2|2|?|
Mud sliders|feet||11000|unstoppable||warrior|||2|2|?|
Rough pelt moccasins|feet||10020|dominate||mage|||2|2|?|
Slither steps|feet||12000|charm|||||2|2|?|
Stone walkers|feet||10100|might-of-stone|||||2|2|?|
Storm riders|feet||10010||pagans-spirit|rogue|||2|2||
Cornerstone boots|feet||20020|insulated||mage|||2|3|?|
Frost spike boots|feet||20020|barbs||warrior|||2|3|?|
Ixion's shackles|feet||20300|immobilise||mage|||2|3|?|
Lava pads|feet||20200|fire-shield||mage|||2|3|?|
Scarlet sabatons|feet||23000|haste||warrior|||2|3|?|
Singed footpads|feet||23000|sidestep||rogue|||2|3|?|
Slime skimmers|feet||22000|webbed|||||2|3|?|
Black peak|main hand||02000|deep-wound||rogue|||2|1|?|
Bramble blade|main hand||12000|bleed|||||2|1|?|
Buzz saw|main hand||10000|cleave|||||2|1|?|
Cut throat's carver|main hand||01100|bleed|||||2|1|?|
Duty|main hand|sword|11000|charm|faith-and-duty||||2|1||
Flint knife|main hand|dagger~|10000|gouge|||||2|1|?|
Forger's hammer|main hand|hammer~|02000|pound|||||2|1|?|
Frost reaver's tongue|main hand||12000|frostbite|||||2|1|?|
Furnace fire|main hand||10100|sear|||||2|1|?|
Gratuitous maximus|main hand||11000|bleed|||||2|1|?|
Great divider|main hand|axe|11000|bleed|||||2|1||
Headsplitter|main hand||12000|savagery|||||2|1|?|
Inscribed fist|main hand|fist weapon~|12000|knockdown||warrior|||2|1|?|
Ivory spire|main hand||00100|focus|||||2|1|?|
Knight's folly|main hand||01100||||||2|1|?|
Midnight's edge|main hand||12000|dominate|||||2|1|?|
Mighty claw|main hand|fist weapon~|11000|sideswipe|||||2|1|?|
Red mist|main hand||02200|bleed|||||2|1|?|
Rusted knife|main hand|dagger~|10000|bleed|||||2|1|?|
Solstice|main hand||10300|channel|||||2|1|?|
Splintered claw|main hand|fist weapon~|01010||||||2|1|?|
Stalker's stiletto|main hand|dagger~|10100|silver-frost|||||2|1|?|
Stone spike|main hand||02000|critical-strike||rogue|||2|1|?|
Twilight scepter|main hand||10200|wither||mage|||2|1|?|
Walking stick|main hand|staff~|10100|charm|||||2|1|?|
Winter's fall|main hand||11000|silver-frost|||||2|1|?|
Abracabamba|main hand|spell book|20200|blink||mage|||2|2||
Ancestral blade|main hand|sword|23000|piercing,bleed||rogue|||2|2||
Ancestral spear|main hand|spear|23000|||warrior|||2|2||spirit-hunter
Ancestral stave|main hand|staff|20300|overload,focus||mage|||2|2||
Bloodied claws|main hand|fist weapon~|22000|rake|||||2|2|?|
Bone wild|main hand||12000|deep-wound|||||2|2|?|
Broken blade|main hand|dagger|10200|bleed||mage|||2|2||
Burnished knuckles|main hand|fist weapon~|22000|fatal-blow||warrior|||2|2|?|
Ceremonial dagger|main hand|dagger~|22200|bleed|||||2|2|?|
Comb of sailors' fingers|main hand||22000|disease|||||2|2|?|
Crystal dagger|main hand|dagger~|23000|gut-ripper||rogue|||2|2|?|
Death rattle|main hand||20300|near-death||mage|||2|2|?|
Ebon cutlass|main hand|sword~|23000|deep-wound||rogue|||2|2|?|
Fang of the fearless|main hand||21000|deep-wound|||||2|2|?|
Glaive of souls|main hand|spear|22200|vampirism|||hexed||2|2||
Grub's glory|main hand||12000|crawlers|||||2|2|?|
Hunting fork|main hand||13000|skewer||warrior|||2|2|?|
Jade teeth|main hand||22000|rake||warrior|||2|2|?|
Lone wolf|main hand||12000|bleed|||||2|2|?|
Mortal coil|main hand||22000|reaper||rogue|||2|2|?|
Nelson's column|main hand||13000|knockdown||warrior|||2|2|?|
Nelson's column|main hand||13000|knockdown||warrior|||2|2|?|
Shrunken hand|main hand|fist weapon|21000|sideswipe|||||2|2||
Sun blaze|main hand||23000|sear|||||2|2|?|
Thunder|main hand|axe|12000||savage-arms|warrior|||2|2||
Tremor stick|main hand|staff~|12000|shock||warrior|||2|2|?|
Untamed will|main hand||23000|piercing||rogue|||2|2|?|
Voodoo doll|main hand||20200|curse|||||2|2|?|
Wangimbo|main hand|spear|22000|impale||warrior|||2|2||
Wind baton|main hand||10200|windblast||mage|||2|2|?|
Wishing staff|main hand|staff~|20300|wish-master||mage|||2|2|?|
Abandoned hope|main hand||34000|gut-ripper||rogue|||2|3|?|
Acheron's tower|main hand||20400|might-of-stone||mage|||2|3|?|
Acheron's war glaive|main hand|spear~|24000|cleave||rogue+warrior|||2|3|?|
Avalanche|main hand||20600|shatter||mage|||2|3|?|
Azure embers|main hand||20400|disrupt||mage|||2|3|?|
Crystal hammer|main hand|hammer~|25000|stagger||warrior|||2|3|?|
Doom's harbinger|main hand||25000|doom|||||2|3|?|
Fist of fury|main hand|fist weapon~|23000|knockdown|||||2|3|?|
Hellslide halberd|main hand|spear~|26000|impale||warrior|||2|3|?|
Oculus, eye of pain|main hand|staff|20500|lightning,focus||mage|||2|3||
Ravenos, bringer of ruin|main hand|sword|25000|deep-wound,sear||rogue+warrior|||2|3||
Serrated scapula|main hand||25000|fallen-hero||warrior|||2|3|?|
Spoke of the wheel|main hand||24000|deep-wound||rogue|||2|3|?|
Black heart|left hand||10020|deflect|||||2|1|?|
Bugsplatter|left hand||11000||||||2|1|?|
Celeste's anchor|left hand||01000|pound|||||2|1|?|
Colt phoenix|left hand|flintlock~|11000|volley|||||2|1|?|
Cruel cleaver|left hand|axe~|02000||||||2|1|?|
Cutlass of the seven seas|left hand|sword~|10000|parry|||||2|1|?|
Dawnlight|left hand||11000|blind|||||2|1|?|
Defendus maximus|left hand||10010|deflect|||||2|1|?|
Dire claw|left hand|fist weapon~|01100||||||2|1|?|
Doorman|left hand||00010|slam|||||2|1|?|
Faith|left hand|sword|12000|immobilise|faith-and-duty||||2|1||
Falk's firestarter|left hand|flintlock~|11000|headshot|||||2|1|?|
Flint knife|left hand|dagger~|10000|gouge|||||2|1|?|
Greenstone axe|left hand|axe~|01000||||||2|1|?|
Ink-blotted tome|left hand|spell book~|10100|dominate|||||2|1|?|
Inscribed fist|left hand|fist weapon~|12000|pound||warrior|||2|1|?|
Jeeve's juicer|left hand||11000|gouge|||||2|1|?|
Manticore's tooth|left hand||01000|savagery|||||2|1|?|
Quill of Aquila|left hand||11000|bleed|||||2|1|?|
Repentance|left hand||10000|channel|||||2|1|?|
Rock fist|left hand|fist weapon~|10100|surge|||||2|1|?|
Silver leaf|left hand||10100|focus|||||2|1|?|
Stone fury|left hand||10200|surge|||||2|1|?|
Sword of the dales|left hand|sword~|01100|heal|||||2|1|?|
Windbreaker|left hand||10010||||||2|1|?|
Bark whip|left hand||22000|bleed|||||2|2|?|
Black taipan|left hand|snake~|23000|convulsions|||||2|2|?|
Bogglespiff's digest|left hand|spell book~|20200|insight|||||2|2|?|
Bone shaker|left hand||20100|fear||mage|||2|2|?|
Brazen bar|left hand||20200|knockdown|||||2|2|?|
Carapace crest|left hand||20020|webbed||warrior|||2|2|?|
Cart wheel|left hand||20010|roll-with-it||warrior|||2|2|?|
Creek guard|left hand||20010|retaliation||warrior|||2|2|?|
Devil's incisor|left hand||22000|fatal-blow|||||2|2|?|
Drake's defender|left hand||20040|piercing||warrior|||2|2|?|
Embalming razor|left hand||22000|blind-strike|||||2|2|?|
Emerald taipan|left hand|snake~|23000|venom||rogue|||2|2|?|
Fer-de-lance|left hand|snake~|12000|venom||rogue|||2|2|?|
Feral falcate|left hand|dagger|12000||pagans-spirit|rogue|||2|2||
High priest's scepter|left hand||20200|resolve|||||2|2|?|
Lesser bushmaster|left hand|snake~|23000|constrictor||rogue|||2|2|?|
Lost scriptures|left hand|spell book|10200||cistenes-chattels|mage|||2|2||
Medicine staff|left hand|staff~|20300|greater-heal||mage|||2|2|?|
Monarch viper|left hand|snake~|22000|venom||rogue|||2|2|?|
Rip spleen|left hand||21000|bleed|||||2|2|?|
Rodent's scratchers|left hand||22000|piercing|||||2|2|?|
Scarlet hunter|left hand||22000|critical-strike||rogue|||2|2|?|
Shrunken hand|left hand|fist weapon|21000|sideswipe|||||2|2||
Silver flight|left hand||12000|charm||rogue|||2|2|?|
Sol shield|left hand|shield~|20020|radiance|||||2|2|?|
Spinneret of shadows|left hand||20300|webbed||mage|||2|2|?|
Squall|left hand|axe|12000||savage-arms|warrior|||2|2||
Stormbound|left hand||12000|volley|||||2|2|?|
The nosepicker|left hand||20200|bleed|||||2|2|?|
Widow's needle|left hand|dagger~|23000|piercing||rogue|||2|2|?|
Agilax, the string of tears|left hand|bow|23000|||rogue|||2|3||blood-archer
B is for Banshee|left hand||20400|windblast||mage|||2|3|?|
Blackthorn twister|left hand||24000|cruel-twist||rogue|||2|3|?|
Blood thorn|left hand||25000|gouge||rogue|||2|3|?|
Bone rot|left hand||23000|leech||warrior|||2|3|?|
Calcite claw|left hand|fist weapon~|24000|piercing|||||2|3|?|
Dark star|left hand||20300|barbs|||||2|3|?|
Dull gladius|left hand|sword~|23000|slam|||||2|3|?|
Erkil's hacker|left hand|axe~|24000|compulsion||warrior|||2|3|?|
Hound hook|left hand||23000|gouge||rogue|||2|3|?|
Ixion's wheel|left hand||20040|fire-aura||warrior|||2|3|?|
Krakka's vengeance|left hand||25000|piercing||rogue|||2|3|?|
Light-forged bulwark|left hand|shield~|20040|defender||warrior|||2|3|?|
Mortis, shard of doom|left hand|dagger|25000|bleed,lightning||rogue+warrior|||2|3||
Scriva, nimbus of nightmares|left hand|wand|30400|curse,sear||mage|||2|3||
Self-published grimoire|left hand|spell book~|20300|dark-pact||mage|||2|3|?|
Self-published grimoire|left hand|spell book~|20300|surge||mage|||2|3|?|
Self-published grimoire|left hand|spell book~|20300|regrowth||mage|||2|3|?|
Self-published grimoire|left hand|spell book~|20300|trickster||mage|||2|3|?|
Self-published tome|left hand|spell book~|20030|dark-pact||mage|||2|3|?|
Self-published tome|left hand|spell book~|20030|trickster||mage|||2|3|?|
Self-published tome|left hand|spell book~|20030|regrowth||mage|||2|3|?|
Self-published tome|left hand|spell book~|20030|surge||mage|||2|3|?|
Shiverspine|left hand||23000|frostbite||rogue|||2|3|?|
Stones of dissolution|left hand||30500|confound||mage|||2|3|?|
Adam's core|talisman||01000|heal|||||2|1|?|
Benediction|talisman||00100|||mage|||2|1||acolyte
Crow feather|talisman||00100||||||2|1|?|
Earthen embers|talisman||01000|cauterise|||||2|1||
Elder seed|talisman||00100|||mage|||2|1||druid
Luke's left hand|talisman||00000|high-five|||||2|1|?|
Maker's button|talisman||10000||||||2|1||
Stone blood|talisman||00010|heal|||||2|1|?|
Wishing well coin|talisman||00000|charm|||||2|1|?|
Wolf's paw|talisman||10000||||||2|1|?|
Drake spirit|talisman||10000|||warrior|||2|2||drake
Eye of a kraken|talisman||10000|greater-heal||rogue+warrior|||2|2|?|
Kaala's scale|talisman||10000|||rogue|||2|2||venomancer
Khana's pride|talisman||10010|sideswipe|||||2|2|?|
Lich stone|talisman||00100|||mage|||2|2|?|runecaster
Lightning whetstone|talisman||10000|sure-edge||rogue+warrior|||2|2|?|
Screaming skull|talisman||10004|charm|||||2|2|?|
Spook chi|talisman||10000|trickster||rogue|||2|2|?|
Stone of the sitadell|talisman||10000|disrupt||warrior|||2|2|?|
The mind's eye|talisman||00100|||mage|||2|2||scholar
Tigris paw|talisman||10000|evade|||||2|2|?|
Angel's despair|talisman||10000|dirge|||||2|3|?|
Blood soul|talisman||11000|weaver||warrior|||2|3|?|
Fade, splinter of shadow|talisman||20004|charm,trickster|||||2|3||
Frozen heart|talisman||10000|shatter|||||2|3|?|
Rock idol|talisman||00010|||mage|||2|3|?|geomancer
Titan stone|talisman||10000|||warrior|||2|3||titan
Betsy's second compass|necklace||00000|safe-path|||||2|1|?|
Blood iron knot|necklace||00010|charm|||||2|1|?|
Dagona's heart|necklace||01100|radiance|||||2|1|?|
Drust's medallion|necklace||00100||||||2|1|?|
Eye of the swarm|necklace||01100|swarm|||||2|1|?|
Graven chill|necklace||01100|frostbite|||||2|1|?|
Number of the beast|necklace||01100||||||2|1|?|
Prayer beads|necklace||00000|heal|||||2|1|?|
Providence|necklace||01100|faith|||||2|1|?|
Silver whistler|necklace||00000|faithful-friend|||||2|1|?|
Torque of iron|necklace||01100|rust|||||2|1|?|
Wanderer's wytchstone|necklace||00100|charm|||||2|1|?|
Black pearl rosary|necklace||00100||cistenes-chattels|mage|||2|2||
Brock's medallion|necklace||01000|fearless|||||2|2|?|
Captive's collar|necklace||10000|bleed|||||2|2|?|
Corroded pendant|necklace||10000|rust|||||2|2|?|
Dreamcatcher|necklace||10000|immobilise|||||2|2|?|
Hanuman's hair|necklace||10000|monkey-mob|||||2|2|?|
Hunter's heart|necklace||10000|savage-call||warrior|||2|2|?|
Lucky crown|necklace||10000|charm|||||2|2|?|
Maggot finger|necklace||00100|wither||mage|||2|2|?|
Obsidian shard|necklace||10000|piercing||mage|||2|2|?|
Sanctified scale|necklace||00010||seraphims-symbols|warrior|||2|2||
Sea spray garland|necklace||10100|wave||mage|||2|2|?|
Silver bullet|necklace||00100|quicksilver||mage|||2|2|?|
Wish bone|necklace||01004|charm|||||2|2|?|
Chained heart|necklace||10100|channel||mage|||2|3|?|
Collar of correction|necklace||11000|sweet-spot||rogue|||2|3|?|
Garm's whistle|necklace||10100|packmaster|||||2|3|?|
Gullet scales|necklace||10010|charm|||||2|3|?|
Illumanti circlet|necklace||10010|confound||mage|||2|3|?|
Soldering iron|necklace||11000|dominate||warrior|||2|3|?|
Tendon rope|necklace||10000|greater-heal||mage|||2|3|?|
After burn|ring||00010|turn-up-the-heat|||||2|1|?|
All Hallows ring|ring||01000||||||2|1|?|
Black hole|ring||01100|dark-pact|||||2|1|?|
Briar star|ring||00010|thorns|||||2|1|?|
Epona's blessing|ring||00010|charm|||||2|1|?|
Grieving soul|ring||00010|fire-aura|||||2|1||
Harvester|ring||02200|regrowth|||||2|1|?|
Motley band|ring||01100|sneak|||||2|1|?|
Pilfered ring|ring||00100||||||2|1|?|
Pins 'n needles|ring||00000|thorns|||||2|1|?|
Puritan's band|ring||01000|charm|||||2|1|?|
Signet of sorrow|ring||01100|suppress|||||2|1|?|
The fellowship ring|ring||01100|charm|||||2|1|?|
Warded wood|ring||01100||||||2|1|?|
Bad tooth|ring||00200|disease||mage|||2|2|?|
Circle of storms|ring||00010|lightning||warrior|||2|2|?|
Fisher's friend|ring||01000|hooked||rogue|||2|2|?|
Fyre fiend|ring||00010|fire-shield|||||2|2|?|
Gravedigger's ring|ring||01000|underhand||rogue|||2|2|?|
Iron recluse|ring||00200|corrode|||||2|2|?|
Kiss of a princess|ring||01000|charm|||||2|2|?|
Last breath|ring||00004|refresh||warrior|||2|2|?|
Lycanth's teeth|ring||01000|bleed||rogue+warrior|||2|2|?|
Pious halo|ring||02000||seraphims-symbols|warrior|||2|2||
Rain dance|ring||00010||call-of-nature|mage|||2|2||
Ring of remedies|ring||00200|cauterise||mage|||2|2|?|
Scholar's seal|ring||00110|confound|||||2|2|?|
Seal of shadows|ring||00110|veil||mage|||2|2|?|
Shaper's stone|ring||00110|might-of-stone||mage|||2|2|?|
Shard of sky|ring||01000|blind||rogue|||2|2|?|
Spark stone|ring||02000|lightning||rogue|||2|2|?|
Tangle knot|ring||01100|barbs|||||2|2|?|
Twilight tinder|ring||00200|overload||mage|||2|2|?|
Weirdstone|ring||00100|focus||mage|||2|2|?|
Zilla bling|ring||00104|charm|||||2|2|?|
Abyssal firestone|ring||00012|fire-aura|||||2|3|?|
Aethereal|ring||00012|windblast|||||2|3|?|
Blood diamond|ring||00200|bleed||mage|||2|3|?|
Circle of sacrifice|ring||00100|penance||mage|||2|3|?|
Crucifixion nail|ring||01000|sweet-spot||rogue|||2|3|?|
Heat of ardour|ring||02000|sear||warrior|||2|3|?|
Ironbeard band|ring||02000|counter||warrior|||2|3|?|
The dispossessed|ring||01010|steal||rogue|||2|3|?|
Wyrmhole|ring||00100|vortex||mage|||2|3|?|
Emerald warden|chest||10400|channel,resolve||mage||rare|2|1||
Fighting spirit|chest||10010|tranquillity|||monk|rare|2|1||
Writhing carapace|chest||20600|channel,resolve||mage||rare|2|3||
Bramble guard|feet||14000|barbs,compulsion||warrior||rare|2|1||
Tangle doom|feet||25000|barbs,compulsion||warrior||rare|2|3||
Crow wing|main hand|axe|12000|mangle|||brigand|rare|2|1||
Deathblow thorn|main hand|dagger|14000|gut-ripper,deep-wound||rogue||rare|2|1||
Witch bane|main hand|flintlock|13000|splash-damage|||||2|1||
Wytchwood warden|main hand|staff|10200|wild-child|||druid|rare|2|1||
Fireblood tooth|main hand|dagger|25000|gut-ripper,deep-wound||rogue||rare|2|3||
Devout steel|left hand|sword|12000|penance|||pilgrim|rare|2|1||
Sainted scriptures|left hand|spell book|10010|miracle|||acolyte|rare|2|1||
Sanguine shiv|left hand|dagger|12000|vindicator|||pariah|rare|2|1||`;
