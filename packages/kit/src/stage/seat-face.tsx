/** A seat as a face: light and ring on whoever acts, clock and marks on it, and what it says in a bubble. */
import type { ReactNode } from 'react';
import { classes } from '../classes.js';
import { Face } from '../faces/face.js';
import { avatarFor, type Mood } from '../faces/face-id.js';
import { usePerson } from './people.js';
import './seat-face.css';

export interface SeatFaceProps {
  readonly seat: number;
  readonly name: string;
  /** A line under the name: the side, the role of this round. */
  readonly note?: ReactNode;
  readonly mood?: Mood;
  /** A portrait of the game's own, such as a hero; absent: the face of whoever sits here. */
  readonly portrait?: ReactNode;
  /** Where its words stand: to the right of it, to the left, or above. */
  readonly bubble?: 'right' | 'left' | 'above';
  /** Only the medal with its marks; name and note are heard. */
  readonly bare?: boolean;
  /** What belongs to the seat and stands below: Health, piles. */
  readonly children?: ReactNode;
  readonly className?: string;
}

export function SeatFace(props: SeatFaceProps) {
  const { seat, name, note, mood = 'calm', portrait, bubble = 'right', bare, children, className } = props;
  const person = usePerson(seat);
  const standing = person?.standing ?? 'idle';
  return (
    <section
      className={classes(
        'seat-face',
        `seat-${seat}`,
        `face-is-${standing}`,
        bare && 'seat-bare',
        person?.mine === true && 'seat-mine',
        className,
      )}
      // A medal alone is no place of the page.
      aria-label={bare === true ? undefined : name}
    >
      <div className="seat-medal" data-seat-anchor={seat}>
        <div className="seat-portrait" aria-hidden="true">
          {portrait ?? <Face id={person?.face ?? avatarFor(name)} mood={mood} />}
        </div>
        <StandingMark standing={standing} place={person?.place} />
        {person?.clock}
      </div>
      <div className={classes('seat-title', bare && 'sr-only')}>
        <h2 className="seat-title-name" title={name}>
          {name}
        </h2>
        <p className="seat-title-note">
          {note}
          {person !== undefined && person.note !== '' && <span className="sr-only"> {person.note}</span>}
        </p>
      </div>
      {person?.says !== undefined && (
        <p className={`seat-says seat-says-${bubble}`} key={person.says} role="status">
          {person.says}
        </p>
      )}
      {children}
    </section>
  );
}

/** The same as the words, for a glance; a number is the place among those who may answer. */
function StandingMark({
  standing,
  place,
}: {
  readonly standing: string;
  readonly place: number | undefined;
}) {
  if (standing === 'passed')
    return (
      <svg className="seat-check" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3 8.5l3.4 3.4L13 4.6" />
      </svg>
    );
  if (place === undefined || standing === 'out' || standing === 'idle') return null;
  return (
    <span className="seat-turn" aria-hidden="true">
      {place}
    </span>
  );
}
