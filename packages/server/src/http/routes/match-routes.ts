/** Matches over HTTP: what they are, what happens in them, and the choices that are made. */
import { proposeOrders } from '@fray/host';
import {
  Accepted,
  ChooseRequest,
  MatchInfo,
  MatchParams,
  Numbered,
  OrdersRequest,
  PassQuery,
  Present,
  Problem,
  StreamQuery,
  UndoAnswer,
  UndoRequest,
  UndoResponse,
} from '@fray/protocol';
import { checkSight, chooseViewer, requireSeat } from '../../match/access.js';
import { showMatch } from '../../match/show-match.js';
import { sendJson } from '../answers.js';
import type { App, Context } from '../context.js';
import { requireGuest } from '../guards/security.js';
import { MatchStream } from '../match-stream.js';
import { addStream } from '../streams.js';

const tags = ['matches'];
const params = MatchParams;

export function addMatchRoutes(app: App, context: Context): void {
  const { hosts } = context;

  app.get(
    '/api/matches/:id',
    {
      schema: {
        summary: 'What this match is',
        tags,
        params,
        querystring: PassQuery,
        response: { 200: MatchInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const file = await hosts.file(request.params.id);
      const seat = checkSight(file, request.guest, request.query.pass);
      return showMatch(await hosts.get(file.id), seat);
    },
  );

  app.get(
    '/api/matches/:id/present',
    {
      schema: {
        summary: 'How it stands, as a stream would tell first',
        tags,
        params,
        querystring: StreamQuery,
        response: { 200: Present, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const { seat: wanted, pass, lean, last } = request.query;
      if (last === undefined) await context.limiters.checkBack(request, reply);
      const file = await hosts.file(request.params.id);
      const seat = chooseViewer(checkSight(file, request.guest, pass), wanted, false);
      const host = await hosts.get(file.id);
      return sendJson(reply, host.present({ seat, lean }, last));
    },
  );

  app.post(
    '/api/matches/:id/choices',
    {
      schema: {
        summary: 'Make a choice',
        tags,
        params,
        body: ChooseRequest,
        response: { 200: Accepted, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const host = await hosts.get(request.params.id);
      const seat = requireSeat(host.file, requireGuest(request));
      hosts.heard(host, seat);
      return sendJson(reply, JSON.stringify(await host.choose(seat, request.body)));
    },
  );

  addMatchStream(app, context);
  addUndoRoutes(app, context);
  addOrders(app, context);
}

function addMatchStream(app: App, context: Context): void {
  const { hosts } = context;
  addStream(app, context, {
    path: '/api/matches/:id',
    summary: 'The present, then numbered frames of what changes, as you may see it',
    tags,
    params,
    query: StreamQuery,
    open: async ({ id }, { last, seat: wanted, pass, lean }, guest) => {
      const file = await hosts.file(id);
      const own = checkSight(file, guest, pass);
      const seat = chooseViewer(own, wanted, false);
      const host = await hosts.get(id);
      return new MatchStream(context, host, { seat, lean }, { guest, last });
    },
  });
}

function addUndoRoutes(app: App, { hosts }: Context): void {
  app.post(
    '/api/matches/:id/undo',
    {
      schema: {
        summary: 'Take your last choice back, or ask for it',
        tags,
        params,
        body: UndoRequest,
        response: { 200: UndoResponse, '4xx': Problem },
      },
    },
    async (request) => {
      const host = await hosts.get(request.params.id);
      return host.undo(requireSeat(host.file, requireGuest(request)), request.body);
    },
  );

  app.post(
    '/api/matches/:id/undo/answer',
    {
      schema: {
        summary: 'Let somebody take a choice back, or not',
        tags,
        params,
        body: UndoAnswer,
        response: { 200: Numbered, '4xx': Problem },
      },
    },
    async (request) => {
      const host = await hosts.get(request.params.id);
      const { expected, agree } = request.body;
      return { n: await host.answerUndo(requireSeat(host.file, requireGuest(request)), expected, agree) };
    },
  );
}

function addOrders(app: App, { hosts }: Context): void {
  app.put(
    '/api/matches/:id/orders',
    {
      schema: {
        summary: 'Give standing orders: when you want to be asked',
        tags,
        params,
        body: OrdersRequest,
        response: { 200: Numbered, '4xx': Problem },
      },
    },
    async (request) => {
      const host = await hosts.get(request.params.id);
      const seat = requireSeat(host.file, requireGuest(request));
      const { given } = request.body;
      return { n: await host.act(seat, (timeline, now) => proposeOrders(timeline, seat, given, now)) };
    },
  );
}
