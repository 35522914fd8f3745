/** Messages as text: the same one goes to several viewers in a row and is written once. */
import type { ToViewer } from '@fray/host';
import { pack, packFrame } from '@fray/protocol';

const last: { message: object; text: string } = { message: {}, text: '{}' };

export function asText(message: ToViewer): string {
  if (last.message === message) return last.text;
  last.message = message;
  last.text = JSON.stringify(message.kind === 'frame' ? packFrame(message) : pack(message));
  return last.text;
}
