import { buildApps } from '../build-apps.ts';
import { program, runNode, type Stage } from './run-stages.ts';

const biome: Stage = {
  name: 'Format and lint',
  does: 'Biome reads every file.',
  run: () => runNode([program('@biomejs/biome', 'bin/biome'), 'ci', '.']),
};

const boundaries: Stage = {
  name: 'Boundaries',
  does: 'every import must follow the layers of ARCHITECTURE.md, and none may go in a circle.',
  run: () => runNode(['scripts/checks/check-boundaries.ts']),
};

const words: Stage = {
  name: 'Words',
  does: 'every text that people read must stand in packages/messages.',
  run: () => runNode(['scripts/checks/check-words.ts']),
};

const releases: Stage = {
  name: 'Releases',
  does: 'versions must rise, and the release before must be able to live with new migrations.',
  run: () => runNode(['scripts/checks/check-releases.ts']),
};

const deadCode: Stage = {
  name: 'Dead code',
  does: 'Knip looks for code that nothing uses, or only tests.',
  run: () => runNode(['scripts/checks/check-dead-code.ts']),
};

/**
 * Runs once for all projects: each references what it imports (tsconfig.json). Several checkers each check what projects
 * share: one costs a quarter less, and is done sooner beside the build.
 */
const types: Stage = {
  name: 'Types',
  does: 'TypeScript checks every package, app and test.',
  run: () => runNode([program('typescript', 'bin/tsc'), '-b', '.', 'apps/storefront', 'apps/desk', '--checkers', '1']),
};

/** Static checks. */
export const CHECKS: readonly Stage[] = [biome, boundaries, words, releases, deadCode, types];

export const BUILD: Stage = {
  name: 'Build',
  does: 'makes the storefront, the desk and the server that tests in a browser open.',
  run: async () => {
    await buildApps({ quiet: true });
    return { isOk: true, output: '' };
  },
};
