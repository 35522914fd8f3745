/** At the first match of a game: what it is about, in three lines and a picture. The menu opens it again. */
import type { WordBook } from '@fray/engine';
import { Button, Dialog } from '@fray/kit';
import { Link } from 'wouter';
import { factsOf } from '../../games/facts.js';
import { SceneView } from '../../games/scene.js';
import { texts } from '../../texts/index.js';
import { progressOf } from '../progress.js';
import { GistList } from './gist-list.js';
import './in-short.css';

export interface InShortProps {
  readonly game: string;
  readonly book: WordBook;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function InShort({ game, book, open, onClose }: InShortProps) {
  const { learn } = texts();
  const lesson = factsOf(game)?.lessons[0];
  const isNew = lesson !== undefined && !progressOf(game, lesson.id).done;
  return (
    <Dialog open={open} title={book.title} closeLabel="" onClose={onClose}>
      <div className="in-short" data-game={game}>
        <div className="in-short-scene">
          <SceneView game={game} />
        </div>
        <GistList gist={book.gist} />
        <div className="in-short-ways">
          <Button kind="main" autoFocus onClick={onClose}>
            {learn.begin}
          </Button>
          {isNew && (
            <Link href={`/learn/${game}`} className="button button-plain">
              {learn.learnIn(lesson.minutes)}
            </Link>
          )}
        </div>
      </div>
    </Dialog>
  );
}
