/** What a person at the keyboard means by a line: a choice by number or in short notation, or a word to the table. */
import { type Move, parseNotation, type Verb } from '@fray/engine';

export const COMMANDS = {
  '?': 'what you may not do now, and why',
  board: 'show the table again',
  log: 'tell the whole story so far',
  look: 'look something up: look <name>',
  undo: 'take the last choice back',
  save: 'write the record: save <file>',
  help: 'this list',
  quit: 'leave the table',
} as const;

export type CommandName = keyof typeof COMMANDS;

export type Input =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'command'; readonly name: CommandName; readonly rest: string }
  | { readonly kind: 'unclear'; readonly message: string };

export function readInput(line: string, moves: readonly Move[], verbs: readonly Verb[]): Input {
  const text = line.trim();
  if (text === '') return { kind: 'nothing' };
  if (/^\d+$/.test(text)) return byNumber(Number(text), moves);
  const [word = '', ...rest] = text.split(/\s+/);
  const name = word.toLowerCase();
  const isVerb = verbs.some((verb) => verb.id === name);
  if (!isVerb && Object.hasOwn(COMMANDS, name))
    return { kind: 'command', name: name as CommandName, rest: rest.join(' ') };
  const move = parseNotation(verbs, text);
  return move.ok ? { kind: 'move', move: move.value } : { kind: 'unclear', message: move.error };
}

function byNumber(number: number, moves: readonly Move[]): Input {
  const move = moves[number - 1];
  if (move !== undefined) return { kind: 'move', move };
  return { kind: 'unclear', message: `There is no choice ${number}; choose from 1 to ${moves.length}.` };
}
