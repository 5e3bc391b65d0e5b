import { createRequire } from 'node:module';
import { LONG_FACTOR } from './factors.ts';

// not an import: in a long run the name `fast-check` resolves to this file
const fc: typeof import('fast-check') = createRequire(import.meta.url)('fast-check');

/** fast-check with a multiple of the cases a test asks for. */
export default {
  ...fc,
  assert: <Ts>(property: Parameters<typeof fc.assert<Ts>>[0], params: Parameters<typeof fc.assert<Ts>>[1] = {}) =>
    fc.assert(property, { ...params, numRuns: (params.numRuns ?? 100) * LONG_FACTOR }),
};
