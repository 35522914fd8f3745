/** How the lab writes its figures: one place behind the decimal sign of the language, and a sign that is a real minus. */
import type { LabWords } from './lab-words.js';

type Figures = Pick<LabWords, 'share' | 'amount' | 'plainShare' | 'plainAmount'>;

export function figuresWith(decimal: '.' | ','): Figures {
  const written = (value: number): string => value.toFixed(1).replace('.', decimal).replace('-', '−');
  const signed = (text: string, value: number): string => (value > 0 ? `+${text}` : text);
  return {
    share: (value) => signed(written(value * 100), value),
    amount: (value) => signed(written(value), value),
    plainShare: (value) => written(value * 100),
    plainAmount: written,
  };
}
