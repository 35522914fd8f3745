/** Which modules travel together: few files to fetch, and little in them that a page does not need. */
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Words come in one language, and what was learnt by playing only to those who think. */
const GAME = /\/packages\/game-([a-z-]+)\/src\/(?!words\/(?:en|de|fr)|.*-weights\.ts)/;
const FRAMEWORK =
  /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|wouter|regexparam|zustand)\//;
const WORKER = /-worker\.ts$/;
/** The part of the kit that is no table. */
const FORMS = /\/packages\/kit\/src\/(?:controls|classes|words\/kit-words|index)/;

/** The first that fits takes a module and all that it stands on. */
const GROUPS: readonly Group[] = [
  { name: 'react', test: FRAMEWORK },
  // Workers think with these, too: nothing of a page may be among them.
  {
    name: 'words',
    test: /\/engine\/src\/(?:words\/(?!en|de|fr)|result)|\/games\/src\/shelf|\/own-game|preload-helper/,
  },
  { name: 'engine', test: /\/packages\/(?:engine|bots)\/src\/(?!words\/(?:de|fr))/ },
  { name: (id) => GAME.exec(id)?.[1] ?? null, debugName: 'game' },
  {
    name: 'lab',
    test: /\/packages\/lab\/src\/(?!words)/,
    entriesAware: true,
    entriesAwareMergeThreshold: 20_000,
  },
  {
    name: 'main',
    test: (id) => !WORKER.test(id) && (FORMS.test(id) || !id.includes('/kit/')),
    tags: ['$initial'],
  },
  { name: 'protocol', test: /\/packages\/protocol\/|\/node_modules\/zod\// },
  {
    name: 'table',
    test: /\/packages\/(?:kit|host)\/|\/web\/src\/(?:shell|games|session|table|replay|pages\/share|pages\/online\/link-to)(?!.*(?:-worker|sit-down))/,
  },
  { name: 'lessons', test: /\/packages\/(?:lessons|testkit)\/|\/web\/src\/learn\// },
];

export const chunks: Group[] = GROUPS.map((group, i) => ({ ...group, priority: GROUPS.length - i }));
