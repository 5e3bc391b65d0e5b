import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { SCHEMATHESIS } from './schemathesis-stage.ts';

const { PATH } = process.env;
afterEach(() => {
  process.env.PATH = PATH;
  vi.restoreAllMocks();
});

it('is skipped where there is no Schemathesis, with a line that says what to install, as CONTRIBUTING does', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  process.env.PATH = '/nowhere';
  expect(await SCHEMATHESIS.run()).toMatchObject({ isOk: true });
  const [install = 'none'] = /pip install \S+/.exec(lines.join('\n')) ?? [];
  expect(lines).toEqual([expect.stringContaining('is skipped')]);
  expect(readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8')).toContain(`\`${install}\``);
});
