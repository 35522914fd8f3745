/** The games as pictures, one click from a match, and beside them one's own sheet. */
import { gameFacts } from '../../games/facts.js';
import { hasLearntAny } from '../../learn/progress.js';
import { hasSolvedAny } from '../../puzzles/solved.js';
import { useServer } from '../../server.js';
import { keptMatches } from '../../session/archive.js';
import { usePlay } from '../../session/begin/use-play.js';
import { useSettings } from '../../settings.js';
import { texts } from '../../texts/index.js';
import { Page } from '../page.js';
import { GameCard } from './game-card.js';
import './home.css';
import { Newcomer, OwnSheet } from './own-sheet.js';
import { useOnlineSheet } from './use-online-sheet.js';

export function Home() {
  const server = useServer();
  const name = useSettings((s) => s.name);
  const online = useOnlineSheet(server === 'there');
  const open = keptMatches().filter((kept) => kept.winners === undefined && kept.choices > 0);
  const waiting = online.mine.filter(({ asked }) => asked).length + open.length;
  const isKnown =
    name !== '' || online.mine.length > 0 || keptMatches().length > 0 || hasLearntAny() || hasSolvedAny();
  const words =
    isKnown && name !== '' ? texts().home.greeting(name, waiting) : texts().home.slogan(gameFacts.length);
  const { play, wrong } = usePlay();
  return (
    <Page title="" wide lead={<p className="page-lead">{words}</p>}>
      <div className="home">
        <h1 className="sr-only">{texts().home.title}</h1>
        <div className="home-games" data-count={gameFacts.length}>
          {gameFacts.map((game) => (
            <GameCard
              key={game.id}
              game={game}
              onPlay={() => void play(game)}
              onNear={() => void prefetch(game.id)}
              wrong={wrong?.game === game.id ? wrong.text : ''}
            />
          ))}
        </div>
        <aside className="home-sheet" aria-label={texts().home.mine}>
          {isKnown ? (
            <OwnSheet open={open} online={online} server={server} />
          ) : (
            <Newcomer onStart={(game) => void play(game)} server={server} />
          )}
        </aside>
        {server === 'missing' && <p className="soft home-offline">{texts().home.offline}</p>}
      </div>
    </Page>
  );
}

/** What a click on "Play" will need, while the person is still reading. */
async function prefetch(game: string): Promise<void> {
  const [{ prefetchTable }] = await Promise.all([
    import('../../session/begin/sit-down.js'),
    import('../local-table.js'),
  ]);
  await prefetchTable(game);
}
