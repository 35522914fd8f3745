/** What a model would see, need and hit from where it stands or would stop. */
import { BLOCKED, type DevilsView, OBSCURED, type ShotPreview } from '../src/index.js';
import type { DevilsWords } from './words/en.js';

interface OddsProps {
  readonly table: DevilsView;
  readonly shots: readonly ShotPreview[];
  readonly moved: boolean;
  readonly words: DevilsWords;
  readonly weaponName: (id: string) => string;
}

export function Odds({ table, shots, moved, words, weaponName }: OddsProps) {
  const best = bestByTarget(shots);
  if (best.length === 0) return null;
  return (
    <section className="db-odds" aria-label={moved ? words.fromThere : words.fromHere}>
      <table>
        <caption>{moved ? words.fromThere : words.fromHere}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.away}</th>
            <th scope="col">{words.need}</th>
            <th scope="col">{words.draw}</th>
          </tr>
        </thead>
        <tbody>
          {best.map((shot) => {
            const open = shot.sight.result !== BLOCKED && shot.inRange && !shot.barred;
            return (
              <tr key={shot.target}>
                <th scope="row">
                  {table.roster[shot.target]!.name}
                  <small>{note(shot, words, weaponName)}</small>
                </th>
                <td>{words.inches(shot.away)}</td>
                <td>{open ? `${shot.need}+` : '–'}</td>
                <td>{open ? `${Math.round(shot.chance * 100)}%` : '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function note(
  { sight, inRange, barred, weapon }: ShotPreview,
  words: DevilsWords,
  weaponName: (id: string) => string,
): string {
  if (sight.result === BLOCKED) return words.blocked;
  if (barred) return words.barred;
  const line = sight.result === OBSCURED ? words.obscured : words.clear;
  return `${line} · ${inRange ? weaponName(weapon) : words.far}`;
}

/** The likeliest shot at each enemy; one that cannot be made counts least. */
function bestByTarget(shots: readonly ShotPreview[]): ShotPreview[] {
  const best = new Map<number, ShotPreview>();
  for (const shot of shots) {
    const known = best.get(shot.target);
    if (known === undefined || rank(shot) > rank(known)) best.set(shot.target, shot);
  }
  return [...best.values()].sort((a, b) => rank(b) - rank(a));
}

function rank({ sight, inRange, barred, loss, chance }: ShotPreview): number {
  return sight.result === BLOCKED || !inRange || barred ? -1 : loss + chance / 100;
}
