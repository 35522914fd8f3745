/** Setting up a fight: who rides, where it is settled, and what for. */
import type { OptionsFormProps } from '@fray/kit';
import { useTableWords } from '@fray/kit';
import type { EditionId, GangOption, MissionId, TableOption } from '../../src/index.js';
import type { DevilsWords } from '../words/en.js';
import { GangChoice } from './gang-choice.js';
import { Grounds } from './grounds.js';
import { Missions } from './missions.js';
import './setup.css';
import '../css/map.css';

const GANGS = ['gang1', 'gang2'] as const;

export const ownOptions: readonly string[] = [...GANGS, 'table', 'mission', 'edges'];

export function OptionsForm({ game, book, value, onChange, seat: only }: OptionsFormProps) {
  const { setup } = useTableWords<DevilsWords>();
  const now = (id: string): unknown => value[id] ?? game.options.find((option) => option.id === id)?.default;
  const set = (change: Readonly<Record<string, unknown>>): void => onChange({ ...value, ...change });
  const rules = { edition: now('edition') as EditionId, drifters: now('drifters') === true };
  return (
    <div className="db-setup">
      <section aria-label={setup.who}>
        <h2>{setup.who}</h2>
        <p className="soft">
          {setup.pages} <a href={`#/game/${game.id}/gang`}>{setup.gangPage}</a>,{' '}
          <a href={`#/game/${game.id}/grounds`}>{setup.groundsPage}</a>
        </p>
        <div className="db-gang-choices">
          {GANGS.map((id, seat) =>
            only !== undefined && only !== seat ? null : (
              <GangChoice
                key={id}
                seat={seat}
                rules={rules}
                book={book}
                chosen={now(id) as GangOption}
                onChange={(gang) => set({ [id]: gang })}
              />
            ),
          )}
        </div>
      </section>
      {only === undefined && (
        <div className="db-settle">
          <Grounds
            chosen={now('table') as TableOption}
            another={rules.edition === 'later' ? 'square' : 'random'}
            onChange={(table) => set({ table })}
          />
          <Missions
            chosen={now('mission') as MissionId}
            edges={now('edges') as 'long' | 'any'}
            onChange={(mission) => set({ mission })}
            onEdges={(edges) => set({ edges })}
          />
        </div>
      )}
    </div>
  );
}
