/** Whom one has met at this game and how it ended, from the matches that this browser keeps. */
import { LEVELS, type PersonaId, readCast } from '@fray/bots';
import type { LevelId, RecordHeader } from '@fray/engine';
import { type KeptMatch, keptMatches, keptRecord } from '../../session/archive.js';

export interface Faced {
  readonly level: LevelId;
  /** Who sat there, and who of them was among the winners. */
  readonly cast: readonly PersonaId[];
  readonly winners: readonly PersonaId[];
  /** One's own score: 1 for a win, a draw shared by all. */
  readonly score: number;
}

export function facedIn(
  game: string,
  matches: readonly KeptMatch[] = keptMatches(),
  record: (id: string) => string | undefined = keptRecord,
): readonly Faced[] {
  return matches.flatMap((kept) => {
    const { winners, people } = kept;
    const [me] = people;
    // What was played on from another match did not begin even.
    if (kept.game !== game || winners === undefined || me === undefined || people.length > 1) return [];
    if (kept.branch !== undefined) return [];
    const seats = seatsOf(record(kept.id));
    const bots = seats.flatMap(({ bot }, seat) => (bot === undefined ? [] : [{ ...readCast(bot), seat }]));
    const level = LEVELS.find((each) => each === bots[0]?.level);
    if (level === undefined || bots.some((bot) => bot.level !== level)) return [];
    const personas = (of: typeof bots): PersonaId[] => of.flatMap(({ persona }) => persona?.id ?? []);
    return [
      {
        level,
        cast: personas(bots),
        winners: personas(bots.filter(({ seat }) => winners.includes(seat))),
        score: winners.length === 0 ? 1 / seats.length : winners.includes(me) ? 1 : 0,
      },
    ];
  });
}

/** The first line of a record says who sat where. */
function seatsOf(text: string | undefined): RecordHeader['seats'] {
  try {
    const header = JSON.parse(text?.split('\n', 1)[0] ?? '') as Partial<RecordHeader>;
    return Array.isArray(header.seats) ? header.seats : [];
  } catch {
    return [];
  }
}

export function scoreAgainst(faced: readonly Faced[], persona: PersonaId) {
  const met = faced.filter(({ cast }) => cast.includes(persona));
  return {
    won: met.filter(({ score }) => score === 1).length,
    lost: met.filter(({ score, winners }) => score < 1 && winners.includes(persona)).length,
  };
}
