/** Every failure becomes one sentence with the right status. Nothing inside the server shows through. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type EventData, type Message, message } from '@fray/engine';
import type { Problem, ServerMessage } from '@fray/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Metrics } from '../operating/metrics.js';
import { Refused, type RefusedCode, type Words } from '../refused.js';
import { languagesOf } from '../words/languages-of.js';
import type { Speaker } from '../words/speaker.js';

const STATUS: Readonly<Record<RefusedCode, number>> = {
  malformed: 400,
  nobody: 401,
  forbidden: 403,
  missing: 404,
  late: 409,
  'not-now': 409,
  'against-the-rules': 422,
  'too-often': 429,
  'no-store': 503,
  closing: 503,
};

/** What a failure is answered with. */
export interface Failure {
  readonly status: number;
  readonly body: Problem;
}

/** Whoever asked, as far as an answer needs to know. */
type Asked = Pick<FastifyRequest, 'id' | 'log' | 'headers'>;
type Languages = readonly string[];

export class Answers {
  constructor(
    private readonly speaker: Speaker,
    private readonly metrics: Metrics,
  ) {}

  readonly handler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): unknown => {
    const { status, body } = this.failure(error, request);
    return reply.code(status).send(body);
  };

  failure(error: unknown, { id, log, headers }: Asked): Failure {
    const wanted = languagesOf(headers['accept-language']);
    if (error instanceof Refused && error.code === 'too-often' && error.why.id !== 'too-often')
      this.metrics.limited(error.why.id);
    if (error instanceof Refused) return this.problem(STATUS[error.code], error.why, wanted, error.words);
    if (hasZodFastifySchemaValidationErrors(error)) {
      // Where a schema's own check fails, its message is the id of a sentence.
      const { keyword, message: said = '' } = error.validation[0] ?? {};
      if (keyword === 'custom') return this.own(400, said as ServerMessage, wanted);
      return this.own(400, 'misfit', wanted, misfitIn(error));
    }
    const { statusCode: status = 500 } = error as Partial<FastifyError>;
    if (status >= 400 && status < 500) return this.clientError(error as FastifyError, status, wanted);
    this.metrics.failed();
    log.error({ err: error, request: id }, 'request failed');
    return this.own(500, 'own-fault', wanted);
  }

  /** What is not even HTTP is answered in the same shape, and no more is read from it. */
  badRequest(error: NodeJS.ErrnoException, socket: Socket): void {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
    const { body } = this.own(status, status === 431 ? 'too-large' : 'bad-request', [], { what: 'HTTP' });
    const text = JSON.stringify(body);
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
    const headers = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close`;
    socket.end(`${head}\r\n${headers}\r\n\r\n${text}`);
  }

  private clientError(error: FastifyError, status: number, wanted: Languages): Failure {
    if (status === 413) return this.own(status, 'too-large', wanted);
    if (status === 415) return this.own(status, 'not-json', wanted);
    if (status === 429) return this.own(status, 'too-often', wanted);
    if (/JSON/.test(error.code ?? '')) return this.own(status, 'not-json', wanted);
    return this.own(status, 'bad-request', wanted, { what: error.code ?? '' });
  }

  private own(status: number, id: ServerMessage, wanted: Languages, data?: EventData): Failure {
    return this.problem(status, message(id, data), wanted);
  }

  private problem(
    status: number,
    why: Message & { readonly clause?: string },
    wanted: Languages,
    words?: Words,
  ): Failure {
    const { id, data, clause } = why;
    const error = this.speaker.say(why, wanted, words);
    return {
      status,
      body: {
        error,
        id,
        ...(data === undefined ? {} : { data }),
        ...(clause === undefined ? {} : { clause }),
      },
    };
  }
}

/** Answers with JSON that is text already. */
export function sendJson(reply: unknown, text: string): never {
  return (reply as FastifyReply).type('application/json').send(text) as never;
}

interface Issues {
  readonly validationContext?: string | undefined;
  readonly validation: readonly {
    readonly instancePath: string;
    readonly keyword?: string;
    readonly params?: object;
  }[];
}

function misfitIn({ validation, validationContext }: Issues): EventData {
  const { instancePath = '', keyword = '', params = {} } = validation[0] ?? {};
  const path = instancePath.split('/').filter(Boolean);
  return misfit(
    [...(validationContext === 'body' ? [] : [validationContext ?? '']), ...path],
    keyword,
    params,
  );
}

/** What a schema found wrong, as ids and figures: the book makes a sentence of it. `details` are those of the schema's library. */
export function misfit(path: readonly PropertyKey[], what: string, details: object): EventData {
  const { expected, values, keys, minimum, maximum, pattern, format } = details as Record<string, unknown>;
  const wanted = [expected ?? values ?? keys ?? minimum ?? maximum ?? pattern ?? format ?? []].flat();
  return {
    where: path.map(String).join('.').slice(0, 80),
    what,
    wanted: wanted.map((each) => String(each).slice(0, 80)),
  };
}
