/** "Our Friday rules": a set of options that has a name, is kept here, chosen in one click, and shared by link and file. */
import type { AnyGame } from '@fray/engine';
import { Button, Panel, TextField } from '@fray/kit';
import { useEffect, useRef, useState } from 'react';
import { forgetRuleSet, keepRuleSet, useRuleSets } from '../../rule-sets/kept-sets.js';
import {
  type Chosen,
  formatRuleSet,
  LONGEST_NAME,
  playsBy,
  type RuleSet,
  readRuleSet,
  ruleSetInLink,
  ruleSetOf,
  withRuleSet,
} from '../../rule-sets/rule-set.js';
import { saveFile } from '../../shell/save-file.js';
import { texts } from '../../texts/index.js';

export interface RuleSetsProps {
  readonly game: AnyGame;
  readonly value: Chosen;
  readonly onChange: (value: Chosen) => void;
  /** A set that came with the link to this page. */
  readonly linked: string | undefined;
}

export function RuleSets({ game, value, onChange, linked }: RuleSetsProps) {
  const { ruleSets } = texts().lobby;
  const sets = useRuleSets().filter((set) => set.game === game.id);
  const chosen = sets.find((set) => playsBy(game, value, set));
  const [said, setSaid] = useState('');
  const choose = (set: RuleSet): void => onChange(withRuleSet(game, value, set));
  const receive = useReceived(game, choose, setSaid);
  const opened = useRef(false);
  useEffect(() => {
    if (linked === undefined || opened.current) return;
    opened.current = true;
    void receive(linked);
  }, [linked, receive]);
  return (
    <Panel>
      <section className="rule-sets" aria-label={ruleSets.title}>
        <h2>{ruleSets.title}</h2>
        {sets.length > 0 && (
          <fieldset className="presets-row" aria-label={ruleSets.kept}>
            {sets.map((set) => (
              <Button key={set.name} aria-pressed={set === chosen} onClick={() => choose(set)}>
                {set.name}
              </Button>
            ))}
          </fieldset>
        )}
        {chosen === undefined ? (
          <Keep onKeep={(name) => keepRuleSet(ruleSetOf(game, name, value))} />
        ) : (
          <Share set={chosen} onSaid={setSaid} />
        )}
        <OpenFile onText={(text) => void receive(text)} />
        <p role="status">{said}</p>
      </section>
    </Panel>
  );
}

/** What comes by link or file is kept and chosen, or refused in one sentence. */
function useReceived(game: AnyGame, choose: (set: RuleSet) => void, say: (text: string) => void) {
  return async (text: string): Promise<void> => {
    const read = await readRuleSet(game, text);
    if (!read.ok) return say(read.error);
    keepRuleSet(read.value);
    choose(read.value);
    say(texts().lobby.ruleSets.received(read.value.name));
  };
}

function Keep({ onKeep }: { readonly onKeep: (name: string) => void }) {
  const { ruleSets } = texts().lobby;
  const [name, setName] = useState('');
  return (
    <div className="rule-sets-row">
      <TextField
        label={ruleSets.name}
        value={name}
        maxLength={LONGEST_NAME}
        placeholder={ruleSets.example}
        onChange={setName}
      />
      <Button disabled={name.trim() === ''} onClick={() => onKeep(name)}>
        {ruleSets.keep}
      </Button>
    </div>
  );
}

interface ShareProps {
  readonly set: RuleSet;
  readonly onSaid: (text: string) => void;
}

function Share({ set, onSaid }: ShareProps) {
  const { ruleSets } = texts().lobby;
  const link = `${location.href.split('#')[0]}#/new/${set.game}/${ruleSetInLink(set)}`;
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(link).then(
      () => onSaid(ruleSets.copied),
      () => onSaid(link),
    );
  return (
    <div className="presets-row">
      <Button kind="quiet" data-link={link} onClick={() => void copy()}>
        {ruleSets.copy}
      </Button>
      <Button kind="quiet" onClick={() => saveFile(`${set.name}.fray-rules.json`, formatRuleSet(set))}>
        {ruleSets.save}
      </Button>
      <Button kind="quiet" onClick={() => forgetRuleSet(set)}>
        {ruleSets.forget}
      </Button>
    </div>
  );
}

function OpenFile({ onText }: { readonly onText: (text: string) => void }) {
  const { ruleSets } = texts().lobby;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".json"
        hidden
        aria-label={ruleSets.open}
        onChange={({ target }) => {
          void target.files?.[0]?.text().then(onText);
          target.value = '';
        }}
      />
      <Button kind="quiet" onClick={() => input.current?.click()}>
        {ruleSets.open}
      </Button>
    </div>
  );
}
