import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Unit and database tests with ten times the kills, lost connections and generated cases. Takes a while. */
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const args = ['run', '--project', 'unit', '--project', 'database', ...process.argv.slice(2)];
const child = spawn(process.execPath, [vitest, ...args], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
  env: { ...process.env, LONG: 'true' },
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
