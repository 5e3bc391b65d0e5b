// Plain JavaScript that an old Node can read: what it runs is TypeScript, of which an old Node only says that it does
// not know the file's ending.
import { readFileSync } from 'node:fs';
import * as module from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const needed = Number(/\d+/.exec(engines.node)?.[0]);

if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(`Wattle runs on Node ${needed} or later, and this is Node ${process.versions.node}.
On Linux (x64, arm64) and Windows (x64) npm brings it along: run npm ci, without --omit=optional.
Elsewhere, as on macOS, install it from https://nodejs.org and run the command again.`);
  process.exit(1);
}

// keeps compiled code for the next time, for the processes that the script starts too
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');
module.enableCompileCache();

// the script finds its own name and arguments where it would without this file
process.argv.splice(1, 2, resolve(process.argv[2] ?? ''));
await import(pathToFileURL(process.argv[1] ?? '').href);
