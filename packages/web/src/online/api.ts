/** The requests this client makes. What comes back is read by the protocol's schemas, and every failure is one sentence. */
import { fail, NOBODY, ok, type Result, sayFrom } from '@fray/engine';
import { Guest, Problem } from '@fray/protocol';
import { z } from 'zod';
import { readersLanguages, texts } from '../texts/index.js';
import { introducedAs, keepIntroduced } from './unread.js';

export interface Refused {
  /** 0 where nobody answered. */
  readonly status: number;
  readonly problem: Problem | undefined;
  readonly text: string;
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

export async function request<T>(
  method: string,
  path: string,
  schema: z.ZodType<T>,
  body?: unknown,
): Promise<Answer<T>> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      // What the server says itself is wanted in the reader's language, which need not be the browser's.
      headers: {
        'accept-language': readersLanguages().join(', '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    return fail({ status: 0, problem: undefined, text: texts().online.noAnswer });
  }
  readClock(answer);
  const json: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) return fail(refusedBy(answer.status, json));
  const read = schema.safeParse(json);
  return read.success ? ok(read.data) : fail(refusedBy(answer.status, undefined));
}

export function refusedBy(status: number, body: unknown): Refused {
  const problem = Problem.safeParse(body);
  if (!problem.success) return { status, problem: undefined, text: answerText(status) };
  return { status, problem: problem.data, text: sayProblem(problem.data) };
}

/** Where no server of ours answers, nothing is at the address. */
function answerText(status: number): string {
  return status === 404 ? texts().common.notFound : texts().online.serverSays(status);
}

/** In the reader's language where it is the server's own sentence; as the server said it otherwise. */
function sayProblem({ id, data, error }: Problem): string {
  const { problems } = texts();
  if (!(id in problems)) return error;
  return sayFrom(problems, { id, data: (data ?? {}) as never }, NOBODY);
}

/** An answer that says no more than that it is done. */
export const Done = z.object({});

/** Gives this browser a name at the server, once; afterwards a cookie carries it. */
export async function introduce(name: string): Promise<Answer<Guest>> {
  if (introducedAs() === name) {
    const known = await request('GET', '/guests/me', Guest);
    if (known.ok && known.value.name === name) return known;
  }
  const answer = await request('POST', '/guests', Guest, { name });
  if (answer.ok) keepIntroduced(name);
  return answer;
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
