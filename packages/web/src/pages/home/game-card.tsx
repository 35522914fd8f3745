/** One game on the home page: its scene, what it is, and the ways into it. */
import lamp from 'game-icon:desk-lamp';
import { Button, Icon } from '@fray/kit';
import { Link } from 'wouter';
import { faceOf } from '../../games/faces.js';
import type { GameFacts } from '../../games/facts.js';
import { SceneView } from '../../games/scene.js';
import { progressOf } from '../../learn/progress.js';
import { texts } from '../../texts/index.js';

export interface GameCardProps {
  readonly game: GameFacts;
  readonly onPlay: () => void;
  /** Somebody is about to press. */
  readonly onNear: () => void;
  readonly wrong: string;
}

export function GameCard({ game, onPlay, onNear, wrong }: GameCardProps) {
  const { home, common, bots } = texts();
  const choosing = faceOf(game.id)?.choosing;
  const play = game.seats.min > 2 ? home.playBots : home.playBot;
  return (
    <article className="game-card side-0" data-game={game.id}>
      <div className="game-scene">
        <SceneView game={game.id} />
      </div>
      <div className="game-words">
        <h2 className="game-title">{game.title}</h2>
        <p>{game.blurb}</p>
        <p className="game-facts">
          {common.players(game.seats.min, game.seats.max)} · {common.minutes(game.minutes)}
        </p>
      </div>
      <div className="game-ways">
        <Button
          kind="side"
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={onPlay}
          aria-label={`${play}: ${game.title}`}
        >
          {play}
        </Button>
        <Way href={`/new/${game.id}/online`} text={home.invite} game={game.title} />
      </div>
      <div className="game-other-ways">
        <Way href={`/bots/${game.id}`} text={bots.choose} game={game.title} />
        <Way
          href={choosing === undefined ? `/new/${game.id}/bot` : `/game/${game.id}/${choosing}`}
          text={choosing === undefined ? home.setUp : home.chooseHero}
          game={game.title}
        />
        <Way href={`/new/${game.id}/here`} text={home.oneScreen} game={game.title} />
      </div>
      {wrong !== '' && <p className="problem">{wrong}</p>}
      <div className="game-foot">
        <Learn game={game} />
        <Way href={`/rules/${game.id}`} text={home.rules} game={game.title} />
      </div>
    </article>
  );
}

/** The lesson to begin with, or that it has been learnt. */
function Learn({ game }: { readonly game: GameFacts }) {
  const [lesson] = game.lessons;
  if (lesson === undefined) return null;
  const { learn } = texts();
  const text = progressOf(game.id, lesson.id).done ? `${learn.learnt} ✓` : learn.learnIn(lesson.minutes);
  return (
    <span className="game-learn">
      <Icon body={lamp} />
      <Way href={`/learn/${game.id}`} text={text} game={game.title} />
    </span>
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
