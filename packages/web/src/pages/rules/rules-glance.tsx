/** The first page for people: what the game is about in three lines and as a scene, then the rules in pictures. */
import type { AnyGame, WordBook } from '@fray/engine';
import { factsOf } from '../../games/facts.js';
import { SceneView } from '../../games/scene.js';
import { GistList } from '../../learn/first/gist-list.js';
import './rules-glance.css';
import { RulesPictures } from './rules-pictures.js';

export interface RulesGlanceProps {
  readonly game: AnyGame;
  /** Three sentences for somebody who has never played. */
  readonly gist: WordBook['gist'] | undefined;
}

export function RulesGlance({ game, gist }: RulesGlanceProps) {
  const facts = factsOf(game.id);
  return (
    <div className="glance">
      <div className="glance-head">
        <div>
          <h1>{facts?.title}</h1>
          <p>{facts?.blurb}</p>
          {gist !== undefined && <GistList gist={gist} />}
        </div>
        <div className="glance-scene">
          <SceneView game={game.id} />
        </div>
      </div>
      <RulesPictures game={game} />
    </div>
  );
}
