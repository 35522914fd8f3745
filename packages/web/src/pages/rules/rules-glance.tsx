/** The first page for people: what the game is about in three lines and as a scene, then the rules in pictures. */
import type { WordBook } from '@fray/engine';
import { findGame } from '@fray/games';
import { factsOf } from '../../games/facts.js';
import { SceneView } from '../../games/scene.js';
import { GistList } from '../../learn/first/gist-list.js';
import './rules-glance.css';
import { RulesPictures } from './rules-pictures.js';

export interface RulesGlanceProps {
  readonly game: string;
  /** Three sentences for somebody who has never played. */
  readonly gist: WordBook['gist'] | undefined;
}

export function RulesGlance({ game, gist }: RulesGlanceProps) {
  const found = findGame(game);
  const facts = factsOf(game);
  return (
    <div className="glance">
      <div className="glance-head">
        <div>
          <h1>{facts?.title}</h1>
          <p>{facts?.blurb}</p>
          {gist !== undefined && <GistList gist={gist} />}
        </div>
        <div className="glance-scene">
          <SceneView game={game} />
        </div>
      </div>
      {found.ok && <RulesPictures game={found.value} />}
    </div>
  );
}
