/** How gaps of the original text are settled, for what can be looked up. */
const INSPIRE =
  'It reaches the cards in the row at that moment, raises attack for a defender, too, and several add up. It stays if this card falls, and a card that survives a round does not give it again.';

export const RULINGS = {
  label: 'Ruling',
  texts: {
    'ability:inspire': INSPIRE,
    'ability:rally': INSPIRE,
    'ability:reinforce':
      'Even to a full hand, and anew each time this card is played. The three may be played at once and stay in their owner’s deck.',
    'ability:surprise':
      'Survivors of earlier rounds keep blockers away as well. In the defender’s row it stops nobody. A table may let Defence-only cards block it.',
    'ability:armor-pierce':
      'In an open lane it does nothing. Two such cards hit each other with all their attack; temporary defence does not help.',
    'ability:hate':
      'For that battle only. The type of the card opposite counts, whoever owns it. A table may add +1 against Cavalry.',
    'ability:kamikaze':
      'Also against a card that came later, and whatever its hit points. No hit, no damage going through and no fatigue in that lane. In the earlier edition only this card is destroyed, and its hit counts.',
    'term:deployment':
      'You may pass although you could play. Any card played starts the count of passes anew.',
    'term:assault':
      'Cards that fall in the same lane leave together. Once a lane has decided the match, later lanes are not fought.',
    'term:attacker':
      'In round 1 a coin decides, unless the table chose otherwise. The roles change even after a round in which nobody played.',
    'term:health':
      'If both reach 0 in the same lane, whoever is further below 0 loses; equal is a draw. A table may look only after the whole Assault. An empty hand or deck costs nobody the match.',
    'term:overflow':
      'A hit of exactly the hit points that are left leaves nothing to go on. In the earlier edition nothing goes through a card.',
    'term:free': 'Cavalry may block like any other Free card.',
  },
} as const;

export type RulingId = keyof typeof RULINGS.texts;
