/** Every failure becomes one sentence with the right status. Nothing inside the server shows through. */
import { type EventData, type Message, message } from '@fray/engine';
import type { Problem, ServerMessage } from '@fray/protocol';
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Metrics } from '../metrics.js';
import { Refused, type RefusedCode, type Words } from '../refused.js';
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
};

/** What a failure is answered with. */
export interface Failure {
  readonly status: number;
  readonly body: Problem;
}

export class Answers {
  constructor(
    private readonly speaker: Speaker,
    private readonly metrics: Metrics,
  ) {}

  readonly handler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): unknown => {
    const { status, body } = this.failure(error, request.log);
    return reply.code(status).send(body);
  };

  failure(error: unknown, log: FastifyBaseLogger): Failure {
    if (error instanceof Refused) return this.problem(STATUS[error.code], error.why, error.words);
    if (hasZodFastifySchemaValidationErrors(error)) return this.own(400, 'misfit', misfitIn(error));
    const { statusCode: status = 500 } = error as Partial<FastifyError>;
    if (status >= 400 && status < 500) return this.clientError(error as FastifyError, status);
    this.metrics.failed();
    log.error({ err: error }, 'request failed');
    return this.own(500, 'own-fault');
  }

  private clientError(error: FastifyError, status: number): Failure {
    if (status === 413) return this.own(status, 'too-large');
    if (status === 415) return this.own(status, 'not-json');
    if (status === 429) return this.own(status, 'too-often');
    return this.own(status, 'bad-request', { what: error.message.slice(0, 200) });
  }

  private own(status: number, id: ServerMessage, data?: EventData): Failure {
    return this.problem(status, message(id, data));
  }

  private problem(status: number, why: Message & { readonly clause?: string }, words?: Words): Failure {
    const { id, data, clause } = why;
    const error = this.speaker.say(why, words);
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
  readonly validation: readonly { readonly instancePath: string; readonly message?: string }[];
}

function misfitIn({ validation, validationContext }: Issues): EventData {
  const first = validation[0];
  const path = (first?.instancePath ?? '').split('/').filter(Boolean).join('.').slice(0, 80);
  const where = [validationContext === 'body' ? '' : (validationContext ?? ''), path]
    .filter(Boolean)
    .join(' ');
  return { where, what: (first?.message ?? 'it is malformed').slice(0, 200) };
}
