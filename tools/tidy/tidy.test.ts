/** The promises the whole repository keeps. Each check is shown to fail on a small fixture of its own in fixtures.test.ts. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkCycles } from './cycles.js';
import { checkDeadFiles } from './dead-files.js';
import { checkDeclared } from './declared.js';
import { checkDirection } from './direction.js';
import { checkDoor } from './door.js';
import { checkOneGame } from './one-game.js';
import { checkPurity } from './purity.js';
import {
  checkAny,
  checkExports,
  checkFileSizes,
  checkFolderSizes,
  checkFunctionSizes,
  checkLeftOutTests,
  checkMachinePaths,
  checkPromises,
} from './shape.js';
import { readSources } from './source.js';

const sources = readSources(fileURLToPath(new URL('../..', import.meta.url)));

describe('the repository', () => {
  it('was found', () => expect(sources.length).toBeGreaterThan(100));
  it('imports only in the allowed direction', () => expect(checkDirection(sources)).toEqual([]));
  it('has no import circle', () => expect(checkCycles(sources)).toEqual([]));
  it('has no dead file', () => expect(checkDeadFiles(sources)).toEqual([]));
  it('opens one game at a time in a page', () => expect(checkOneGame(sources)).toEqual([]));
  it('exports from the engine only what others use', () => expect(checkDoor(sources)).toEqual([]));
  it('declares every dependency', () => expect(checkDeclared(sources)).toEqual([]));
  it('keeps its pure packages pure', () => expect(checkPurity(sources)).toEqual([]));
  it('keeps files short', () => expect(checkFileSizes(sources)).toEqual([]));
  it('keeps folders small', () => expect(checkFolderSizes(sources)).toEqual([]));
  it('keeps functions short', () => expect(checkFunctionSizes(sources)).toEqual([]));
  it('never says any', () => expect(checkAny(sources)).toEqual([]));
  it('exports by name', () => expect(checkExports(sources)).toEqual([]));
  it('leaves no test out', () => expect(checkLeftOutTests(sources)).toEqual([]));
  it('leaves nothing for later', () => expect(checkPromises(sources)).toEqual([]));
  it('knows no machine of its own', () => expect(checkMachinePaths(sources)).toEqual([]));
});
