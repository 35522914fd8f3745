/** Every failure becomes one sentence with the right status. Nothing inside the server shows through. */
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Metrics } from '../metrics.js';
import { Refused, type RefusedCode } from '../refused.js';

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
const OWN_FAULT = 'Something went wrong here. Nothing of what you sent was carried out half.';

/** What a failure is answered with. */
export interface Problem {
  readonly status: number;
  readonly body: { readonly error: string };
}

export function answerError(metrics: Metrics) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): unknown => {
    const { status, body } = problemOf(error, metrics, request.log);
    return reply.code(status).send(body);
  };
}

export function problemOf(error: unknown, metrics: Metrics, log: FastifyBaseLogger): Problem {
  if (error instanceof Refused)
    return { status: STATUS[error.code], body: { error: error.message, ...error.more } };
  if (hasZodFastifySchemaValidationErrors(error))
    return { status: 400, body: { error: explainValidation(error) } };
  const { statusCode: status = 500 } = error as Partial<FastifyError>;
  if (status >= 400 && status < 500)
    return { status, body: { error: explainClientError(error as FastifyError) } };
  metrics.failed();
  log.error({ err: error }, 'request failed');
  return { status: 500, body: { error: OWN_FAULT } };
}

/** Answers with JSON that is text already. */
export function sendJson(reply: unknown, text: string): never {
  return (reply as FastifyReply).type('application/json').send(text) as never;
}

interface Issues {
  readonly validationContext?: string | undefined;
  readonly validation: readonly { readonly instancePath: string; readonly message?: string }[];
}

function explainValidation({ validation, validationContext }: Issues): string {
  const first = validation[0];
  const path = (first?.instancePath ?? '').split('/').filter(Boolean).join('.').slice(0, 80);
  const where = [validationContext === 'body' ? '' : (validationContext ?? ''), path]
    .filter(Boolean)
    .join(' ');
  return misfit(where, first?.message ?? 'it is malformed');
}

/** Says what in a request is not as its schema wants it. */
export function misfit(where: string, what: string): string {
  return `${where === '' ? 'The request' : `"${where}"`} does not fit: ${what.slice(0, 200)}.`;
}

function explainClientError(error: FastifyError): string {
  if (error.statusCode === 413) return 'That is too large.';
  if (error.statusCode === 415) return 'Send JSON, with content-type: application/json.';
  if (error.statusCode === 429) return 'Too many requests; wait a little.';
  return error.message.slice(0, 200);
}
