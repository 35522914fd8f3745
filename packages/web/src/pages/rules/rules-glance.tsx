/** The first page for people: the game as a scene, what it is about, and a round as a row of small pictures. */
import type { WordBook } from '@fray/engine';
import { Icon } from '@fray/kit';
import { SceneView } from '../../games/scene.js';
import { texts } from '../../texts/index.js';
import './rules-glance.css';

/** Pictures for the steps of a round, where a game has drawn them. */
const found = import.meta.glob<readonly string[]>('../../../../game-*/table/glance.ts', {
  eager: true,
  import: 'glance',
});

export interface Glance {
  readonly title: string;
  readonly aim: string;
  readonly steps: readonly { readonly name: string; readonly text: string }[];
}

/** Read from the rules themselves: the title, the first paragraph, and the first numbered list. */
export function glanceOf(html: string): Glance {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const steps = [...(page.querySelector('ol')?.children ?? [])].map((item) => {
    const name = item.querySelector('strong')?.textContent ?? '';
    const text = (item.textContent ?? '').slice(name.length).trim();
    return { name: name.replace(/\.$/, ''), text };
  });
  return {
    title: page.querySelector('h1')?.textContent ?? '',
    aim: page.querySelector('p')?.textContent ?? '',
    steps,
  };
}

export interface RulesGlanceProps {
  readonly game: string;
  readonly glance: Glance;
  /** Three sentences for somebody who has never played. */
  readonly gist: WordBook['gist'] | undefined;
}

export function RulesGlance({ game, glance, gist }: RulesGlanceProps) {
  const { gists } = texts().rules;
  const pictures = found[`../../../../game-${game}/table/glance.ts`] ?? [];
  return (
    <section className="glance">
      <div className="glance-head">
        <div>
          <h1>{glance.title}</h1>
          <p>{glance.aim}</p>
          {gist !== undefined && (
            <dl className="glance-gist">
              {(['aim', 'turn', 'win'] as const).map((part) => (
                <div key={part}>
                  <dt>{gists[part]}</dt>
                  <dd>{gist[part]}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <div className="glance-scene">
          <SceneView game={game} />
        </div>
      </div>
      <ol className="glance-steps">
        {glance.steps.map(({ name, text }, i) => (
          <li key={name} className={`side-${i % 2}`}>
            {pictures[i] !== undefined && (
              <span className="glance-picture">
                <Icon body={pictures[i]} />
              </span>
            )}
            <h2>
              <span className="glance-number">{i + 1}</span> {name}
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
