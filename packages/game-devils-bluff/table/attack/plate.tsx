/** Who it is, on a plate: hit points, the weapon; for whoever is shot at, what would stop it and how likely it hurts. */
import { type DevilsView, profileOf, type RunningAttack } from '../../src/index.js';
import type { DevilsWords } from '../words/en.js';
import { Outlook } from './outlook.js';

interface PlateProps {
  readonly attack: RunningAttack;
  readonly table: DevilsView;
  readonly model: number;
  readonly side: 'left' | 'right';
  readonly mine: boolean;
  readonly words: DevilsWords;
}

export function Plate({ attack, table, model, side, mine, words }: PlateProps) {
  const { hp: most, skill } = profileOf(table, model);
  const hp = table.hp[model]!;
  const aims = model === attack.attacker;
  return (
    <div className={`db-plate db-plate-${side} side-${table.seatOf[model]!}`}>
      <h3>
        {words.model(table.roster[model]!.name)}{' '}
        <span className="db-model-hp" aria-hidden="true">
          {Array.from({ length: most }, (_, i) => (
            <i key={i} className={i < hp ? '' : 'db-lost'} />
          ))}
        </span>
        <span className="sr-only">{words.hp(hp, most)}</span>
      </h3>
      {mine && aims ? <p>{words.attack.yourAim(words.weapon(attack.weapon), skill)}</p> : null}
      {!mine && aims ? <p>{words.skillNote(words.weapon(attack.weapon), skill)}</p> : null}
      {!aims && <Outlook attack={attack} table={table} words={words} />}
    </div>
  );
}
