/** Gives this browser the name from its settings at the server, for acts that need one though nobody asked for it. */
import { useSettings } from '../settings.js';
import { texts } from '../texts/index.js';
import { introduce } from './api.js';

export async function introduceMe(): Promise<void> {
  await introduce(useSettings.getState().name.trim() || texts().online.guest);
}
