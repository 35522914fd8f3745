/** Tuning, round robins and the worth of cards as parts of a report. */
import type { WordBook } from '@fray/engine';
import type { Card, Cards, Worth } from '../cards/cards.js';
import { tuningCurve } from '../picture/curve.js';
import { type Effect, forestPlot, narrowForest } from '../picture/forest.js';
import { heatMap } from '../picture/heat-map.js';
import type { Robin } from '../robin/robin.js';
import type { Tuned } from '../tune/tune.js';
import type { LabWords } from '../words/lab-words.js';
import { questionName, winnerName } from './names.js';
import type { Part } from './part.js';
import { responseWords } from './response-words.js';

/** So many cards from each end of the list are drawn. */
const DRAWN = 10;

export function tunedParts(tuned: Tuned, book: WordBook, words: LabWords): readonly Part[] {
  const { experiment, points, crossing, fresh, confirmed, matches, rules } = tuned;
  const { option, response, target } = experiment.tuning!;
  const { title, plain } = responseWords(response, book, words);
  const label = questionName(option, book);
  const range = (low: number, high: number): string => words.range(plain(low), plain(high));
  const [first, last] = [points[0]!, points[points.length - 1]!];
  const met =
    crossing === null
      ? words.noCrossing(`${first.value}`, `${last.value}`, plain(target))
      : words.crossing(
          crossing.at.toFixed(1),
          words.range(crossing.low.toFixed(1), crossing.high.toFixed(1)),
        );
  const settings = points.length + 1;
  return [
    {
      heading: words.tuned(label, `${fresh.value}`, title, plain(fresh.mean)),
      words: [
        met,
        words.fresh(`${fresh.value}`, plain(fresh.mean), range(fresh.low, fresh.high), confirmed),
        words.played(fresh.seeds, settings, matches, experiment.seed, rules),
      ],
      picture: tuningCurve(
        { points, target, crossing },
        { title: `${title}: ${label}`, target: words.target, figure: plain, range: words.range },
      ),
      table: {
        head: words.tuneHead,
        rows: points.map(({ value, mean, low, high, seeds }) => [
          `${value}`,
          plain(mean),
          range(low, high),
          words.count(seeds),
        ]),
      },
    },
  ];
}

export function robinParts(robin: Robin, book: WordBook, words: LabWords): readonly Part[] {
  const { experiment, contenders, cells, standings, seeds, matches, rules } = robin;
  const name = (contender: string): string => {
    const key = contender.split(' = ').at(-1)!;
    return capital(book.glossary[key]?.name ?? valueName(book, contender, key));
  };
  const [best] = standings;
  const shares = cells.map((row) => row.map((cell) => cell?.rate ?? null));
  return [
    {
      heading: best!.clear ? words.best(name(best!.name), words.plainShare(best!.share)) : words.allEven,
      words: [
        words.played(seeds, contenders.length * (contenders.length - 1), matches, experiment.seed, rules),
      ],
      table: {
        head: words.standingHead,
        rows: standings.map(({ name: who, share, low, high, clear }) => [
          name(who),
          words.plainShare(share),
          words.range(words.plainShare(low), words.plainShare(high)),
          words.verdicts[clear ? 'clear' : 'open'],
        ]),
      },
    },
    {
      heading: words.pairs,
      words: [words.pairsHelp],
      picture: heatMap(contenders.map(name), shares, {
        title: words.pairs,
        figure: (share) => (share * 100).toFixed(0),
      }),
    },
  ];
}

/** Some names are written small inside a sentence; here they stand by themselves. */
function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function valueName(book: WordBook, contender: string, value: string): string {
  const id = contender.split(' = ')[0]!;
  return book.options[`${id}1`]?.values?.[value] ?? value;
}

export function cardsParts(found: Cards, book: WordBook, words: LabWords): readonly Part[] {
  const { experiment, cards, matches, rules } = found;
  const out = cards.filter(({ held, used }) => (held ?? used)!.clear);
  const name = ({ trait }: Card): string => winnerName(trait, book) ?? trait;
  const drawn = bestAndWorst(cards).map((card) => effectOf(name(card), card));
  const said = {
    title: words.cards,
    less: words.fewer,
    more: words.more,
    none: words.none,
    counting: words.counting,
    isWins: true,
    name: (card: string) => card,
    figure: words.share,
    range: words.range,
  };
  return [
    {
      heading: words.cards,
      words: [
        out.length === 0 ? words.nobodyStandsOut : words.standOut(out.slice(0, 12).map(name)),
        words.cardsHelp,
        words.played(matches, 1, matches, experiment.seed, rules),
      ],
      picture: forestPlot(drawn, said),
      narrow: narrowForest(drawn, said),
      table: { head: words.cardHead, rows: cards.map((card) => cardRow(name(card), card, words)) },
    },
  ];
}

/** The list goes from the best to the worst; its middle is no picture. */
function bestAndWorst(cards: readonly Card[]): readonly Card[] {
  return cards.length <= 2 * DRAWN ? cards : [...cards.slice(0, DRAWN), ...cards.slice(-DRAWN)];
}

function effectOf(question: string, { held, used }: Card): Effect {
  const { adds, low, high, clear } = (held ?? used)!;
  return { question, difference: adds, low, high, verdict: clear ? 'clear' : 'open' };
}

function cardRow(name: string, { held, used }: Card, words: LabWords): string[] {
  const seen = (worth: Worth | null): string[] =>
    worth === null ? ['', ''] : [words.count(worth.rate.games), words.plainShare(worth.rate.rate)];
  const adds = (worth: Worth | null): string => (worth === null ? '' : words.share(worth.adds));
  const judged = held ?? used!;
  return [
    name,
    ...seen(held),
    held === null ? '' : words.plainShare(held.expected),
    adds(held),
    words.range(words.share(judged.low), words.share(judged.high)),
    ...seen(used),
    adds(used),
    words.verdicts[judged.clear ? 'clear' : 'open'],
  ];
}
