/** Matches over HTTP: what they are, what happens in them, and what may be done. */
import { checkSight, chooseViewer, requireSeat } from '../match/access.js';
import { showMatch } from '../match/show-match.js';
import { phrases } from '../phrases.js';
import { Refused } from '../refused.js';
import { Problem } from '../schema/common.js';
import {
  Accepted,
  ChooseRequest,
  Frame,
  MatchInfo,
  MatchParams,
  MatchSeatParams,
  Numbered,
  SayRequest,
  StandInRequest,
  StreamQuery,
  UndoAnswer,
  UndoRequest,
  UndoResponse,
} from '../schema/matches.js';
import { PassQuery } from '../schema/tables.js';
import { sendJson } from './answers.js';
import { choose, chooseBySocket } from './choices.js';
import type { App, Context } from './context.js';
import { requireGuest } from './security.js';
import { addStream } from './streams.js';

const tags = ['matches'];
const params = MatchParams;
/** Others may call a bot for a seat whose player has been away this long. */
const AWAY_MS = 60_000;

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
      const host = await hosts.get(file.id);
      return showMatch(host, seat, (other) => hosts.presence.isHere(file.id, other));
    },
  );

  app.get(
    '/api/matches/:id/frame',
    {
      schema: {
        summary: 'The present frame, as a stream would send it',
        tags,
        params,
        querystring: StreamQuery.omit({ last: true }),
        response: { 200: Frame, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const { seat: wanted, pass, lean } = request.query;
      const file = await hosts.file(request.params.id);
      const viewer = chooseViewer(checkSight(file, request.guest, pass), wanted, false);
      const host = await hosts.get(file.id);
      return sendJson(reply, host.present(viewer, lean).text);
    },
  );

  app.post(
    '/api/matches/:id/choices',
    {
      schema: {
        summary: 'Make a choice',
        description: 'Late, it is answered with status 409 and the frames that were missed.',
        tags,
        params,
        body: ChooseRequest,
        response: { 200: Accepted, '4xx': Problem.loose() },
      },
    },
    async (request, reply) => {
      const accepted = await choose(hosts, request.params.id, requireGuest(request), request.body);
      return sendJson(reply, JSON.stringify(accepted));
    },
  );

  addMatchStream(app, context);
  addUndoRoutes(app, context);
  addSocialRoutes(app, context);
}

function addMatchStream(app: App, context: Context): void {
  const { hosts } = context;
  addStream(app, context, {
    path: '/api/matches/:id',
    summary: 'The numbered frames of a match, as you may see them',
    tags,
    params,
    query: StreamQuery,
    hear: ({ id }, guest, text, log) => chooseBySocket(context, log, id, guest, text),
    open: async ({ id }, { last, seat: wanted, pass, lean }, guest) => {
      const file = await hosts.file(id);
      const own = checkSight(file, guest, pass);
      const viewer = chooseViewer(own, wanted, false);
      const host = await hosts.get(id);
      return (send, resumed) => {
        const unsubscribe = host.subscribe(viewer, resumed ?? last, send, lean);
        if (viewer >= 0) hosts.arrived(host, viewer);
        return () => {
          unsubscribe();
          hosts.left(host, viewer);
        };
      };
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
        response: { 200: UndoResponse, '4xx': Problem.loose() },
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
        response: { 200: Numbered, '4xx': Problem.loose() },
      },
    },
    async (request) => {
      const host = await hosts.get(request.params.id);
      const { expected, agree } = request.body;
      return { n: await host.answerUndo(requireSeat(host.file, requireGuest(request)), expected, agree) };
    },
  );
}

function addSocialRoutes(app: App, { hosts, tables, now }: Context): void {
  const response = { 200: Numbered, '4xx': Problem };

  app.post(
    '/api/matches/:id/phrases',
    { schema: { summary: 'Say something', tags, params, body: SayRequest, response } },
    async (request) => {
      const host = await hosts.get(request.params.id);
      const seat = requireSeat(host.file, requireGuest(request));
      const { phrase } = request.body;
      if (!phrases.some(({ id }) => id === phrase))
        throw new Refused('malformed', `Say one of ${phrases.map(({ id }) => id).join(', ')}.`);
      return { n: await host.say(seat, phrase) };
    },
  );

  app.put(
    '/api/matches/:id/seats/:seat/stand-in',
    {
      schema: {
        summary: 'Let a bot play for you, or for somebody who is away',
        tags,
        params: MatchSeatParams,
        body: StandInRequest,
        response,
      },
    },
    async (request) => {
      const host = await hosts.get(request.params.id);
      const own = requireSeat(host.file, requireGuest(request));
      const { seat } = request.params;
      if (host.file.seats[seat]?.kind !== 'person')
        throw new Refused('not-now', 'Only a seat that belongs to a person can be played by a stand-in.');
      tables.checkLevel(request.body.level);
      if (seat !== own && !hosts.isAway(host, seat, now() - AWAY_MS))
        throw new Refused('forbidden', 'That player is here; only they can hand over their seat.');
      return { n: await host.standIn(seat, request.body.level) };
    },
  );

  app.delete(
    '/api/matches/:id/seats/:seat/stand-in',
    { schema: { summary: 'Play yourself again', tags, params: MatchSeatParams, response } },
    async (request) => {
      const host = await hosts.get(request.params.id);
      const own = requireSeat(host.file, requireGuest(request));
      if (request.params.seat !== own) throw new Refused('forbidden', 'That is not your seat.');
      return { n: await host.standIn(own, null) };
    },
  );
}
