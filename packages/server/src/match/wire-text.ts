/** Messages as text: the same one goes to several viewers and is written once. */
import { pack } from '@fray/protocol';

const texts = new WeakMap<object, string>();

export function asText(message: object): string {
  const known = texts.get(message);
  if (known !== undefined) return known;
  const text = JSON.stringify(pack(message));
  texts.set(message, text);
  return text;
}
