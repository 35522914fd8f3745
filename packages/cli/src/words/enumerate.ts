/** Ids of a message as they are listed in every language. */
import type { EventData } from '@fray/engine';

export function commas(data: EventData, key: string): string {
  return (data[key] as readonly string[]).join(', ');
}
