/** Building a hero: every change is read by the rules at once, which say what comes of it or what is wrong. */
import type { WordBook } from '@fray/engine';
import { Button, Dialog, SegmentField, SelectField, TextField } from '@fray/kit';
import { useId, useState } from 'react';
import {
  buildHero,
  CAREERS,
  formatHeroFile,
  type Hero,
  type HeroSpec,
  heroWarnings,
  type ItemSpec,
  PATHS,
  parseHeroFile,
  specOf,
} from '../../src/index.js';
import { useWords } from '../lexicon.js';
import { BoxEditor } from './box-editor.js';
import { HeroSummary } from './hero-summary.js';

export interface HeroBuilderProps {
  readonly open: boolean;
  readonly start: Hero;
  readonly book: WordBook;
  readonly onClose: () => void;
  readonly onUse: (spec: HeroSpec) => void;
}

export function HeroBuilder({ open, start, book, onClose, onUse }: HeroBuilderProps) {
  const words = useWords();
  return (
    <Dialog open={open} title={words.setup.builder} onClose={onClose}>
      <Builder start={start} book={book} onUse={onUse} />
    </Dialog>
  );
}

function Builder({ start, book, onUse }: Pick<HeroBuilderProps, 'start' | 'book' | 'onUse'>) {
  const words = useWords();
  const [spec, setSpec] = useState<HeroSpec>(() => withoutId(specOf(start)));
  const change = (part: Partial<HeroSpec>): void => setSpec((now) => ({ ...now, ...part }));
  const built = buildHero(spec);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field must not send the form around the dialog
    <div
      className="dq-builder"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <WhoFields spec={spec} onChange={change} />
      <BoxEditor items={spec.items} onChange={(items: readonly ItemSpec[]) => change({ items })} />
      <section className="dq-built" aria-live="polite">
        <h3>{words.setup.result}</h3>
        {built.ok ? (
          <>
            <HeroSummary hero={built.value} />
            {heroWarnings(built.value).map((warning) => {
              const text = book.problem(warning);
              return (
                <p key={text} className="dq-warning">
                  {words.capital(text)}
                </p>
              );
            })}
          </>
        ) : (
          <p className="dq-wrong">{book.problem(built.error)}</p>
        )}
        <Button
          kind="main"
          disabled={!built.ok}
          onClick={() => {
            if (built.ok) onUse(specOf(built.value));
          }}
        >
          {words.setup.use}
        </Button>
      </section>
      <AsText
        book={book}
        hero={built.ok ? built.value : undefined}
        onRead={(hero) => setSpec(withoutId(specOf(hero)))}
      />
    </div>
  );
}

/** A changed hero is another hero: its id follows from its name. */
function withoutId({ id: _, ...spec }: HeroSpec): HeroSpec {
  return spec;
}

function WhoFields(props: { readonly spec: HeroSpec; readonly onChange: (part: Partial<HeroSpec>) => void }) {
  const { spec, onChange } = props;
  const words = useWords();
  const careers = CAREERS.filter(({ path, noDuel }) => path === spec.path && noDuel === undefined);
  const career = careers.find(({ id }) => id === spec.career);
  return (
    <div className="dq-who">
      <TextField
        label={words.setup.name}
        value={spec.name}
        maxLength={40}
        onChange={(name) => onChange({ name })}
      />
      <SegmentField
        label={words.setup.path}
        value={spec.path}
        values={PATHS.map((path) => ({ value: path, label: words.capital(path) }))}
        onChange={(path) => {
          const first = CAREERS.find((other) => other.path === path && other.noDuel === undefined);
          onChange({ path, career: first!.id });
        }}
      />
      <SelectField
        label={words.setup.career}
        value={career?.id ?? ''}
        values={careers.map(({ id }) => ({ value: id, label: words.career(id) }))}
        help={
          career === undefined
            ? undefined
            : words.setup.teaches(career.abilities.map((id) => words.ability(id)))
        }
        onChange={(id) => onChange({ career: id })}
      />
    </div>
  );
}

/** Keeping a hero as a small file, and reading one in. */
function AsText({
  book,
  hero,
  onRead,
}: {
  readonly book: WordBook;
  readonly hero: Hero | undefined;
  readonly onRead: (hero: Hero) => void;
}) {
  const words = useWords();
  const id = useId();
  const [text, setText] = useState<string>();
  const [wrong, setWrong] = useState('');
  const shown = text ?? (hero === undefined ? '' : formatHeroFile(hero));
  const read = (): void => {
    const parsed = parseHeroFile(shown);
    setWrong(parsed.ok ? '' : book.problem(parsed.error));
    if (!parsed.ok) return;
    setText(undefined);
    onRead(parsed.value);
  };
  return (
    <details className="dq-as-text">
      <summary>{words.setup.asText}</summary>
      <label htmlFor={id}>{words.setup.asTextHelp}</label>
      <textarea
        id={id}
        value={shown}
        rows={16}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      {wrong !== '' && (
        <p className="dq-wrong" role="alert">
          {wrong}
        </p>
      )}
      <Button onClick={read}>{words.setup.read}</Button>
    </details>
  );
}
