import { buildStorefront, generateRouteTypes } from '../build-storefront.ts';
import { program, runNode, type Stage } from './run-stages.ts';

const biome: Stage = {
  name: 'Format and lint',
  run: () => runNode([program('@biomejs/biome', 'bin/biome'), 'ci', '.']),
};

const boundaries: Stage = { name: 'Boundaries', run: () => runNode(['scripts/checks/check-boundaries.ts']) };

const deadCode: Stage = { name: 'Dead code', run: () => runNode(['scripts/checks/check-dead-code.ts']) };

/** Once for every project: each refers to what it imports (tsconfig.json). */
const types: Stage = {
  name: 'Types',
  run: async () => {
    await generateRouteTypes();
    return runNode([program('typescript', 'bin/tsc'), '-b', '.', 'apps/storefront']);
  },
};

/** What can be said without running anything. */
export const CHECKS: readonly Stage[] = [biome, boundaries, deadCode, types];

export const BUILD: Stage = {
  name: 'Build',
  run: async () => {
    await buildStorefront({ quiet: true });
    return { isOk: true, output: '' };
  },
};
