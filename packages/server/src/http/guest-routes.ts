/** Who is asking, and what there is to play. */
import { phrases } from '../phrases.js';
import { Problem } from '../schema/common.js';
import { GamesResponse } from '../schema/games.js';
import { Guest, GuestRequest } from '../schema/guests.js';
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

  const answer: GamesResponse = { games: games.map(describe), bots: [...levels], phrases: [...phrases] };
  app.get(
    '/api/games',
    { schema: { summary: 'What can be played', tags: ['guests'], response: { 200: GamesResponse } } },
    async () => answer,
  );
}

function describe(game: Context['games'][number]): GamesResponse['games'][number] {
  const { id, title, version, blurb, minutes, seats } = game;
  const defaults = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  return {
    id,
    title,
    version,
    blurb,
    minutes,
    seats: { ...seats },
    seatNames: Array.from({ length: seats.max }, (_, seat) => game.text.seat(seat, defaults)),
    options: game.options.map(({ id: option, clause, label, help, values, default: fallback }) => ({
      id: option,
      clause,
      label,
      help,
      ...(values === undefined ? {} : { values: [...values] }),
      default: fallback,
    })),
  };
}
