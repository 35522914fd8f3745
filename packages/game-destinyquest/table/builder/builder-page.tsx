/** Building a hero: who and what on the left, one item in the middle, what comes of it always in view. */
import type { GamePageProps } from '@fray/kit';
import { Button } from '@fray/kit';
import { lazy, Suspense, useRef, useState } from 'react';
import { type Box, buildHero, type HeroSpec, type ItemSpec, PREBUILT } from '../../src/index.js';
import { useWords } from '../lexicon.js';
import type { DuelWords } from '../words/en.js';
import { AsText } from './as-text.js';
import { BoxList } from './box-list.js';
import { Finished } from './finished.js';
import { ItemPanel } from './item-panel.js';
import { keepHero, keptDraft, ownHeroes } from './own-heroes.js';
import { draftOf, useDraft } from './use-draft.js';
import { WhoPanel } from './who-panel.js';
import './builder.css';

const Finder = lazy(async () => ({ default: (await import('./catalogue/finder.js')).Finder }));

/** The path names the hero to start from; without it one goes on where one was. */
export function BuilderPage({ book, path, house }: GamePageProps) {
  const words = useWords();
  const { spec, change, undo } = useDraft(() => startOf(path, words));
  const [box, setBox] = useState<Box>('main hand');
  const bench = useRef<HTMLElement>(null);
  // On a phone the item lies below the boxes.
  const open = (next: Box): void => {
    setBox(next);
    bench.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };
  const put = (item: ItemSpec | undefined): void => {
    const others = spec.items.filter((other) => other.box !== box);
    change({ ...spec, items: item === undefined ? others : [...others, item] });
  };
  const wear = (item: ItemSpec): void => {
    change({ ...spec, items: [...spec.items.filter((other) => other.box !== item.box), item] });
    setBox(item.box);
  };
  const built = buildHero(spec);
  return (
    <div className="dq-bench side-0">
      <div className="dq-bench-head">
        <h1>{words.setup.builder}</h1>
        <span className="dq-soft">{words.setup.savedAsYouGo}</span>
        <Button disabled={undo === undefined} onClick={undo}>
          {words.setup.undo}
        </Button>
        <label className="dq-start-from">
          <span className="sr-only">{words.setup.startFrom}</span>
          <select
            value=""
            onChange={(event) => change(startOf(event.target.value, words))}
            aria-label={words.setup.startFrom}
          >
            <option value="">{words.setup.startFrom}</option>
            {[...ownHeroes(), ...PREBUILT].map(({ id, name }) => (
              <option key={id} value={id}>
                {words.called(name)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <section className="dq-bench-who" aria-label={words.setup.who}>
        <WhoPanel spec={spec} onChange={change} />
        <BoxList spec={spec} book={book} open={box} onOpen={open} />
      </section>
      <section ref={bench} className="dq-bench-item" aria-label={words.setup.itemIn(words.box(box))}>
        <Suspense fallback={null}>
          <Finder spec={spec} box={box} onWear={wear} />
        </Suspense>
        <ItemPanel key={box} spec={spec} box={box} book={book} onChange={put} />
      </section>
      <aside className="dq-bench-sheet" aria-label={words.setup.result}>
        <Finished
          spec={spec}
          book={book}
          onMend={change}
          onUse={(hero) => {
            keepHero(hero);
            house.go(`/game/destinyquest/heroes/${hero.id}`);
          }}
        />
        <AsText
          book={book}
          hero={built.ok ? built.value : undefined}
          onRead={(hero) => change(draftOf(hero, words))}
          spec={spec}
          onSheet={change}
        />
      </aside>
    </div>
  );
}

function startOf(id: string | undefined, words: DuelWords): HeroSpec {
  const hero = [...ownHeroes(), ...PREBUILT].find((other) => other.id === id);
  if (hero !== undefined) return draftOf(hero, words);
  return keptDraft() ?? draftOf(PREBUILT[0]!, words);
}
