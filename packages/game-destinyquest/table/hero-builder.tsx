/** Building a hero: every change is read by the rules at once, which say what comes of it or what is wrong. */
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
} from '../src/index.js';
import { BoxEditor } from './box-editor.js';
import { HeroSummary } from './hero-summary.js';
import { SETUP } from './setup-words.js';
import { capital } from './words.js';

export interface HeroBuilderProps {
  readonly open: boolean;
  readonly start: Hero;
  readonly onClose: () => void;
  readonly onUse: (spec: HeroSpec) => void;
}

export function HeroBuilder({ open, start, onClose, onUse }: HeroBuilderProps) {
  return (
    <Dialog open={open} title={SETUP.builder} onClose={onClose}>
      <Builder start={start} onUse={onUse} />
    </Dialog>
  );
}

function Builder({ start, onUse }: Pick<HeroBuilderProps, 'start' | 'onUse'>) {
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
        <h3>{SETUP.result}</h3>
        {built.ok ? (
          <>
            <HeroSummary hero={built.value} />
            {heroWarnings(built.value).map((warning) => (
              <p key={warning} className="dq-warning">
                {capital(warning)}
              </p>
            ))}
          </>
        ) : (
          <p className="dq-wrong">{built.error}</p>
        )}
        <Button
          kind="main"
          disabled={!built.ok}
          onClick={() => {
            if (built.ok) onUse(specOf(built.value));
          }}
        >
          {SETUP.use}
        </Button>
      </section>
      <AsText hero={built.ok ? built.value : undefined} onRead={(hero) => setSpec(withoutId(specOf(hero)))} />
    </div>
  );
}

/** A changed hero is another hero: its id follows from its name. */
function withoutId({ id: _, ...spec }: HeroSpec): HeroSpec {
  return spec;
}

function WhoFields(props: { readonly spec: HeroSpec; readonly onChange: (part: Partial<HeroSpec>) => void }) {
  const { spec, onChange } = props;
  const careers = CAREERS.filter(({ path, unavailable }) => path === spec.path && unavailable === undefined);
  const career = careers.find(({ id }) => id === spec.career);
  return (
    <div className="dq-who">
      <TextField
        label={SETUP.name}
        value={spec.name}
        maxLength={40}
        onChange={(name) => onChange({ name })}
      />
      <SegmentField
        label={SETUP.path}
        value={spec.path}
        values={PATHS.map((path) => ({ value: path, label: capital(path) }))}
        onChange={(path) => {
          const first = CAREERS.find((other) => other.path === path && other.unavailable === undefined);
          onChange({ path, career: first!.id });
        }}
      />
      <SelectField
        label={SETUP.career}
        value={career?.id ?? ''}
        values={careers.map(({ id, name }) => ({ value: id, label: name }))}
        help={career === undefined ? undefined : SETUP.teaches(career.abilities)}
        onChange={(id) => onChange({ career: id })}
      />
    </div>
  );
}

/** Keeping a hero as a small file, and reading one in. */
function AsText({
  hero,
  onRead,
}: {
  readonly hero: Hero | undefined;
  readonly onRead: (hero: Hero) => void;
}) {
  const id = useId();
  const [text, setText] = useState<string>();
  const [wrong, setWrong] = useState('');
  const shown = text ?? (hero === undefined ? '' : formatHeroFile(hero));
  const read = (): void => {
    const parsed = parseHeroFile(shown);
    setWrong(parsed.ok ? '' : parsed.error);
    if (!parsed.ok) return;
    setText(undefined);
    onRead(parsed.value);
  };
  return (
    <details className="dq-as-text">
      <summary>{SETUP.asText}</summary>
      <label htmlFor={id}>{SETUP.asTextHelp}</label>
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
      <Button onClick={read}>{SETUP.read}</Button>
    </details>
  );
}
