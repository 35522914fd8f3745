/** What a model can do with what it carries: for each weapon how far, and what a card must reach. */
import { useTableWords } from '@fray/kit';
import {
  EDITIONS,
  findProfile,
  type HireRules,
  type ModelFile,
  WEAPONS,
  type Weapon,
} from '../../src/index.js';
import type { DevilsWords } from '../words/en.js';

interface WeaponReachProps {
  readonly model: ModelFile;
  readonly rules: HireRules;
}

const CLOSE = 3;
const ROW = 30;
const WIDE = 560;

export function WeaponReach({ model, rules }: WeaponReachProps) {
  const words = useTableWords<DevilsWords>();
  const { setup } = words;
  const profile = findProfile(model.profile, rules);
  const weapons = WEAPONS[rules.edition].filter(({ id }) => model.gear.includes(id));
  if (profile === undefined || weapons.length === 0) return null;
  const far = Math.max(10, ...weapons.map(({ range }) => range / 1000)) + 1;
  const x = (inch: number): number => Math.round((inch / far) * WIDE);
  const close = EDITIONS[rules.edition].closeRange;
  const high = weapons.length * ROW + 26;
  return (
    <figure className="db-weapon-reach">
      <figcaption>
        <b>{setup.reach(words.model(model.name))}</b> <small>{setup.reachHelp}</small>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDE} ${high}`}
        role="img"
        aria-label={weapons.map((w) => barWords(w, profile.skill, words)).join('; ')}
      >
        {weapons.map((weapon, i) => (
          <g key={weapon.id} transform={`translate(0 ${i * ROW})`}>
            {weapon.assault !== true && (
              <>
                <rect className="db-bar-close" width={x(CLOSE)} height={ROW - 6} rx="4" />
                <text x={x(CLOSE) / 2} y="17">
                  {setup.tooClose(close)}
                </text>
              </>
            )}
            <Bar
              weapon={weapon}
              skill={need(weapon, profile.skill)}
              from={weapon.assault === true ? 0 : x(CLOSE)}
              to={x(weapon.range / 1000)}
            />
          </g>
        ))}
        <path className="db-axis" d={`M0 ${high - 20}H${WIDE}`} />
        {Array.from({ length: Math.floor(far / 2) + 1 }, (_, i) => (
          <text
            key={i}
            className="db-axis-name"
            x={x(2 * i)}
            y={high - 4}
            textAnchor={i === 0 ? 'start' : 'middle'}
          >
            {`${2 * i}″`}
          </text>
        ))}
      </svg>
    </figure>
  );
}

const ACCURATE = 2;

function need({ accurate }: Weapon, skill: number): number {
  return accurate === true ? skill - ACCURATE : skill;
}

function barWords(weapon: Weapon, skill: number, words: DevilsWords): string {
  return words.setup.reachOf(need(weapon, skill), words.weapon(weapon.id), weapon.attacks);
}

interface BarProps {
  readonly weapon: Weapon;
  readonly skill: number;
  readonly from: number;
  readonly to: number;
}

function Bar({ weapon, skill, from, to }: BarProps) {
  const words = useTableWords<DevilsWords>();
  const label = words.setup.reachOf(skill, words.weapon(weapon.id), weapon.attacks);
  const fits = to - from > label.length * 6;
  return (
    <>
      <rect className="db-bar-reach" x={from} width={Math.max(8, to - from)} height={ROW - 6} rx="4" />
      <text x={fits ? (from + to) / 2 : to + 8} y="17" textAnchor={fits ? 'middle' : 'start'}>
        {label}
      </text>
    </>
  );
}
