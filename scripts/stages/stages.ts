import { buildApps } from '../build-apps.ts';
import { program, runNode, type Stage } from './run-stages.ts';

const biome: Stage = {
  name: 'Format and lint',
  run: () => runNode([program('@biomejs/biome', 'bin/biome'), 'ci', '.']),
};

const boundaries: Stage = { name: 'Boundaries', run: () => runNode(['scripts/checks/check-boundaries.ts']) };

const words: Stage = { name: 'Words', run: () => runNode(['scripts/checks/check-words.ts']) };

const releases: Stage = { name: 'Releases', run: () => runNode(['scripts/checks/check-releases.ts']) };

const deadCode: Stage = { name: 'Dead code', run: () => runNode(['scripts/checks/check-dead-code.ts']) };

/**
 * Runs once for all projects: each references what it imports (tsconfig.json). Several checkers each check what projects
 * share: one costs a quarter less, and is done sooner beside the build.
 */
const types: Stage = {
  name: 'Types',
  run: () => runNode([program('typescript', 'bin/tsc'), '-b', '.', 'apps/storefront', 'apps/desk', '--checkers', '1']),
};

/** Static checks. */
export const CHECKS: readonly Stage[] = [biome, boundaries, words, releases, deadCode, types];

export const BUILD: Stage = {
  name: 'Build',
  run: async () => {
    await buildApps({ quiet: true });
    return { isOk: true, output: '' };
  },
};
