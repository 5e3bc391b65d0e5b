import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const VERSION = '13.5.0';
const INSTALL_MS = 300_000;

/** Lighthouse's program, installed outside the project when it is first needed; undefined where that cannot be. */
export async function installLighthouse(): Promise<string | undefined> {
  const folder = join(tmpdir(), `wattle-lighthouse-${VERSION}`);
  const modules = join(folder, 'node_modules');
  // npm writes this file when everything is in its place
  const isInstalled = () => existsSync(join(modules, '.package-lock.json'));
  if (!isInstalled()) {
    await mkdir(folder, { recursive: true });
    const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
    await run('npm', ['install', ...options, `lighthouse@${VERSION}`], { cwd: folder, timeout: INSTALL_MS }).catch(
      () => undefined,
    );
  }
  if (isInstalled()) return join(modules, 'lighthouse/cli/index.js');
  console.log(`Lighthouse ${VERSION} cannot be installed by npm here: its scores are left out.`);
  return undefined;
}
