/** Arrow keys move the ghost by half an inch, with Shift by a tenth; Enter goes there; T and R measure; numbers answer. */
import { type TableProps, useTableKeys } from '@fray/kit';
import type { DevilsView } from '../../src/index.js';
import { CARD_VERBS } from '../cards/draw-choices.js';
import type { Measuring } from '../map/measuring/use-measuring.js';
import type { Sheet } from '../map/sheet.js';
import { stepOnTable } from './places.js';
import { plainOffers } from './question.js';
import type { Models } from './use-models.js';
import type { Placing } from './use-placing.js';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface KeysPlan {
  readonly props: TableProps<DevilsView>;
  readonly placing: Placing;
  readonly measuring: Measuring;
  readonly sheet: Sheet;
  readonly models: Models;
}

export function useMapKeys({ props, placing, measuring, sheet, models }: KeysPlan): void {
  const { moves, onChoose, playing } = props;
  useTableKeys((key, event) => {
    const arrow = ARROWS[key];
    if (placing.pointing !== undefined && arrow !== undefined) {
      placing.nudge(...stepOnTable(sheet, arrow[0], arrow[1], event.shiftKey ? 100 : 500));
      return true;
    }
    if (key === 'Enter' && placing.offer !== undefined && !(event.target instanceof HTMLButtonElement)) {
      onChoose(placing.offer);
      return true;
    }
    if (key === 'Escape' && !playing && models.about >= 0) {
      models.drop();
      return true;
    }
    const tool = ({ t: 'tape', r: 'threat' } as const)[key.toLowerCase()];
    if (tool !== undefined) measuring.pick(tool);
    return tool !== undefined || (/^[1-9]$/.test(key) && answer(Number(key) - 1));
  });

  /** A card, what the strip offers, or the models in their order. */
  function answer(n: number): boolean {
    const cards = moves.filter(({ choice }) => CARD_VERBS.has(choice.do));
    const plain = plainOffers(moves, placing, models.about);
    const offer = [...cards, ...plain][n];
    const model = models.about < 0 ? [...models.may][n - plain.length] : undefined;
    if (offer !== undefined) onChoose(offer);
    else if (model !== undefined) models.pick(model);
    return offer !== undefined || model !== undefined;
  }
}
