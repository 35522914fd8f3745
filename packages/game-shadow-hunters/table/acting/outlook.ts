/** What a choice would come to, from what I know: for the plaque it is made on, and the buttons that answer an attack. */
import type { Offer, TableProps } from '@fray/kit';
import { type AttackForecast, attackForecast, type ShadowView } from '../../src/index.js';
import type { Lexicon } from '../lexicon.js';
import { playerOf } from './use-picking.js';

export function outlookOf(
  props: TableProps<ShadowView>,
  offer: Offer | undefined,
  lexicon: Lexicon,
): string | undefined {
  if (offer === undefined || props.view.table.options.help !== 'odds') return undefined;
  const odds = forecastOf(props, offer);
  if (odds === undefined) return undefined;
  const { words } = lexicon;
  return `${words.unhurt(odds.unhurt)}, ${words.falls(odds.falls, props.decision === 'blur' && props.seat >= 0)}`;
}

/** What an attack on somebody, or one on me that I may blur, would come to. */
function forecastOf(
  { view, decision, seat }: TableProps<ShadowView>,
  offer: Offer,
): AttackForecast | undefined {
  const { table } = view;
  const { choice } = offer;
  if (choice.do === 'attack') return attackForecast(table, seat, playerOf(offer)!);
  const attack = table.attacks[table.attacks.length - 1];
  if (decision !== 'blur' || attack === undefined) return undefined;
  return attackForecast(table, attack.by, seat, { blur: choice.do === 'blur', double: attack.bare });
}
