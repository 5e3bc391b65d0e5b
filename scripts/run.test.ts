import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { START_COMMAND } from './start-command.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'wattle-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script as package.json does, in a project that needs this Node. */
function runIn(node: string) {
  mkdirSync(join(folder, 'scripts'), { recursive: true });
  cpSync(join(root, 'scripts/run.js'), join(folder, 'scripts/run.js'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', engines: { node } }));
  writeFileSync(join(folder, 'say.ts'), 'const [, own, ...rest]: string[] = process.argv; console.log(own, ...rest);');
  return spawnSync(process.execPath, ['scripts/run.js', 'say.ts', '--help', 'x'], { cwd: folder, encoding: 'utf8' });
}

describe('what starts a script', () => {
  it('gives it its own name and arguments', () => {
    const { stdout, status } = runIn('>=20');
    expect({ stdout, status }).toEqual({ stdout: `${join(folder, 'say.ts')} --help x\n`, status: 0 });
  });

  it('says what to install where Node is too old, and runs nothing', () => {
    const { stdout, stderr, status } = runIn('>=99');
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
    expect(stderr).toContain(`Wattle runs on Node 99 or later, and this is Node ${process.versions.node}.`);
    expect(stderr).toContain('https://nodejs.org');
  });

  it('is what tests and benches start a shop with', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(`node ${START_COMMAND.map((part) => part.replace(root, '')).join(' ')}`).toBe(scripts.start);
  });

  it('starts every script that is TypeScript, and the Node that npm brings is one it takes', () => {
    const { scripts, engines, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const direct = Object.values<string>(scripts).filter(
      (line) => line.includes('.ts') && !line.includes('scripts/run.js'),
    );
    expect(direct).toEqual([]);
    const least = Number(/\d+/.exec(engines.node)?.[0]);
    const brought = Object.entries<string>(optionalDependencies).filter(([name]) => name.startsWith('node-'));
    expect(brought.length).toBeGreaterThan(0);
    expect(brought.filter(([, version]) => Number.parseInt(version, 10) < least)).toEqual([]);
  });
});
