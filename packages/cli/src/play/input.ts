/** What a person at the keyboard means by a line: a choice by number or in short notation, or a word to the table. */
import { type Message, type Move, parseNotation, type Verb } from '@fray/engine';
import { words } from '../words/index.js';

export type CommandName = keyof typeof words.commands;

/** Shorter ways to say a command. */
const SHORT: Readonly<Record<string, CommandName>> = { q: 'quit', exit: 'quit', h: 'help' };

export type Input =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'command'; readonly name: CommandName; readonly rest: string }
  | { readonly kind: 'unclear'; readonly problem: string | Message };

export function readInput(line: string, moves: readonly Move[], verbs: readonly Verb[]): Input {
  const text = line.trim();
  if (text === '') return { kind: 'nothing' };
  if (/^\d+$/.test(text)) return byNumber(Number(text), moves);
  const [word = '', ...rest] = text.split(/\s+/);
  const name = word.toLowerCase();
  const isVerb = verbs.some((verb) => verb.id === name);
  const command = isVerb ? undefined : commandOf(name);
  if (command !== undefined) return { kind: 'command', name: command, rest: rest.join(' ') };
  const move = parseNotation(verbs, text);
  return move.ok ? { kind: 'move', move: move.value } : { kind: 'unclear', problem: move.error };
}

function commandOf(name: string): CommandName | undefined {
  if (Object.hasOwn(words.commands, name)) return name as CommandName;
  return Object.hasOwn(SHORT, name) ? SHORT[name] : undefined;
}

function byNumber(number: number, moves: readonly Move[]): Input {
  const move = moves[number - 1];
  if (move !== undefined) return { kind: 'move', move };
  return { kind: 'unclear', problem: words.table.noChoice(number, moves.length) };
}
