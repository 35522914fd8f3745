/** Moves as people write them: "play fatal blow" is "play fatal-blow", and a beginning such as "play" stands for all of them. */
import { fail, findNamed, type Message, ok, type Result, type Verb, type WordBook } from '@fray/engine';

interface Spelling {
  /** The move in the engine's notation, as far as it was written. */
  readonly notation: string;
  /** Whether all arguments of the verb are there. */
  readonly complete: boolean;
}

/** Reads a move, whole or only begun. An unknown verb, name or number is an error, never "no such move". */
export function spellMove(verbs: readonly Verb[], text: string, book: WordBook): Result<Spelling> {
  const words = text.trim().toLowerCase().split(/\s+/);
  const verb = verbs.find(({ id }) => id.toLowerCase() === words[0]);
  if (verb === undefined)
    return problem(book, {
      id: 'notation-verb',
      data: { given: words[0]!.slice(0, 40), known: verbs.map(({ id }) => id) },
    });
  const spelt = [verb.id];
  let rest = words.slice(1);
  for (const arg of verb.args) {
    if (rest.length === 0) break;
    const taken = arg.names === undefined ? takeNumber(rest) : takeName(arg.names, rest);
    if (taken === undefined)
      return problem(book, {
        id: 'choice-argument',
        data: { verb: verb.id, argument: arg.name, names: arg.names ?? null },
      });
    spelt.push(taken.word);
    rest = rest.slice(taken.length);
  }
  if (rest.length > 0) {
    const form = [verb.id, ...verb.args.map(({ name }) => `<${name}>`)].join(' ');
    return problem(book, { id: 'notation-form', data: { form } });
  }
  return ok({ notation: spelt.join(' '), complete: spelt.length === verb.args.length + 1 });
}

function problem(book: WordBook, message: Message): Result<never> {
  return fail(book.problem(message));
}

function takeNumber([word]: readonly string[]): { word: string; length: number } | undefined {
  return /^-?\d+$/.test(word!) ? { word: word!, length: 1 } : undefined;
}

/** As many words as make the longest name of the list. */
function takeName(
  names: readonly string[],
  words: readonly string[],
): { word: string; length: number } | undefined {
  for (let length = words.length; length > 0; length--) {
    const index = findNamed(names, words.slice(0, length).join(' '));
    if (index !== undefined) return { word: names[index]!, length };
  }
  return undefined;
}
