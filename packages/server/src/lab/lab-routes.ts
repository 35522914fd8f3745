/** The rule lab on the server: one request is one experiment, answered line by line until it is done; hanging up stops it. */
import { parseExperiment } from '@fray/lab';
import { LabInfo, LabRequest, Problem } from '@fray/protocol';
import type { App, Context } from '../http/context.js';
import { requireGuest } from '../http/guards/security.js';
import { cutFor } from '../http/streams.js';
import { refuse } from '../refused.js';
import { lineOutlet } from '../stream/outlet.js';
import type { LabDesk } from './lab-desk.js';

const tags = ['lab'];

export function addLabRoutes(app: App, context: Context, desk: LabDesk | undefined): void {
  const { outlets, limiters } = context;
  app.get(
    '/api/lab',
    { schema: { summary: 'Does this server run experiments?', tags, response: { 200: LabInfo } } },
    async () =>
      desk === undefined
        ? { open: false }
        : { open: true, word: desk.needsWord, threads: desk.threads, minutes: desk.minutes },
  );

  app.post(
    '/api/lab/runs',
    {
      schema: { summary: 'Run an experiment', tags, body: LabRequest, response: { '4xx': Problem } },
      config: { lasting: true },
    },
    async (request, reply) => {
      const guest = requireGuest(request);
      if (desk === undefined) throw refuse('forbidden', 'lab-closed');
      await limiters.checkLab(request, reply);
      const { file, word } = request.body;
      const asker = { guest, address: await limiters.addressOf(request) };
      desk.check(asker, word);
      if (!parseExperiment(file).ok) throw refuse('malformed', 'lab-file');
      reply.hijack();
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'application/x-ndjson; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      outlets.feed(lineOutlet(reply.raw, cutFor(context, request)), [guest], (send) =>
        desk.run(asker, file, (line) => {
          send(0, JSON.stringify(line));
          if ('done' in line || 'wrong' in line || 'cut' in line) reply.raw.end();
        }),
      );
    },
  );
}
