/** The log: what happened, told in the past tense, with the figures small underneath. */
import type { GameEvent, Line, Reader } from '@fray/engine';
import type { EventType } from '../../ids.js';
import { ATTACK_TELLERS } from './attack.js';
import { DRAW_TELLERS } from './draw.js';
import { PLAY_TELLERS } from './play.js';
import { SETUP_TELLERS } from './setup.js';
import type { Teller } from './teller.js';

const TELLERS: Readonly<Record<EventType, Teller>> = {
  ...SETUP_TELLERS,
  ...DRAW_TELLERS,
  ...PLAY_TELLERS,
  ...ATTACK_TELLERS,
};

export function tellEvent(event: GameEvent, reader: Reader): Line | undefined {
  const line = TELLERS[event.type as EventType](event.data, reader);
  return line === undefined ? undefined : { ...line, clause: event.clause };
}
