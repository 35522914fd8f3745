/** The steps of an attack as rounds in a belt: those that are through are spent, the one now shines. */
import { classes } from '@fray/kit';
import type { RunningAttack } from '../../src/index.js';
import type { DevilsWords } from '../words/en.js';

const STAGES = ['reactions', 'attack', 'defence', 'counter'] as const;

interface BeltProps {
  readonly attack: RunningAttack;
  readonly words: DevilsWords;
}

export function Belt({ attack, words }: BeltProps) {
  const { stage } = attack;
  const now = stage === 'injury' ? 3 : STAGES.indexOf(stage);
  const names = [
    words.attack.reactions,
    stage === 'attack' ? words.attack.attackDraw(attack.draw, attack.draws) : words.attack.attack,
    words.attack.defence,
    stage === 'injury' ? words.attack.injury : words.attack.counter,
  ];
  return (
    <ol className="db-belt" aria-label={words.attack.steps}>
      <li className="db-belt-done">
        <i aria-hidden="true" />
        <span>{words.attack.weapon(words.weapon(attack.weapon), attack.long)}</span>
      </li>
      {names.map((name, i) => (
        <li
          key={STAGES[i]}
          className={classes(i < now && 'db-belt-done', i === now && 'db-belt-now')}
          {...(i === now ? { 'aria-current': 'step' as const } : {})}
        >
          <i aria-hidden="true" />
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}
