/** Who is asking, and what there is to play. */
import { GamesResponse, Guest, GuestRequest, PHRASES, Problem } from '@fray/protocol';
import type { App, Context } from './context.js';
import { RequestLimit } from './request-limit.js';
import { requireGuest, setGuest, tooOften } from './security.js';

export function addGuestRoutes(app: App, context: Context): void {
  const { guests, limits, games, levels, cookie } = context;

  const newcomers = new RequestLimit(limits.guestsPerMinute, context.now);
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
      if (!known && !newcomers.allows(request.ip)) throw tooOften();
      const guest = known ? await guests.rename(request.guest!, name) : await guests.create(name);
      setGuest(cookie, request, reply, guest.id);
      return { name: guest.name };
    },
  );

  app.get(
    '/api/guests/me',
    { schema: { summary: 'Who am I?', tags: ['guests'], response: { 200: Guest, '4xx': Problem } } },
    async (request) => ({ name: (await guests.get(requireGuest(request))).name }),
  );

  const answer: GamesResponse = { games: games.map(describe), bots: [...levels], phrases: [...PHRASES] };
  app.get(
    '/api/games',
    { schema: { summary: 'What can be played', tags: ['guests'], response: { 200: GamesResponse } } },
    async () => answer,
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
