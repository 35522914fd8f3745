/** The id of every ability (its name in kebab case, as the clause index spells it), and how abilities are sorted. */

/** Speed abilities, step 1. */
export type SpeedId =
  | 'cats-speed'
  | 'haste'
  | 'lay-of-the-land'
  | 'fearless'
  | 'quicksilver'
  | 'click-your-heels'
  | 'courage'
  | 'charge'
  | 'adrenaline'
  | 'chill-touch'
  | 'radiance'
  | 'snakes-alive'
  | 'swamp-legs'
  | 'curse'
  | 'immobilise'
  | 'knockdown'
  | 'shackle'
  | 'stun'
  | 'webbed'
  | 'windblast'
  | 'demolish'
  | 'zapped'
  | 'time-shift'
  | 'execution'
  | 'blind'
  | 'constrictor'
  | 'safe-path'
  | 'crawlers'
  | 'reckless'
  | 'ashes';

/** Interrupts, dodges, what answers them, and sacrifice: steps 3 to 5. */
export type StopId =
  | 'banshees-wail'
  | 'brutality'
  | 'command'
  | 'confound'
  | 'deflect'
  | 'dirge'
  | 'head-butt'
  | 'overpower'
  | 'parry'
  | 'slam'
  | 'unstoppable'
  | 'blink'
  | 'evade'
  | 'prophecy'
  | 'sidestep'
  | 'spider-sense'
  | 'vanish'
  | 'veil'
  | 'dodge'
  | 'ensnare'
  | 'hamstring'
  | 'sacrifice';

/** Damage dice abilities, step 4. */
export type DiceId =
  | 'back-fire'
  | 'black-rain'
  | 'blood-hail'
  | 'bolt'
  | 'cleave'
  | 'double-punch'
  | 'flurry'
  | 'ice-shards'
  | 'ignite'
  | 'ley-line-infusion'
  | 'natures-revenge'
  | 'puncture'
  | 'rake'
  | 'skewer'
  | 'stone-rain'
  | 'swarm'
  | 'thorn-cage'
  | 'trample'
  | 'volley'
  | 'vortex'
  | 'haunt'
  | 'meditation'
  | 'stone-skin';

/** Damage score abilities, step 5. */
export type ScoreId =
  | 'compulsion'
  | 'dark-pact'
  | 'deep-wound'
  | 'fatal-blow'
  | 'feral-fury'
  | 'focused-strike'
  | 'heavy-blow'
  | 'impale'
  | 'overload'
  | 'piercing'
  | 'pound'
  | 'shadow-fury'
  | 'slick'
  | 'surge'
  | 'windwalker';

/** Follow-ups, step 6. */
export type FollowUpId =
  | 'convulsions'
  | 'corrode'
  | 'corruption'
  | 'cripple'
  | 'disrupt'
  | 'doom'
  | 'frostbite'
  | 'melt'
  | 'rust'
  | 'shatter'
  | 'shock'
  | 'shunt'
  | 'stagger';

/** Strike backs, step 7. */
export type StrikeId =
  | 'avenging-spirit'
  | 'backdraft'
  | 'counter'
  | 'demon-claws'
  | 'judgment'
  | 'retaliation'
  | 'riposte'
  | 'shield-wall'
  | 'sideswipe'
  | 'spore-cloud'
  | 'thorn-armour'
  | 'thorn-fist'
  | 'rebound';

/** Modifiers that change dice. */
export type DiceModifierId =
  | 'charm'
  | 'feint'
  | 'surefooted'
  | 'trickster'
  | 'deceive'
  | 'shadow-speed'
  | 'consume'
  | 'last-laugh'
  | 'watchful'
  | 'second-sight'
  | 'dominate'
  | 'critical-strike'
  | 'gut-ripper'
  | 'sneak'
  | 'finesse';

/** Modifiers that raise, heal, pay, bring back or work by themselves. */
export type ModifierId =
  | 'raining-blows'
  | 'blood-rage'
  | 'blood-thief'
  | 'bulls-eye'
  | 'savagery'
  | 'vanquish'
  | 'focus'
  | 'fortitude'
  | 'eureka'
  | 'fallen-hero'
  | 'brain-drain'
  | 'might-of-stone'
  | 'iron-will'
  | 'bright-shield'
  | 'ice-shield'
  | 'martyr'
  | 'heal'
  | 'regrowth'
  | 'mend'
  | 'vampirism'
  | 'cauterise'
  | 'tourniquet'
  | 'second-wind'
  | 'steal'
  | 'beguile'
  | 'expertise'
  | 'usurper'
  | 'bless'
  | 'resolve'
  | 'spirit-ward'
  | 'war-paint'
  | 'cunning'
  | 'wisdom'
  | 'heartless'
  | 'channel'
  | 'fear'
  | 'suppress'
  | 'refresh'
  | 'penance'
  | 'greater-heal'
  | 'redemption';

/** Passives, and what does nothing in a duel. */
export type PassiveId =
  | 'barbs'
  | 'bleed'
  | 'burn'
  | 'disease'
  | 'fire-aura'
  | 'thorns'
  | 'venom'
  | 'shades'
  | 'acid'
  | 'sear'
  | 'merciless'
  | 'deadly-poisons'
  | 'poison-mastery'
  | 'embers'
  | 'lightning'
  | 'leech'
  | 'life-spark'
  | 'dark-claw'
  | 'cleansing-light'
  | 'first-strike'
  | 'first-cut'
  | 'shield-spin'
  | 'swift-strikes'
  | 'seeing-red'
  | 'second-skin'
  | 'steadfast'
  | 'kick-start'
  | 'vitriol'
  | 'ambidextrous'
  | 'beep-beep'
  | 'good-taste'
  | 'loot-master'
  | 'midas-touch'
  | 'patchwork-pauper'
  | 'stake'
  | 'reflect';

export type AbilityId =
  | SpeedId
  | StopId
  | DiceId
  | ScoreId
  | FollowUpId
  | StrikeId
  | DiceModifierId
  | ModifierId
  | PassiveId;

/** Speed, combat, modifier, passive. */
export type AbilityClass = 'sp' | 'co' | 'mo' | 'pa';

/** The list of the rules an ability stands in: it says in which step it is played. */
export type AbilityList =
  | 'speed'
  | 'interrupt'
  | 'dodge'
  | 'answer'
  | 'dice'
  | 'score'
  | 'sacrifice'
  | 'post'
  | 'strike'
  | 'modifier'
  | 'passive';
