import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres } from './find-postgres.ts';

describe('findPostgres', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wattle-find-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** A folder of fake programs that only print a version; `pg_config` points to it. */
  async function fake(name: string, version: string): Promise<NodeJS.ProcessEnv> {
    const bin = await mkdtemp(join(folder, name));
    const programs = {
      pg_config: `echo ${bin}`,
      initdb: 'exit 0',
      postgres: `echo "postgres (PostgreSQL) ${version}"`,
    };
    for (const [program, script] of Object.entries(programs)) {
      await writeFile(join(bin, program), `#!/bin/sh\n${script}\n`);
      await chmod(join(bin, program), 0o755);
    }
    return { PATH: [bin, process.env.PATH].join(delimiter) };
  }

  it('takes the server that pg_config names', async () => {
    const env = await fake('new', '16.2');
    expect(await findPostgres(env)).toEqual({ folder: env.PATH?.split(delimiter)[0], major: 16 });
  });

  it('passes over a server that is too old', async () => {
    const env = await fake('old', '14.9');
    expect((await findPostgres(env))?.folder).not.toBe(env.PATH?.split(delimiter)[0]);
  });
});
