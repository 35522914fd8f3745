/** The first page for people: the game as a scene, what it is about, and a round as a row of small pictures. */
import { Icon } from '@fray/kit';
import { SceneView } from '../../games/scene.js';
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

export function RulesGlance({ game, glance }: { readonly game: string; readonly glance: Glance }) {
  const pictures = found[`../../../../game-${game}/table/glance.ts`] ?? [];
  return (
    <section className="glance">
      <div className="glance-head">
        <div>
          <h1>{glance.title}</h1>
          <p>{glance.aim}</p>
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
