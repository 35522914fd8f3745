/** Building a gang on a page of its own. Its address is the gang: whoever opens it sees the same one. */
import { type GamePageProps, SelectField, useTableWords } from '@fray/kit';
import { useCallback, useState } from 'react';
import { findGang, GANG_IDS, type GangFile, type GangOption, type HireRules } from '../../src/index.js';
import { GangBuilder } from '../setup/gang-builder.js';
import { named } from '../setup/gang-choice.js';
import { keepGang, keptGangs } from '../setup/gang-shelf.js';
import type { DevilsWords } from '../words/en.js';
import { formatGangAddress, parseGangAddress } from './gang-address.js';
import '../setup/setup.css';
import './pages.css';

const RULES: HireRules = { edition: 'first', drifters: false };
const READY = GANG_IDS.filter((id) => findGang(id, RULES) !== undefined);

export function GangPage({ game, book, path, house }: GamePageProps) {
  const words = useTableWords<DevilsWords>();
  const { setup } = words;
  const [start, setStart] = useState(() => named(startOf(path), words));
  const own = keptGangs();
  const values = [
    { value: '', label: setup.startFromNone },
    ...READY.map((id) => ({ value: id as string, label: words.gang(id) })),
    ...own.map((gang, i) => ({ value: String(i), label: gang.name })),
  ];
  const pick = (value: string): void => {
    const gang = value === '' ? undefined : (own[Number(value)] ?? findGang(value as GangOption, RULES));
    if (gang !== undefined) setStart(named(gang, words));
  };
  const home = `#/game/${game.id}/gang/`;
  const keepAddress = useCallback(
    (gang: GangFile) => window.history.replaceState(window.history.state, '', home + formatGangAddress(gang)),
    [home],
  );
  return (
    <div className="db-page">
      <header className="db-page-head">
        <h1>{setup.builder}</h1>
        <p className="soft">{setup.gangPageHelp}</p>
        <SelectField label={setup.startFrom} value="" values={values} onChange={pick} />
      </header>
      <GangBuilder
        key={formatGangAddress(start)}
        start={start}
        seat={0}
        rules={RULES}
        book={book}
        onGang={keepAddress}
        onUse={(gang) => {
          keepGang(gang);
          house.go(`/game/${game.id}/grounds`);
        }}
      />
    </div>
  );
}

function startOf(path: string | undefined): GangFile | undefined {
  return parseGangAddress(path ?? '', RULES) ?? keptGangs()[0] ?? findGang(READY[0]!, RULES);
}
