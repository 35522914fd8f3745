/** Finds things in a game's glossary by a part of their name. */
import type { AnyGame, Entry } from '@fray/engine';
import pc from 'picocolors';

export function lookUp(game: AnyGame, words: string): string {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return 'Say what to look up: look <name>.';
  const entries = Object.entries(game.text.glossary);
  const found = entries.filter(([id, { name }]) => id === wanted || name.toLowerCase().includes(wanted));
  if (found.length === 0) return `Nothing here is called "${words}".`;
  return found.map(([, entry]) => paintEntry(entry)).join('\n');
}

function paintEntry({ name, text, clause, facts }: Entry): string {
  const figures = (facts ?? []).map(({ label, value }) => `${label} ${value}`).join(', ');
  return [pc.bold(name), figures, text, pc.dim(clause)].filter((part) => part !== '').join(' · ');
}
