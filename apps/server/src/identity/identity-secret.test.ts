import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadIdentitySecret } from './identity-secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wattle-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the secret of the user pool', () => {
  it('is made once, kept for the owner alone, and the same at every start', async () => {
    const dataDir = join(folder, 'not', 'there', 'yet');
    const made = await loadIdentitySecret(dataDir, undefined);
    expect(Buffer.from(made, 'base64url')).toHaveLength(32);
    expect((await stat(join(dataDir, 'identity-secret'))).mode & 0o777).toBe(0o600);
    expect(await loadIdentitySecret(dataDir, undefined)).toBe(made);
  });

  it('is another one for another shop', async () => {
    const [one, other] = await Promise.all(['a', 'b'].map((name) => loadIdentitySecret(join(folder, name), undefined)));
    expect(one).not.toBe(other);
  });

  it('is agreed on by processes that start at once, and leaves no drafts', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => loadIdentitySecret(folder, undefined)));
    expect(new Set(secrets).size).toBe(1);
    expect(await readdir(folder)).toEqual(['identity-secret']);
    expect((await readFile(join(folder, 'identity-secret'), 'utf8')).trim()).toBe(secrets[0]);
  });

  it('is the one that is set, and then nothing is kept', async () => {
    expect(await loadIdentitySecret(folder, 'given')).toBe('given');
    expect(await readdir(folder)).toEqual([]);
  });
});
