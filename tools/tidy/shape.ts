/** Sizes and manners: how long a file or a function may be, and what is not written here at all. */
import { isCode, isTest, lineAt, type Source } from './source.js';
import { type Node, readSyntax } from './syntax.js';

const FILE_LIMIT = 400;
const FUNCTION_LIMIT = 70;

/** Pure tables of data: long, but nothing to understand twice. Every entry is named here on purpose. */
const DATA: readonly RegExp[] = [
  /^packages\/game-[a-z-]+\/src\/data\//,
  /^packages\/game-[a-z-]+\/test\/clause-ids\.ts$/,
];

/** Where a tool insists on a default export. */
const DEFAULT_EXPORTS: readonly RegExp[] = [/\.config\.ts$/, /\/worker\.ts$/];

export function checkFileSizes(sources: readonly Source[], data = DATA): string[] {
  return sources
    .filter(({ path }) => isCode(path) && !data.some((pattern) => pattern.test(path)))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > FILE_LIMIT)
    .map(({ path, lines }) => `${path}: ${lines} lines, more than ${FILE_LIMIT}`);
}

/** Files at one level of a folder that one still takes in at a glance. */
const FOLDER_LIMIT = 16;

export function checkFolderSizes(sources: readonly Source[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of sources) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (isCode(path) || path.endsWith('.css')) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > FOLDER_LIMIT)
    .map(([folder, count]) => `${folder}: ${count} files at one level, at most ${FOLDER_LIMIT} are meant`);
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/**
 * Tests are left out: a describe block is a function only by its form. So is markup: how much there is to draw says nothing about
 * how hard a component is to follow, and cut into fragments it is harder. What is reckoned inside of markup counts.
 */
export function checkFunctionSizes(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => isCode(path) && !isTest(path))
    .flatMap((source) =>
      readSyntax(source)
        .nodes.filter(({ node }) => FUNCTIONS.has(node.type))
        .map(({ node }) => ({ node, lines: linesOf(source, node) }))
        .filter(({ lines }) => lines > FUNCTION_LIMIT)
        .map(
          ({ node, lines }) =>
            `${place(source, node)}: a function of ${lines} lines, more than ${FUNCTION_LIMIT}`,
        ),
    );
}

const MARKUP = new Set(['JSXElement', 'JSXFragment']);

/** Lines of a function without those that only say what is drawn. */
function linesOf(source: Source, within: Node): number {
  const { text } = source;
  const all = text.slice(within.start, within.end).split('\n');
  if (all.length <= FUNCTION_LIMIT) return all.length;
  const parts = readSyntax(source)
    .nodes.map(({ node }) => node)
    .filter(({ type, start, end }) => {
      const counts = FUNCTIONS.has(type) || MARKUP.has(type);
      return counts && start >= within.start && end <= within.end;
    });
  let at = within.start;
  return all.filter((line) => {
    const first = at + line.search(/\S|$/);
    at += line.length + 1;
    // Parents come first: the last one is the innermost.
    const innermost = parts.findLast(({ start, end }) => start <= first && first < end);
    return innermost === undefined || !MARKUP.has(innermost.type);
  }).length;
}

export function checkAny(sources: readonly Source[]): string[] {
  return eachNode(sources, (node) => (node.type === 'TSAnyKeyword' ? 'the type any' : undefined));
}

export function checkExports(sources: readonly Source[]): string[] {
  const strict = sources.filter(({ path }) => !DEFAULT_EXPORTS.some((pattern) => pattern.test(path)));
  return eachNode(strict, (node) => {
    if (node.type === 'ExportAllDeclaration') return 'export * hides what a file offers';
    return node.type === 'ExportDefaultDeclaration' ? 'a default export has no name of its own' : undefined;
  });
}

const TEST_WORDS = new Set(['it', 'test', 'describe', 'suite']);
const LEFT_OUT = new Set(['skip', 'only', 'todo', 'skipIf', 'runIf', 'fails', 'fixme']);

export function checkLeftOutTests(sources: readonly Source[]): string[] {
  return eachNode(
    sources.filter(({ path }) => isTest(path)),
    (node) => {
      if (node.type === 'Identifier' && /^(x|f)(it|test|describe)$/.test(node['name'] as string))
        return `${node['name']} leaves tests out`;
      if (node.type !== 'MemberExpression') return undefined;
      const [object, property] = [node['object'] as Node, node['property'] as Node];
      const word = object['name'] as string;
      const manner = property['name'] as string;
      return TEST_WORDS.has(word) && LEFT_OUT.has(manner) ? `${word}.${manner} leaves tests out` : undefined;
    },
  );
}

// Written in parts, so that this file does not find itself.
const PROMISES = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX', 'HA' + 'CK'].join('|')})\\b`);
const MACHINE_PATHS = new RegExp(
  `(^|[\\s"'\`(=:])(/${'work'}/|/${'tmp'}/|/${'home'}/[a-z]|/${'root'}/|[A-Z]:\\\\\\\\?Users)`,
);

export function checkPromises(sources: readonly Source[]): string[] {
  return eachLine(sources, (line) => (PROMISES.test(line) ? 'work left undone' : undefined));
}

export function checkMachinePaths(sources: readonly Source[]): string[] {
  return eachLine(sources, (line) => (MACHINE_PATHS.test(line) ? 'a path of one machine' : undefined));
}

function eachNode(sources: readonly Source[], fault: (node: Node) => string | undefined): string[] {
  return sources
    .filter(({ path }) => isCode(path))
    .flatMap((source) =>
      readSyntax(source).nodes.flatMap(({ node }) => {
        const found = fault(node);
        return found === undefined ? [] : [`${place(source, node)}: ${found}`];
      }),
    );
}

function eachLine(sources: readonly Source[], fault: (line: string) => string | undefined): string[] {
  return sources
    .filter(({ path }) => path !== 'package-lock.json')
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, i) => {
        const found = fault(line);
        return found === undefined ? [] : [`${path}:${i + 1}: ${found}`];
      }),
    );
}

function place(source: Source, node: Node): string {
  return `${source.path}:${lineAt(source.text, node.start)}`;
}
