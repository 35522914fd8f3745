/** What can be done at a table that gathers players. Each answers with what is wrong, or with nothing. */
import { type PaceRequest, type SeatPlan, Table } from '@fray/protocol';
import { texts } from '../texts/index.js';
import { introduce, request } from './api.js';
import { sealFor } from './dice/kept-dice.js';

export interface TableActs {
  sit(name: string, seat: number | undefined, pass: string | undefined): Promise<string | undefined>;
  move(seat: number): Promise<string | undefined>;
  leave(): Promise<string | undefined>;
  /** Adds one's own part of the dice. */
  ready(ready: boolean): Promise<string | undefined>;
  start(): Promise<string | undefined>;
  plan(seat: number, plan: SeatPlan): Promise<string | undefined>;
  /** Sends somebody away from this table, or from all of one's own. */
  kick(seat: number, ban: boolean): Promise<string | undefined>;
  letIn(key: string): Promise<string | undefined>;
  /** Another code and other links; the old ones lead nowhere. */
  newInvitation(): Promise<string | undefined>;
  options(options: Readonly<Record<string, unknown>>): Promise<string | undefined>;
  say(text: string): Promise<string | undefined>;
  /** Clock, watchers and delay. */
  pace(pace: PaceRequest): Promise<string | undefined>;
}

export function actsAt(table: string, commitment: string): TableActs {
  const send = async (method: string, path: string, body: unknown): Promise<string | undefined> => {
    const answer = await request(method, `/tables/${table}${path}`, Table, body);
    return answer.ok ? undefined : answer.error.text;
  };
  return {
    async sit(name, seat, pass) {
      const guest = await introduce(name.trim() || texts().online.guest);
      if (!guest.ok) return guest.error.text;
      return send('POST', '/join', {
        ...(seat === undefined ? {} : { seat }),
        ...(pass === undefined ? {} : { pass }),
      });
    },
    move: (seat) => send('POST', '/move', { seat }),
    leave: () => send('POST', '/leave', {}),
    ready: (ready) => send('POST', '/ready', ready ? { seal: sealFor(commitment), ready } : { ready }),
    start: () => send('POST', '/start', { seal: sealFor(commitment) }),
    plan: (seat, plan) => send('PUT', `/seats/${seat}`, plan),
    kick: (seat, ban) => send('POST', `/seats/${seat}/kick`, { ban }),
    letIn: (key) => send('DELETE', `/kicked/${key}`, undefined),
    newInvitation: () => send('POST', '/invitation', {}),
    options: (options) => send('PUT', '/options', { options }),
    say: (text) => send('POST', '/talk', { text }),
    pace: (pace) => send('PUT', '/pace', pace),
  };
}
