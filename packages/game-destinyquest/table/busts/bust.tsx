/** A hero as a bust in torchlight, with what lies on the hero drawn around it; heroes of one's own look like their career. */
import { classes } from '@fray/kit';
import type { Hero, MarkPanel } from '../../src/index.js';
import { Conditions } from './conditions.js';
import { pictureOf } from './pictures.js';
import './busts.css';

export interface BustProps {
  readonly hero: Pick<Hero, 'id' | 'career' | 'path'>;
  readonly marks?: readonly MarkPanel[];
  readonly fallen?: boolean;
}

export function Bust({ hero, marks = [], fallen = false }: BustProps) {
  const picture = pictureOf(hero);
  return (
    <span className={classes('dq-bust', fallen && 'dq-bust-fallen')} aria-hidden="true">
      <Conditions marks={marks} picture={picture}>
        <img src={picture} alt="" />
      </Conditions>
    </span>
  );
}
