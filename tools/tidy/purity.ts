/** Nothing in the pure packages may know the time, the machine or real chance, or keep anything between calls. */
import { isCode, isPure, lineAt, type Source } from './source.js';
import { type Node, readSyntax } from './syntax.js';

const BANNED = new Set(
  (
    'Date console process window document globalThis navigator localStorage sessionStorage indexedDB ' +
    'setTimeout setInterval setImmediate requestAnimationFrame queueMicrotask performance crypto fetch XMLHttpRequest ' +
    'WebSocket Buffer require eval Function __dirname __filename'
  ).split(' '),
);
/** Differs from machine to machine, so only words may rest on it, never rules. */
const WORDS_ONLY = new Set(['Intl']);
const WORDS = /\/src\/words\//;

export function checkPurity(sources: readonly Source[]): string[] {
  return sources.filter(({ path }) => isCode(path) && isPure(path)).flatMap(purityFaults);
}

function purityFaults(source: Source): string[] {
  const { nodes, body } = readSyntax(source);
  const at = (node: Node): string => `${source.path}:${lineAt(source.text, node.start)}`;
  const used = nodes.filter(({ node, parent }) => isUse(node, parent));
  const globals = used
    .filter(({ node }) => isBanned(node['name'] as string, source.path))
    .map(({ node }) => `${at(node)}: ${node['name']} is banned in pure code`);
  const chance = nodes
    .filter(({ node }) => isMathRandom(node))
    .map(({ node }) => `${at(node)}: Math.random is banned in pure code`);
  const kept = body
    .map((node) =>
      node.type === 'ExportNamedDeclaration' ? ((node['declaration'] as Node | null) ?? node) : node,
    )
    .filter((node) => node.type === 'VariableDeclaration' && node['kind'] !== 'const')
    .map((node) => `${at(node)}: top-level ${node['kind']} is banned in pure code`);
  return [...globals, ...chance, ...kept];
}

function isBanned(name: string, path: string): boolean {
  return BANNED.has(name) || (WORDS_ONLY.has(name) && !WORDS.test(path));
}

/** A name that stands for a value, not one that names a property, a type's field or a step. */
function isUse(node: Node, parent: Node | undefined): boolean {
  if (node.type !== 'Identifier' || parent === undefined) return false;
  if (parent.type === 'MemberExpression') return parent['object'] === node || parent['computed'] === true;
  const named = [
    'Property',
    'PropertyDefinition',
    'MethodDefinition',
    'TSPropertySignature',
    'TSMethodSignature',
  ];
  if (named.includes(parent.type)) return parent['value'] === node;
  return true;
}

function isMathRandom(node: Node): boolean {
  if (node.type !== 'MemberExpression') return false;
  const [object, property] = [node['object'] as Node, node['property'] as Node];
  return object['name'] === 'Math' && (property['name'] === 'random' || property['value'] === 'random');
}
