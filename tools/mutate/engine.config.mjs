import { mutationOf } from './mutation.mjs';

export default mutationOf('engine', {
  files: ['**/*'],
  tests: '**/*',
  leftOut: ['index', 'words/en'],
  floor: 84,
});
