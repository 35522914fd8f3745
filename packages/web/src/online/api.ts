/** The requests this client makes. Every failure is one sentence, as the server said it. */
import { fail, ok, type Result } from '@fray/engine';
import { texts } from '../texts/index.js';

export interface Refused {
  readonly status: number;
  readonly error: string;
  readonly clause?: string;
  readonly body: unknown;
}

export type Answer<T> = Result<T, Refused>;

/** Headers tell whole seconds, so a smaller difference means nothing. */
const MEANINGLESS_MS = 1500;
const clock = { ahead: 0 };

/** How many milliseconds the clock of this machine is ahead of the server's. */
export function clockAhead(): number {
  return clock.ahead;
}

function readClock(answer: Response): void {
  const there = Date.parse(answer.headers.get('date') ?? '');
  const ahead = Date.now() - there;
  if (!Number.isNaN(ahead)) clock.ahead = Math.abs(ahead) < MEANINGLESS_MS ? 0 : ahead;
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    readClock(answer);
    const json = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
    if (answer.ok) return ok(json as T);
    const { error, clause } = json;
    return fail({
      status: answer.status,
      error: typeof error === 'string' ? error : texts().online.serverSays(answer.status),
      ...(typeof clause === 'string' ? { clause } : {}),
      body: json,
    });
  } catch {
    return fail({ status: 0, error: texts().online.noAnswer, body: undefined });
  }
}

export async function requestText(path: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`/api${path}`, { credentials: 'same-origin' });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

const INTRODUCED = 'fray.introduced';

/** Gives this browser a name at the server, once; afterwards a cookie carries it. */
export async function introduce(name: string): Promise<Answer<unknown>> {
  if (localStorage.getItem(INTRODUCED) === name) {
    const known = await request<{ name: string }>('GET', '/guests/me');
    if (known.ok && known.value.name === name) return known;
  }
  const answer = await request('POST', '/guests', { name });
  if (answer.ok) localStorage.setItem(INTRODUCED, name);
  return answer;
}

/** Whether the server may know this browser already. */
export function isIntroduced(): boolean {
  return localStorage.getItem(INTRODUCED) !== null;
}

export function socketAddress(path: string): string {
  const { protocol, host } = location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api${path}`;
}

/** Joins what is given to a query. */
export function query(values: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}
