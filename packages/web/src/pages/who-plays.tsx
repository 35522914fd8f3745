/** Who sits at a new table: a bot, somebody at this screen, somebody elsewhere, or only bots. */
import { bots } from '@fray/bots';
import { type AnyGame, type Options, parseOptions } from '@fray/engine';
import { SegmentField, SelectField, SwitchField, TextField } from '@fray/kit';
import type { ClockPlan } from '../online/wire.js';
import { texts } from '../texts/index.js';

export type Kind = 'bot' | 'hotseat' | 'online' | 'watch';
export const KINDS: readonly Kind[] = ['bot', 'hotseat', 'online', 'watch'];

export interface Plan {
  readonly kind: Kind;
  readonly players: number;
  readonly seat: string;
  readonly bot: string;
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: ClockPlan['kind'];
  readonly isPublic: boolean;
}

interface WhoPlaysProps {
  readonly game: AnyGame;
  readonly plan: Plan;
  readonly onChange: (part: Partial<Plan>) => void;
}

interface Seat {
  readonly value: string;
  readonly label: string;
}

export function WhoPlays({ game, plan, onChange }: WhoPlaysProps) {
  const seats = Array.from({ length: plan.players }, (_, i) => ({
    value: String(i),
    label: game.text.seat(i, optionsOf(game, plan)),
  }));
  const fields = { plan, seats, onChange };
  return (
    <>
      <SegmentField
        label={texts().lobby.who}
        value={plan.kind}
        values={KINDS.map((value) => ({ value, label: texts().lobby.kinds[value] }))}
        onChange={(kind) => onChange({ kind })}
      />
      <HowMany game={game} plan={plan} onChange={onChange} />
      {(plan.kind === 'bot' || plan.kind === 'watch') && <AgainstBots {...fields} />}
      {plan.kind === 'hotseat' && <AtThisScreen {...fields} />}
      {plan.kind === 'online' && <OverTheNet plan={plan} onChange={onChange} />}
    </>
  );
}

function HowMany({ game, plan, onChange }: WhoPlaysProps) {
  const { min, max } = game.seats;
  if (min === max) return null;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => `${min + i}`);
  return (
    <SelectField
      label={texts().lobby.players}
      value={String(plan.players)}
      values={counts.map((value) => ({ value, label: value }))}
      onChange={(value) => onChange({ players: Number(value) })}
    />
  );
}

type FieldProps = Omit<WhoPlaysProps, 'game'> & { readonly seats: readonly Seat[] };

function AgainstBots({ plan, seats, onChange }: FieldProps) {
  return (
    <>
      {plan.kind === 'bot' && (
        <SegmentField
          label={texts().lobby.seat}
          value={plan.seat}
          values={[...seats, { value: 'any', label: texts().lobby.anySeat }]}
          onChange={(seat) => onChange({ seat })}
        />
      )}
      <SegmentField
        label={texts().lobby.level}
        value={plan.bot}
        values={bots
          .toReversed()
          .map(({ id, blurb }) => ({ value: id, label: texts().lobby.levels[id] ?? blurb }))}
        onChange={(bot) => onChange({ bot })}
      />
    </>
  );
}

function AtThisScreen({ plan, seats, onChange }: FieldProps) {
  return seats.map(({ label }, i) => (
    <TextField
      key={label}
      label={texts().lobby.names(label)}
      value={plan.names[i] ?? ''}
      placeholder={label}
      maxLength={40}
      onChange={(value) =>
        onChange({ names: seats.map((_, j) => (j === i ? value : (plan.names[j] ?? ''))) })
      }
    />
  ));
}

function OverTheNet({ plan, onChange }: Omit<FieldProps, 'seats'>) {
  return (
    <>
      <SegmentField
        label={texts().lobby.clock}
        value={plan.clock}
        values={(['none', 'decision', 'bank'] as const).map((value) => ({
          value,
          label: texts().lobby.clocks[value],
        }))}
        onChange={(clock) => onChange({ clock })}
      />
      <SwitchField
        label={texts().lobby.public}
        value={plan.isPublic}
        onChange={(isPublic) => onChange({ isPublic })}
      />
    </>
  );
}

/** What was chosen so far, with the defaults for the rest; a choice that does not fit is told when one starts. */
export function optionsOf(game: AnyGame, { options }: Plan): Options {
  const parsed = parseOptions(game.options, options);
  if (parsed.ok) return parsed.value;
  const defaults = parseOptions(game.options, {});
  return defaults.ok ? defaults.value : {};
}
