/** Events of this game: only those that its word books can tell, with what they tell of. */
import { type EventMaker, eventsOf } from '@fray/engine';
import type { Events } from '../words/events.js';

export const told: EventMaker<Events> = eventsOf<Events>();
