/** The games as pictures; one click from a match. */

import { facts, type GameFacts } from 'virtual:game-facts';
import { Button } from '@fray/kit';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useServer } from '../server.js';
import { keptMatches } from '../session/archive.js';
import { texts } from '../texts/index.js';
import './home.css';
import { Page } from './page.js';
import { SceneView } from './scenes.js';

const PREFETCH_AFTER_MS = 300;

export function Home() {
  const server = useServer();
  useEffect(() => {
    const timer = window.setTimeout(() => {
      for (const { id } of facts) prefetch(id);
    }, PREFETCH_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  const lead = <p className="page-lead">{texts().home.slogan(facts.length)}</p>;
  return (
    <Page title="" wide lead={lead}>
      <div className="stack">
        <h1 className="sr-only">{texts().home.title}</h1>
        <GoOn />
        <div className="home-games" data-count={facts.length}>
          {facts.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </div>
        {server === 'missing' && <p className="soft">{texts().home.offline}</p>}
      </div>
    </Page>
  );
}

/** What a click on "Play" will need, while the person is still reading. */
function prefetch(game: string): void {
  void import('../session/local-matches.js');
  void import('./local-table.js');
  void import('../shell/use-table.js').then(({ prefetchTable }) => prefetchTable(game));
}

function GameCard({ game }: { readonly game: GameFacts }) {
  const [, navigate] = useLocation();
  const [wrong, setWrong] = useState('');
  const play = async (): Promise<void> => {
    const { startLocal } = await import('../session/local-matches.js');
    const started = startLocal({
      game: game.id,
      kind: 'bot',
      players: game.seats.min,
      seat: 0,
      bot: 'greedy',
      names: [],
      options: {},
    });
    if (started.ok) navigate(`/table/${started.value}`);
    else setWrong(started.error);
  };
  return (
    <article className="game-card side-0" data-game={game.id}>
      <div className="game-scene">
        <SceneView game={game.id} />
      </div>
      <div className="game-words">
        <h2>{game.title}</h2>
        <p>{game.blurb}</p>
        <p className="game-facts">
          {texts().common.players(game.seats.min, game.seats.max)} · {texts().common.minutes(game.minutes)}
        </p>
      </div>
      <div className="game-ways">
        <Button
          kind="side"
          onPointerEnter={() => prefetch(game.id)}
          onFocus={() => prefetch(game.id)}
          onClick={() => void play()}
          aria-label={`${texts().home.playBot}: ${game.title}`}
        >
          {texts().home.playBot}
        </Button>
        <Way href={`/new/${game.id}/online`} text={texts().home.invite} game={game.title} />
        <Way href={`/new/${game.id}/hotseat`} text={texts().home.oneScreen} game={game.title} />
        <Way href={`/new/${game.id}/watch`} text={texts().home.watch} game={game.title} />
        <Way href={`/rules/${game.id}`} text={texts().home.rules} game={game.title} />
      </div>
      {wrong !== '' && <p className="problem">{wrong}</p>}
    </article>
  );
}

function Way({ href, text, game }: { readonly href: string; readonly text: string; readonly game: string }) {
  return (
    <Link href={href} className="game-way">
      {text}
      <span className="sr-only">: {game}</span>
    </Link>
  );
}

function GoOn() {
  const open = keptMatches().find((kept) => kept.ended === undefined && kept.choices > 0);
  const game = facts.find((fact) => fact.id === open?.game);
  if (open === undefined || game === undefined) return null;
  return (
    <section className="go-on" aria-label={texts().home.goOn}>
      <div>
        <h2>{texts().home.goOn}</h2>
        <p className="soft">{texts().home.goOnLine(game.title, open.players.join(' – '), open.choices)}</p>
      </div>
      <Link href={`/table/${open.id}`} className="button button-plain">
        {texts().home.goOnButton}
      </Link>
    </section>
  );
}
