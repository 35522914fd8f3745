/** Puts the HTTP side together. */
import cookie from '@fastify/cookie';
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import fastify, {
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { addContestRoutes } from '../contest/contest-routes.js';
import { randomText } from '../ids.js';
import type { LabDesk } from '../lab/lab-desk.js';
import { addLabRoutes } from '../lab/lab-routes.js';
import type { App, Context, Prepared } from './context.js';
import { addDocumentation } from './documentation.js';
import { KeptCounts } from './guards/counts.js';
import { operatorBy } from './guards/is-operator.js';
import { Limiters } from './guards/limiters.js';
import { addSecurity } from './guards/security.js';
import { addGuestRoutes } from './routes/guest-routes.js';
import { addListRoutes } from './routes/list-routes.js';
import { addMatchRoutes } from './routes/match-routes.js';
import { addOperatorRoutes } from './routes/operator-routes.js';
import { addPushRoutes } from './routes/push-routes.js';
import { addRecordRoutes } from './routes/record-routes.js';
import { addShareRoutes } from './routes/share-routes.js';
import { addSocialRoutes } from './routes/social-routes.js';
import { addTableRoutes } from './routes/table-routes.js';
import { addWebClient } from './web-client.js';

export interface AppOptions {
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
  readonly trustProxy: number | string | false;
  readonly operatorToken?: string;
  readonly web?: string;
  /** Where the server runs experiments. */
  readonly desk?: LabDesk;
}

/** All that a client sends over a socket is choices, and those are short. */
const MAX_SOCKET_BYTES = 4096;

export async function buildApp(prepared: Prepared, options: AppOptions): Promise<App> {
  const isOperator = operatorBy(options.operatorToken);
  const app = makeApp(prepared, options, (request, reply) => context.limiters.checkAddress(request, reply));
  // Its functions work once it is registered; reading is left to the guest's own cookie.
  await app.register(cookie, { hook: false });
  await app.register(rateLimit, { global: false, store: KeptCounts as unknown as FastifyRateLimitStoreCtor });
  const context: Context = {
    ...prepared,
    limiters: new Limiters(app, prepared.limits, prepared.metrics.limited),
  };
  app.setErrorHandler(context.answers.handler);
  // Only JSON: a form on another site can send anything else without asking.
  app.removeContentTypeParser('text/plain');
  app.addHook('onResponse', (request, reply, done) => {
    const { url, config } = request.routeOptions;
    context.metrics.answered(reply.statusCode);
    if (config.lasting !== true) context.metrics.timed(request.method, url ?? 'none', reply.elapsedTime);
    context.requestLog.add(request, reply);
    done();
  });
  await addDocumentation(app);
  // Before the checks: it ends the connection of a socket that they refuse.
  await app.register(websocket, { options: { maxPayload: MAX_SOCKET_BYTES } });
  addSecurity(app, context, isOperator);
  await app.register(async (scope) => {
    const routes = scope.withTypeProvider<ZodTypeProvider>();
    addGuestRoutes(routes, context);
    addTableRoutes(routes, context);
    addContestRoutes(routes, context);
    addMatchRoutes(routes, context);
    addSocialRoutes(routes, context);
    addListRoutes(routes, context);
    addRecordRoutes(routes, context);
    addPushRoutes(routes, context);
    addShareRoutes(routes, context);
    addLabRoutes(routes, context, options.desk);
    addOperatorRoutes(routes, context, isOperator);
  });
  await addWebClient(app, options.web);
  return app;
}

/** No two requests are called the same, not even at two processes. */
function nameRequests(): () => string {
  const process = randomText(6, 'base64url');
  let n = 0;
  return () => `${process}-${(++n).toString(36)}`;
}

/** Refuses whoever has asked too often. */
type Count = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

function makeApp({ limits, answers }: Prepared, { logger, trustProxy }: AppOptions, count: Count): App {
  const app = fastify({
    logger,
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy,
    bodyLimit: limits.bodyBytes,
    childLoggerFactory: (parent) => parent,
    genReqId: nameRequests(),
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 64 },
    // Ours says so in the shape of every other answer.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answers.badRequest(error, socket),
    // Addresses that no route can even be looked up for: no hook sees them, so they are counted here.
    frameworkErrors: (error, request, reply) =>
      void count(request, reply).then(
        () => answers.handler(error, request, reply),
        (refused) => answers.handler(refused, request, reply),
      ),
  }).withTypeProvider<ZodTypeProvider>() as App;
  app.setValidatorCompiler(validatorCompiler);
  // Answers are built field by field; their schemas are for readers, not for checking ourselves at run time.
  app.setSerializerCompiler(() => JSON.stringify);
  return app;
}
