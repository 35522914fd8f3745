/** Every failure becomes one sentence with the right status. Nothing inside the server shows through. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
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
export const OWN_FAULT = 'Something went wrong here. Nothing of what you sent was carried out half.';

export function statusOf(code: RefusedCode): number {
  return STATUS[code];
}

export function answerError(metrics: Metrics) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): unknown => {
    if (error instanceof Refused)
      return reply.code(STATUS[error.code]).send({ error: error.message, ...error.more });
    if (hasZodFastifySchemaValidationErrors(error))
      return reply.code(400).send({ error: explainValidation(error) });
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return reply.code(status).send({ error: explainClientError(error) });
    metrics.failed();
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send({ error: OWN_FAULT });
  };
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
  const what = (first?.message ?? 'it is malformed').slice(0, 200);
  return `${where === '' ? 'The request' : `"${where}"`} does not fit: ${what}.`;
}

function explainClientError(error: FastifyError): string {
  if (error.statusCode === 413) return 'That is too large.';
  if (error.statusCode === 415) return 'Send JSON, with content-type: application/json.';
  if (error.statusCode === 429) return 'Too many requests; wait a little.';
  return error.message.slice(0, 200);
}
