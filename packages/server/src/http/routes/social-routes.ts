/** People at a match: talk, silence, stand-ins, and what happens when somebody leaves. */
import { proposeLeave, proposeMute, proposeTalk, proposeVote } from '@fray/host';
import {
  BlockRequest,
  MatchParams,
  MatchSeatParams,
  MuteRequest,
  Numbered,
  PassQuery,
  Problem,
  SayRequest,
  StandInRequest,
  TableTalkRequest,
  VoteRequest,
} from '@fray/protocol';
import { z } from 'zod';
import { checkSight, requireSeat } from '../../match/access.js';
import type { MatchHost } from '../../match/match-host.js';
import { refuse } from '../../refused.js';
import type { App, Context } from '../context.js';
import { requireGuest } from '../guards/security.js';

const tags = ['matches'];
const params = MatchParams;
const response = { 200: Numbered, '4xx': Problem };
const Nothing = z.strictObject({}).optional().nullable();

export function addSocialRoutes(app: App, context: Context): void {
  const { hosts } = context;

  app.post(
    '/api/matches/:id/talk',
    { schema: { summary: 'Say something to all', tags, params, body: SayRequest, response } },
    async (request) => {
      const host = await hosts.get(request.params.id);
      const seat = requireSeat(host.file, requireGuest(request));
      return { n: await host.act(seat, (timeline, now) => proposeTalk(timeline, seat, request.body, now)) };
    },
  );

  app.put(
    '/api/matches/:id/muted',
    { schema: { summary: 'Do not hear these seats', tags, params, body: MuteRequest, response } },
    async (request) => {
      const host = await hosts.get(request.params.id);
      const seat = requireSeat(host.file, requireGuest(request));
      const { muted } = request.body;
      return { n: await host.act(seat, (timeline, now) => proposeMute(timeline, seat, muted, now)) };
    },
  );

  addBlocks(app, context);
  addAsides(app, context);
  addStandIns(app, context);
  addDepartures(app, context);
}

function addBlocks(app: App, { hosts, guests }: Context): void {
  app.put(
    '/api/matches/:id/seats/:seat/blocked',
    {
      schema: {
        summary: 'Have nothing more to do with somebody, here and elsewhere',
        tags,
        params: MatchSeatParams,
        body: BlockRequest,
        response,
      },
    },
    async (request) => {
      const host = await hosts.get(request.params.id);
      const guest = requireGuest(request);
      const own = requireSeat(host.file, guest);
      const { seat } = request.params;
      const { blocked } = request.body;
      const other = host.file.seats[seat]?.guest;
      if (other === undefined || seat === own) throw refuse('not-now', 'not-a-person');
      await guests.block(guest, other, blocked);
      const rest = host.timeline.talk.mutedBy(own).filter((each) => each !== seat);
      const muted = blocked ? [...rest, seat] : rest;
      return { n: await host.act(own, (timeline, now) => proposeMute(timeline, own, muted, now)) };
    },
  );
}

function addAsides(app: App, { hosts, guests, limiters, now }: Context): void {
  app.post(
    '/api/matches/:id/asides',
    {
      schema: {
        summary: 'Say something to the others who only watch',
        tags,
        params,
        querystring: PassQuery,
        body: TableTalkRequest,
        response: { 200: z.object({}), '4xx': Problem },
      },
    },
    async (request, reply) => {
      const guest = await guests.get(requireGuest(request));
      const file = await hosts.file(request.params.id);
      // Players hear nothing of it, so they say nothing there, either.
      if (checkSight(file, guest.id, request.query.pass) >= 0) throw refuse('forbidden', 'not-your-seat');
      await limiters.checkAside(request, reply);
      await hosts.asides.say(file.id, guest.name, request.body.text, now());
      return {};
    },
  );
}

function addStandIns(app: App, context: Context): void {
  const { hosts } = context;
  app.put(
    '/api/matches/:id/seats/:seat/stand-in',
    {
      schema: {
        summary: 'Let a bot play for you, or vote for it where somebody is away',
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
      const agreed = agreedLevel(context, host);
      if (host.file.seats[seat]?.kind !== 'person') throw refuse('not-now', 'not-a-person');
      if ((request.body.level ?? agreed) !== agreed) throw refuse('not-now', 'other-level', { agreed });
      if (seat === own) return { n: await host.standIn(seat, agreed) };
      return { n: await vote(context, host, own, { about: seat, remedy: 'bot' }) };
    },
  );

  app.delete(
    '/api/matches/:id/seats/:seat/stand-in',
    { schema: { summary: 'Play yourself again', tags, params: MatchSeatParams, response } },
    async (request) => {
      const host = await hosts.get(request.params.id);
      const own = requireSeat(host.file, requireGuest(request));
      if (request.params.seat !== own) throw refuse('forbidden', 'not-your-seat');
      return { n: await host.standIn(own, null) };
    },
  );
}

function addDepartures(app: App, context: Context): void {
  const { hosts } = context;
  app.post(
    '/api/matches/:id/leave',
    {
      schema: {
        summary: 'Leave for good; the others decide what happens',
        tags,
        params,
        body: Nothing,
        response,
      },
    },
    async (request) => {
      const host = await hosts.get(request.params.id);
      const seat = requireSeat(host.file, requireGuest(request));
      return { n: await host.act(seat, (timeline, now) => proposeLeave(timeline, seat, now)) };
    },
  );

  app.post(
    '/api/matches/:id/votes',
    {
      schema: {
        summary: 'Somebody has left: a bot plays on, we claim the win, or we wait',
        tags,
        params,
        body: VoteRequest,
        response,
      },
    },
    async (request) => {
      const host = await hosts.get(request.params.id);
      const seat = requireSeat(host.file, requireGuest(request));
      return { n: await vote(context, host, seat, request.body) };
    },
  );
}

/** Whoever has been away for long counts as gone, without having said so. */
async function vote(context: Context, host: MatchHost, seat: number, request: VoteRequest): Promise<number> {
  const { about } = request;
  const { departures } = host.timeline;
  if (host.file.seats[about]?.kind !== 'person' || about === seat) throw refuse('not-now', 'not-gone');
  if (!departures.has(about)) {
    const claimAt = context.hosts.mustBeAway(host, about);
    await host.act(about, (timeline, at) => proposeLeave(timeline, about, at, claimAt));
  }
  const level = agreedLevel(context, host);
  return host.act(seat, (timeline, at) => proposeVote(timeline, seat, request, level, at));
}

/** Tables from before there was always one have the strongest. */
function agreedLevel({ levels }: Context, { file }: MatchHost): string {
  return file.standIn?.level ?? levels.at(-1)!;
}
