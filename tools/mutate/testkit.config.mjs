import { mutationOf } from './mutation.mjs';

// The models are test material, and describe-*.ts only hands on to vitest.
export default mutationOf('testkit', {
  leftOut: ['index.ts', 'vitest.ts', 'models/**', '**/describe-*.ts'],
  floor: 70,
});
