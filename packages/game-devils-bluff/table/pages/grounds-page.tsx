/** The gallery of battlefields and missions on a page of its own; its address says which ground and what for. */
import { parseOptions } from '@fray/engine';
import { Button, type GamePageProps, SelectField, useTableWords } from '@fray/kit';
import { useEffect, useState } from 'react';
import {
  battlefield,
  findTableFile,
  GANG_IDS,
  type GangFile,
  type GangOption,
  gangOptionFault,
  type HireRules,
  MISSIONS,
  type MissionId,
} from '../../src/index.js';
import { keptGangs } from '../setup/gang-shelf.js';
import { Grounds, isDrawn } from '../setup/grounds.js';
import { Key } from '../setup/key.js';
import { Missions } from '../setup/missions.js';
import type { DevilsWords } from '../words/en.js';
import '../setup/setup.css';
import '../css/map.css';
import './pages.css';

const RULES: HireRules = { edition: 'first', drifters: false };
const READY = GANG_IDS.filter((id) => gangOptionFault(id, RULES) === undefined);
/** Between the ground and the mission in an address. */
const AND = '~';

export function GroundsPage({ game, book, path, house }: GamePageProps) {
  const words = useTableWords<DevilsWords>();
  const { setup } = words;
  const own = keptGangs().filter((gang) => gangOptionFault(gang, RULES) === undefined);
  const [{ table, mission }, settle] = useState(() => placeOf(path));
  const [edges, setEdges] = useState<'long' | 'any'>('long');
  const [gangs, setGangs] = useState<readonly string[]>([own.length > 0 ? '0' : READY[0]!, READY[1]!]);
  const [level, setLevel] = useState(house.levels.at(-1)?.id ?? '');
  const [wrong, setWrong] = useState('');
  useEffect(() => {
    const address = `#/game/${game.id}/grounds/${encodeURIComponent(table)}${AND}${mission}`;
    window.history.replaceState(window.history.state, '', address);
  }, [game, table, mission]);
  const play = async (): Promise<void> => {
    const [gang1, gang2] = gangs.map((gang) => gangOf(gang, own));
    const options = parseOptions(game.options, { table, mission, edges, gang1, gang2 });
    if (!options.ok) {
      setWrong(book.problem(options.error));
      return;
    }
    const me = { kind: 'person', name: house.name } as const;
    const started = await house.start({ seats: [me, { kind: 'bot', bot: level }], options: options.value });
    if (started.ok) house.go(`/table/${started.value}`);
  };
  const name = nameOf(table, words);
  return (
    <div className="db-page db-settle">
      <div>
        <Grounds heading="h1" chosen={table} onChange={(next) => settle({ table: String(next), mission })} />
        <Key />
      </div>
      <aside className="db-page-side" aria-label={setup.whatFor}>
        <Missions
          chosen={mission}
          edges={edges}
          onChange={(next) => settle({ table, mission: next })}
          onEdges={setEdges}
        />
        {gangs.map((gang, seat) => (
          <SelectField
            key={seat === 0 ? 'own' : 'theirs'}
            label={seat === 0 ? setup.yours : setup.theirs}
            value={gang}
            values={[
              ...own.map((file, i) => ({ value: String(i), label: file.name })),
              ...READY.map((id) => ({ value: id as string, label: words.gang(id) })),
            ]}
            onChange={(next) => setGangs(gangs.map((old, i) => (i === seat ? next : old)))}
          />
        ))}
        <SelectField
          label={setup.level}
          value={level}
          values={house.levels.map(({ id, label }) => ({ value: id, label }))}
          onChange={setLevel}
        />
        <a className="button" href={`#/game/${game.id}/gang`}>
          {setup.build}
        </a>
        {wrong !== '' && <p role="alert">{wrong}</p>}
        <Button kind="main" onClick={() => void play()}>
          {setup.playOn(name)}
        </Button>
      </aside>
    </div>
  );
}

function placeOf(path: string | undefined): { readonly table: string; readonly mission: MissionId } {
  const [table = '', mission] = decodeURIComponent(path ?? '').split(AND);
  return {
    table: findTableFile(table) === undefined ? 'main-street' : table,
    mission: MISSIONS.find((id) => id === mission) ?? MISSIONS[0]!,
  };
}

function nameOf(table: string, words: DevilsWords): string {
  return isDrawn(table) ? words.setup.drawn : words.ground(battlefield(table).ground.table.name);
}

function gangOf(value: string, own: readonly GangFile[]): GangOption {
  return own[Number(value)] ?? (value as GangOption);
}
