/** One's own sheet on the home page: what goes on, what waits, what one has learnt, who looks for players. A newcomer is shown one place to begin. */
import { Button } from '@fray/kit';
import { Link } from 'wouter';
import { type GameFacts, gameFacts, titleOf } from '../../games/facts.js';
import type { OnlineSheet } from '../../online/sheet/online-sheet.js';
import { waitingFirst } from '../../online/waiting-first.js';
import type { KeptMatch } from '../../session/archive.js';
import { formatTime } from '../../shell/seats/clock.js';
import { texts } from '../../texts/index.js';
import { CodeField } from '../online/code-field.js';
import { GoOn } from './go-on.js';
import { LampScene } from './lamp-scene.js';
import { LessonsPart, LineWords, PuzzlePart, Sign } from './learning.js';

interface SheetProps {
  readonly online: OnlineSheet;
  readonly server: 'asking' | 'there' | 'missing';
}

const MOST = 3;

export function OwnSheet({ open, online, server }: SheetProps & { readonly open: readonly KeptMatch[] }) {
  const { home } = texts();
  const waiting = waitingFirst(online.mine);
  const others = online.mine.filter(({ asked }) => !asked);
  return (
    <>
      <GoOn open={open} />
      {waiting.length > 0 && (
        <section className="sheet-part" aria-label={home.waiting}>
          <h2 className="sheet-title">{home.waiting}</h2>
          {waiting.slice(0, MOST).map((match) => (
            <div key={match.id} className="sheet-line">
              <Sign game={match.game} />
              <LineWords
                title={playersOf(match.seats)}
                soft={`${titleOf(match.game)}${match.due === undefined ? '' : ` · ${home.timeLeft(formatTime(match.due - Date.now()))}`}`}
              />
              <Link href={`/online/${match.table}`} className="button button-choice">
                {home.answer}
              </Link>
            </div>
          ))}
        </section>
      )}
      {others.length > 0 && (
        <section className="sheet-part" aria-label={home.others}>
          <h2 className="sheet-title">{home.others}</h2>
          {others.slice(0, MOST).map((match) => (
            <div key={match.id} className="sheet-line">
              <Sign game={match.game} />
              <LineWords title={playersOf(match.seats)} soft={titleOf(match.game)} />
              <Link href={`/online/${match.table}`} className="button button-plain">
                {home.look}
              </Link>
            </div>
          ))}
        </section>
      )}
      <LessonsPart />
      <PuzzlePart />
      <OpenTables online={online} />
      {server === 'there' && <CodePart />}
    </>
  );
}

/** The first few by name; a table of eight would fill the sheet. */
function playersOf(seats: readonly { readonly name: string }[]): string {
  return texts().home.players(seats.map(({ name }) => name).filter((name) => name !== ''));
}

/** The lamp over the first game, where it begins with a lesson; else its first match. */
export function Newcomer({
  onStart,
  server,
}: Pick<SheetProps, 'server'> & { readonly onStart: (game: GameFacts) => void }) {
  const { home } = texts();
  const first = gameFacts[0];
  if (first === undefined) return null;
  const [lesson] = first.lessons;
  return (
    <>
      <LampScene game={first.id} />
      <section className="sheet-part sheet-first" data-game={first.id}>
        <h2 className="sheet-title">
          {lesson === undefined ? home.first : home.firstMinutes(lesson.minutes)}
        </h2>
        <p>{lesson === undefined ? home.firstText : home.firstLesson}</p>
        {lesson === undefined ? (
          <Button kind="main" onClick={() => onStart(first)}>
            {home.start(first.title)}
          </Button>
        ) : (
          <Link href={`/learn/${first.id}`} className="button button-main">
            {home.start(first.title)}
          </Link>
        )}
        <Link href={`/new/${first.id}/watch`} className="sheet-watch">
          {home.orWatch}
        </Link>
      </section>
      {server === 'there' && <CodePart />}
    </>
  );
}

function OpenTables({ online }: Pick<SheetProps, 'online'>) {
  const { home, online: words } = texts();
  const { tables, running, moreTables, moreRunning } = online;
  const all = tables.length + running.length + moreTables + moreRunning;
  if (tables.length + running.length === 0) return null;
  return (
    <section className="sheet-part" aria-label={home.openTables}>
      <h2 className="sheet-title">
        {home.openTables} <Link href="/join">{home.all(all)}</Link>
      </h2>
      {tables.slice(0, MOST).map((table) => {
        const taken = table.seats.filter((seat) => seat.kind === 'bot' || seat.name !== undefined).length;
        const host = table.seats.find(({ name }) => name !== undefined)?.name ?? '';
        return (
          <div key={table.id} className="sheet-line">
            <Sign game={table.game} />
            <LineWords
              title={host}
              soft={`${titleOf(table.game)} · ${home.seatsOf(taken, table.seats.length)}`}
            />
            <Link href={`/online/${table.id}`} className="button button-plain">
              {words.join}
            </Link>
          </div>
        );
      })}
      {running.slice(0, MOST).map((match) => (
        <div key={match.id} className="sheet-line">
          <Sign game={match.game} />
          <LineWords
            title={playersOf(match.seats)}
            soft={`${titleOf(match.game)} · ${home.watchers(match.watchers)}`}
          />
          <Link href={`/watch/${match.id}`} className="button button-plain">
            {words.watchIt}
          </Link>
        </div>
      ))}
    </section>
  );
}

function CodePart() {
  return (
    <section className="sheet-part">
      <h2 className="sheet-title">{texts().home.code}</h2>
      <CodeField />
    </section>
  );
}
