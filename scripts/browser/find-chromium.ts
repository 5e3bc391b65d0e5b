import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Headless Chromium: the same engine at half the cost per page. */
const SHELL = '/usr/lib/chromium/chromium-headless-shell';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags that let Chromium run anywhere, isolated and without network access of its own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const firstOf = (paths: readonly string[]): string | undefined => paths.find((path) => path !== '' && existsSync(path));

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']) ||
    run('apt-get', ['install', '-y', '-qq', 'chromium']);
  return firstOf([SHELL, ...INSTALLED]);
}

function installFromPlaywright(): string | undefined {
  const manifest = createRequire(import.meta.url).resolve('playwright-core/package.json');
  run(process.execPath, [join(dirname(manifest), 'cli.js'), 'install', 'chromium']);
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * Finds a Chromium: the configured one, else Debian's (installed if we may), else any installed one, else
 * Playwright's.
 */
export function findChromium(): string {
  const path =
    firstOf([process.env.CHROMIUM_PATH ?? '', SHELL]) ??
    installFromDebian() ??
    firstOf(INSTALLED) ??
    installFromPlaywright();
  if (!path) throw new Error('No Chromium: install one, or set CHROMIUM_PATH to its program.');
  return path;
}
