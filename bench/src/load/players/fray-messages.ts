/**
 * What Fray's players read of what they are sent: a frame only as far as answering it needs. Both servers' players leave the rest
 * unread, so that what the machine gives to them is not missing where it is measured.
 */
import type { Choice } from '@fray/engine';
import type { Next, SocketAnswer } from '@fray/protocol';

/** What somebody who plays needs of how things stand. */
export interface Told {
  readonly kind: 'present' | 'frame';
  readonly n: number;
  /** As they came, without their braces: one of them goes back. */
  readonly choices: readonly string[];
  readonly isOver: boolean;
  /** Whose choice it was, where it was one. */
  readonly chooser: number | undefined;
}
export type Heard = Told | SocketAnswer | Next | { readonly kind: 'here' };

interface Present {
  readonly kind: 'present';
  readonly n: number;
  readonly choices?: readonly Choice[];
  readonly outcome?: unknown;
}

const FRAME = '{"kind":"frame","n":';
const CHOICES = '"choices":[{';
const CHOICE = '"what":{"kind":"choice","seat":';
const OVER = '"outcome":{';
/** More digits than any number of a message has. */
const DIGITS = 9;

export function readHeard(text: string): Heard {
  if (text.startsWith(FRAME)) return readFrame(text);
  const heard = JSON.parse(text) as Present | Exclude<Heard, Told>;
  if (heard.kind !== 'present') return heard;
  const { kind, n, choices = [], outcome } = heard;
  return {
    kind,
    n,
    choices: choices.map((choice) => JSON.stringify(choice).slice(1, -1)),
    isOver: outcome !== undefined,
    chooser: undefined,
  };
}

function readFrame(text: string): Told {
  const by = text.indexOf(CHOICE);
  return {
    kind: 'frame',
    n: Number.parseInt(text.slice(FRAME.length, FRAME.length + DIGITS), 10),
    choices: choicesIn(text),
    isOver: text.includes(OVER),
    chooser:
      by === -1 ? undefined : Number.parseInt(text.slice(by + CHOICE.length, by + CHOICE.length + 2), 10),
  };
}

/** Choices are flat, so that the first bracket that closes is that of their list. */
function choicesIn(text: string): string[] {
  const at = text.indexOf(CHOICES);
  if (at === -1) return [];
  const from = at + CHOICES.length;
  return text.slice(from, text.indexOf('}]', from)).split('},{');
}
