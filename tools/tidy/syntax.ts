/** Reads a source file's syntax tree: what it imports, and every node with its parent. */
import { parseSync } from 'oxc-parser';
import type { Source } from './source.js';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export interface Import {
  readonly from: string;
  readonly start: number;
  /** Only types are taken: nothing of it is left when the program runs. */
  readonly typeOnly: boolean;
}

export interface Syntax {
  readonly body: readonly Node[];
  /** Everything imported from or re-exported from, types included. */
  readonly imports: readonly Import[];
  readonly nodes: readonly { readonly node: Node; readonly parent: Node | undefined }[];
}

const cache = new WeakMap<Source, Syntax>();

export function readSyntax(source: Source): Syntax {
  const known = cache.get(source);
  if (known !== undefined) return known;
  const { program, errors } = parseSync(source.path, source.text);
  if (errors.length > 0) throw new Error(`${source.path}: ${errors[0]!.message}`);
  const nodes: { node: Node; parent: Node | undefined }[] = [];
  walk(program as unknown as Node, undefined, (node, parent) => nodes.push({ node, parent }));
  const imports = nodes.flatMap(({ node }) => importOf(node));
  const syntax = { body: program.body as unknown as Node[], imports, nodes };
  cache.set(source, syntax);
  return syntax;
}

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

function importOf(node: Node): Import[] {
  if (!IMPORTING.has(node.type)) return [];
  const from = (node['source'] ?? node['argument']) as { value?: unknown } | null;
  const kind = node['importKind'] ?? node['exportKind'];
  const typeOnly = kind === 'type' || node.type === 'TSImportType';
  return typeof from?.value === 'string' ? [{ from: from.value, start: node.start, typeOnly }] : [];
}

function walk(node: Node, parent: Node | undefined, visit: (node: Node, parent?: Node) => void): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    const children = Array.isArray(value) ? value : [value];
    for (const child of children) if (isNode(child)) walk(child, node, visit);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}
