import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/**
 * `expand`: only adds. `contract`: takes away what no release uses any more. `index`: builds indexes beside readers and
 * writers, outside a transaction. `batches`: one statement that changes some rows, until none is left to change.
 */
const KINDS = ['expand', 'contract', 'index', 'batches'] as const;
export type MigrationKind = (typeof KINDS)[number];

export type Migration = {
  readonly name: string;
  readonly script: string;
  readonly checksum: string;
  readonly kind: MigrationKind;
  /** The oldest release that works once it has run; undefined: every one that worked before. */
  readonly oldestRelease?: string;
};

export const MIGRATIONS: URL = new URL('./migrations/', import.meta.url);

/** The last migration of release 0.1.0. */
const LAST_OF_FIRST_RELEASE = '0053-cheaper-orders';

/** Release 0.1.0 refuses every migration that it does not know: later ones are kept where it does not look. */
export const isOfFirstRelease = (name: string): boolean => name <= LAST_OF_FIRST_RELEASE;
export const FIRST_RELEASE = '0.1.0';

/** `-- kind: contract, oldest release 0.2.0` on a line of its own; without it a migration expands. */
const HEADER = /^-- kind: (\w+)(?:, oldest release (\d+\.\d+\.\d+))?$/;

function readHeader(name: string, script: string): Pick<Migration, 'kind' | 'oldestRelease'> {
  const line = script.split('\n').find((text) => text.startsWith('-- kind:'));
  if (line === undefined) return { kind: 'expand' };
  const [, word, oldestRelease] = HEADER.exec(line) ?? [];
  const kind = KINDS.find((one) => one === word);
  if (!kind) throw new Error(`Migration ${name}: what is '${line}'? One of ${KINDS.join(', ')}.`);
  return { kind, ...(oldestRelease !== undefined && { oldestRelease }) };
}

/** The migrations of a folder, in order. */
export async function readMigrations(folder: URL = MIGRATIONS): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (file) => {
      const name = file.slice(0, -'.sql'.length);
      // line endings of the checkout must not change the checksum
      const script = (await readFile(new URL(file, folder), 'utf8')).replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(script).digest('hex');
      return { name, script, checksum, ...readHeader(name, script) };
    }),
  );
}
