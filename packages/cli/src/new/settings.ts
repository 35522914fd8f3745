/** The settings of a new game's folder: one of our packages, or a project of its own. */
import { readFileSync } from 'node:fs';

const { version, dependencies } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { readonly version: string; readonly dependencies: Readonly<Record<string, string>> };

/** Of the tools that a project outside of this repository needs. */
const TOOLS = { '@types/node': '>=20', typescript: '>=5.9', vitest: '>=4' };

export function repositoryFiles(name: string): Record<string, string> {
  const door = (path: string): object => ({
    source: `./src/${path}.ts`,
    types: `./dist/${path}.d.ts`,
    default: `./dist/${path}.js`,
  });
  return {
    'package.json': json({
      name: `@fray/game-${name}`,
      version,
      private: true,
      license: 'MIT',
      type: 'module',
      sideEffects: false,
      exports: { '.': door('index'), './scenario': door('scenario/index') },
      files: ['dist', 'RULES.md'],
      dependencies: { '@fray/engine': version },
    }),
    'tsconfig.json': json({
      extends: '../../tsconfig.base.json',
      compilerOptions: { rootDir: 'src', outDir: 'dist', types: [] },
      include: ['src'],
      references: [{ path: '../engine' }],
    }),
  };
}

export function standaloneFiles(name: string): Record<string, string> {
  return {
    'package.json': json({
      name: `game-${name}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      exports: { '.': './dist/index.js', './scenario': './dist/scenario/index.js' },
      fray: { game: 'dist/index.js', scenario: 'dist/scenario/index.js' },
      scripts: {
        build: 'tsc',
        test: 'vitest run',
        play: `tsc && fray play ${name}`,
        start: 'tsc && fray serve',
      },
      dependencies: { '@fray/engine': dependencies['@fray/engine'] },
      devDependencies: { '@fray/cli': version, '@fray/testkit': dependencies['@fray/testkit'], ...TOOLS },
    }),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2023'],
        module: 'NodeNext',
        types: [],
        strict: true,
        noUncheckedIndexedAccess: true,
        verbatimModuleSyntax: true,
        skipLibCheck: true,
        declaration: true,
        rootDir: 'src',
        outDir: 'dist',
      },
      include: ['src'],
    }),
    '.gitignore': 'node_modules/\ndist/\n',
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
