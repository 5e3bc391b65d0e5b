import { stat } from 'node:fs/promises';
import { isLoopbackAddress } from '../config/address-list.ts';
import type { Config } from '../config/config.ts';
import { secretFileOf } from '../identity/identity-secret.ts';
import { type Finding, well, wrong } from './finding.ts';

const ABOUT = 'secrets';
const MADE_BY = 'openssl rand -hex 32 makes another';
/** Bits of a text whose letters came up by chance as often as they did. Random ones of 16 letters have about 50. */
const LEAST_BITS = 40;
const EXAMPLE = /change.?me|example|secret|passw|sample|default|dummy|wattle|123456|qwerty|letmein/i;

type Secrets = Pick<Config, 'dataDir' | 'databaseUrl' | 'secret' | 'import' | 'hooks' | 'searchKey' | 'mailboxKey'>;

/** Whether somebody could guess what keeps others out. What services gave out is theirs to judge. */
export async function examineSecrets(config: Secrets): Promise<Finding[]> {
  const named = namedSecrets(config);
  const problems = named.flatMap(([name, value]) => {
    const problem = weaknessOf(value) ?? sameAs(named, name, value);
    return problem === undefined ? [] : [wrong(ABOUT, `${name} ${problem}; ${MADE_BY}`)];
  });
  const found = [...problems, ...(await examineFile(config))];
  if (found.length > 0) return found;
  const names = named.map(([name]) => name);
  return [well(ABOUT, names.length === 0 ? 'none are set' : `${names.join(', ')}: long, and no two are the same`)];
}

type Named = readonly [name: string, value: string];

function namedSecrets({ databaseUrl, secret, import: { token }, hooks, searchKey, mailboxKey }: Secrets): Named[] {
  const all: readonly (readonly [string, string | undefined])[] = [
    ['IDENTITY_SECRET', secret],
    ['IMPORT_TOKEN', token],
    ['HOOK_SECRET', hooks.secret],
    ['SEARCH_KEY', searchKey],
    ['MAILBOX_KEY', mailboxKey],
    ['the password in DATABASE_URL', passwordIn(databaseUrl)],
  ];
  return all.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

/** A database that only this machine reaches is as safe as the machine. */
function passwordIn(databaseUrl: string | undefined): string | undefined {
  if (databaseUrl === undefined || new URL(databaseUrl).hostname === '' || isLoopbackAddress(databaseUrl))
    return undefined;
  return new URL(databaseUrl).password;
}

/** Why a secret is none. */
export function weaknessOf(value: string): string | undefined {
  if (EXAMPLE.test(value)) return 'looks like an example';
  return bitsOf(value) < LEAST_BITS ? 'is too short or repeats itself' : undefined;
}

function bitsOf(text: string): number {
  const letters = [...text];
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits + count * Math.log2(letters.length / count), 0);
}

function sameAs(all: readonly Named[], name: string, value: string): string | undefined {
  const other = all.find(([otherName, otherValue]) => otherName !== name && otherValue === value);
  return other && `is the same as ${other[0]}`;
}

/** The secret that was made here is for its owner only. */
async function examineFile({ dataDir, secret }: Secrets): Promise<Finding[]> {
  const file = secretFileOf(dataDir);
  const found = secret === undefined ? await stat(file).catch(() => undefined) : undefined;
  // Windows has no such bits
  if (!found || process.platform === 'win32' || (found.mode & 0o077) === 0) return [];
  return [wrong(ABOUT, `${file} can be read by other users of this machine; chmod 600 ${file}`)];
}
