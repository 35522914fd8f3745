/** What the fight is about, and from which edges the gangs come. */
import { Button, classes, Icon, SegmentField, useTableWords } from '@fray/kit';
import { useId } from 'react';
import { MISSIONS, type MissionId } from '../../src/index.js';
import { MISSION_PICTURES } from '../pictures.js';
import type { DevilsWords } from '../words/en.js';

interface MissionsProps {
  readonly chosen: MissionId;
  readonly edges: 'long' | 'any';
  readonly onChange: (mission: MissionId) => void;
  readonly onEdges: (edges: 'long' | 'any') => void;
}

export function Missions({ chosen, edges, onChange, onEdges }: MissionsProps) {
  const { setup, missions } = useTableWords<DevilsWords>();
  const group = useId();
  return (
    <section className="db-missions" aria-label={setup.whatFor}>
      <h2>{setup.whatFor}</h2>
      {MISSIONS.map((id) => (
        <label key={id} className={classes('db-mission', id === chosen && 'db-chosen')}>
          <input
            type="radio"
            name={group}
            className="sr-only"
            checked={id === chosen}
            onChange={() => onChange(id)}
          />
          <Icon body={MISSION_PICTURES[id]!} size={36} />
          <span>
            <b>{missions[id]}</b>
            <small>{setup.missions[id]!.short}</small>
            <span>{setup.missions[id]!.text}</span>
          </span>
        </label>
      ))}
      <p className="soft">{setup.always}</p>
      <SegmentField
        label={setup.edges}
        value={edges}
        values={(['long', 'any'] as const).map((value) => ({ value, label: setup.edgeValues[value] }))}
        onChange={onEdges}
      />
      <Button onClick={() => onChange(MISSIONS[Math.floor(Math.random() * MISSIONS.length)]!)}>
        {setup.draw}
      </Button>
    </section>
  );
}
