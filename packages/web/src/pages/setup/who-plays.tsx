/** Who sits at a new table: people at this screen and bots in any mixture, or friends elsewhere. */
import type { AnyGame, WordBook } from '@fray/engine';
import { SeatMark, SegmentField, SelectField, SwitchField, TextField } from '@fray/kit';
import { USUAL_BOT } from '../../session/begin/usual-bot.js';
import type { SeatPlan } from '../../session/local-matches.js';
import { texts } from '../../texts/index.js';
import { botChoices } from './bot-choices.js';
import { CLOCKS, optionsOf, type Plan, withSeats } from './plan.js';

interface WhoPlaysProps {
  readonly game: AnyGame;
  readonly book: WordBook;
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

export function WhoPlays({ game, book, plan, onChange }: WhoPlaysProps) {
  const { lobby } = texts();
  return (
    <>
      <SegmentField
        label={lobby.who}
        value={plan.where}
        values={(['here', 'online'] as const).map((value) => ({ value, label: lobby.kinds[value] }))}
        onChange={(where) => onChange({ ...plan, where })}
      />
      <HowMany game={game} plan={plan} onChange={onChange} />
      {plan.where === 'here' ? (
        <Seats game={game} book={book} plan={plan} onChange={onChange} />
      ) : (
        <OverTheNet plan={plan} onChange={onChange} />
      )}
    </>
  );
}

type FieldProps = Pick<WhoPlaysProps, 'plan' | 'onChange'>;

function HowMany({ game, plan, onChange }: FieldProps & { readonly game: AnyGame }) {
  const { min, max } = game.seats;
  if (min === max) return null;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => `${min + i}`);
  return (
    <SegmentField
      label={texts().lobby.players}
      value={String(plan.seats.length)}
      values={counts.map((value) => ({ value, label: value }))}
      onChange={(value) => onChange(withSeats(plan, Number(value)))}
    />
  );
}

const PERSON = 'person';

function Seats({ game, book, plan, onChange }: WhoPlaysProps) {
  const { common, lobby } = texts();
  const options = optionsOf(game, plan.options);
  const put = (at: number, seat: SeatPlan): void =>
    onChange({ ...plan, seats: plan.seats.map((other, i) => (i === at ? seat : other)) });
  return (
    <fieldset className="setup-seats">
      <legend>{lobby.seats}</legend>
      {plan.seats.map((seat, i) => {
        const role = book.seat(i, options);
        const playing = seat.kind === 'person' ? PERSON : seat.bot;
        const choices = botChoices(game, playing === PERSON ? USUAL_BOT : playing);
        const kinds = [
          { value: PERSON, label: lobby.person },
          ...choices.map((id) => ({ value: id, label: common.titled(lobby.bot, lobby.levels[id] ?? id) })),
        ];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <div key={i} className="setup-seat">
            <SeatMark seat={i} size={22} />
            <SelectField
              label={lobby.seatIs(role)}
              value={playing}
              values={kinds}
              onChange={(value) =>
                put(i, value === PERSON ? { kind: 'person', name: '' } : { kind: 'bot', bot: value })
              }
            />
            {seat.kind === 'person' && (
              <TextField
                label={lobby.names(role)}
                value={seat.name}
                placeholder={role}
                maxLength={40}
                onChange={(name) => put(i, { kind: 'person', name })}
              />
            )}
          </div>
        );
      })}
      <SwitchField
        label={lobby.mix}
        value={plan.mixed}
        onChange={(isMixed) => onChange({ ...plan, mixed: isMixed })}
      />
    </fieldset>
  );
}

function OverTheNet({ plan, onChange }: FieldProps) {
  const { lobby } = texts();
  return (
    <>
      <SegmentField
        label={lobby.clock}
        value={plan.clock}
        values={(Object.keys(CLOCKS) as Plan['clock'][]).map((value) => ({
          value,
          label: lobby.clocks[value],
        }))}
        onChange={(clock) => onChange({ ...plan, clock })}
      />
      <SwitchField
        label={lobby.public}
        value={plan.isPublic}
        onChange={(isPublic) => onChange({ ...plan, isPublic })}
      />
    </>
  );
}
