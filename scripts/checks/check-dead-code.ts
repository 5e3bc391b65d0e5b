import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const knip = fileURLToPath(new URL('../bin/knip.js', import.meta.resolve('knip')));

const run = (...options: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const args = [knip, '--no-progress', '--no-config-hints', ...options];
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });

/** Checks for code that only tests use and for code nothing uses. In parallel: each takes seconds of one core. */
const [isProductionClean, isRestClean] = await Promise.all([run('--production'), run()]);
if (!isProductionClean) console.error('Used by tests alone: wire it into what shoppers use, or delete it.');
if (!isRestClean) console.error('Used by nothing.');
process.exitCode = isProductionClean && isRestClean ? 0 : 1;
