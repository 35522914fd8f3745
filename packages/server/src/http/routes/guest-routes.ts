/** Who is asking, and what there is to play. */
import { GamesResponse, Guest, GuestRequest, PHRASES, Problem, Statistics } from '@fray/protocol';
import { z } from 'zod';
import { forgetGuest } from '../../forget-guest.js';
import { looksLikeOneOf } from '../../look-alike.js';
import { refuse } from '../../refused.js';
import { statisticsOf } from '../../statistics.js';
import type { App, Context } from '../context.js';
import { requireGuest, setGuest } from '../guards/security.js';

export function addGuestRoutes(app: App, context: Context): void {
  const { guests, games, levels, cookie, limiters } = context;

  app.post(
    '/api/guests',
    {
      schema: {
        summary: 'Say who you are',
        tags: ['guests'],
        body: GuestRequest,
        response: { 200: Guest, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const { name } = request.body;
      const known = request.guest !== undefined;
      if (!known) await limiters.checkNewcomer(request, reply);
      if (looksLikeOneOf(name, levels)) throw refuse('malformed', 'name-of-bot');
      const guest = known ? await guests.rename(request.guest!, name) : await guests.create(name);
      setGuest(cookie, request, reply, { id: guest.id, session: guest.session ?? 0 });
      return { name: guest.name };
    },
  );

  app.get(
    '/api/guests/me',
    { schema: { summary: 'Who am I?', tags: ['guests'], response: { 200: Guest, '4xx': Problem } } },
    async (request) => ({ name: (await guests.get(requireGuest(request))).name }),
  );

  addEndings(app, context);
  addStatistics(app, context);

  const answer: GamesResponse = { games: games.map(describe), bots: [...levels], phrases: [...PHRASES] };
  app.get(
    '/api/games',
    { schema: { summary: 'What can be played', tags: ['guests'], response: { 200: GamesResponse } } },
    async () => answer,
  );
}

function addStatistics(app: App, { store, guests }: Context): void {
  const response = { 200: Statistics, '4xx': Problem };
  app.get(
    '/api/guests/me/statistics',
    { schema: { summary: 'What I have played and won', tags: ['guests'], response } },
    async (request) => statisticsOf(store, guests, requireGuest(request)),
  );
  app.delete(
    '/api/guests/me/statistics',
    { schema: { summary: 'Count from now on', tags: ['guests'], response } },
    async (request) => {
      const guest = requireGuest(request);
      await guests.clearStatistics(guest);
      return statisticsOf(store, guests, guest);
    },
  );
}

/** Ends of being somebody: on all devices but this one, or for good. */
function addEndings(app: App, context: Context): void {
  const { guests, cookie } = context;
  app.post(
    '/api/guests/me/log-out',
    {
      schema: {
        summary: 'End all your other sessions, on every device',
        tags: ['guests'],
        response: { 200: z.object({}), '4xx': Problem },
      },
    },
    async (request, reply) => {
      setGuest(cookie, request, reply, await guests.logOut(requireGuest(request)));
      return {};
    },
  );

  app.delete(
    '/api/guests/me',
    {
      schema: {
        summary: 'Forget my name, and who I was',
        tags: ['guests'],
        response: { 200: z.object({}), '4xx': Problem },
      },
    },
    async (request) => {
      const guest = requireGuest(request);
      await forgetGuest(context, guest);
      return {};
    },
  );
}

function describe(game: Context['games'][number]): GamesResponse['games'][number] {
  const { id, version, minutes, seats, options, orders = [] } = game;
  return {
    id,
    version,
    minutes,
    seats: { ...seats },
    options: options.map(({ id: option, clause, values, default: fallback, seat }) => ({
      id: option,
      clause,
      ...(values === undefined ? {} : { values: [...values] }),
      default: fallback,
      ...(seat === undefined ? {} : { seat }),
    })),
    orders: orders.map((order) => ({ id: order.id, default: order.default })),
  };
}
