import type { ImportSummary } from '../../import/import-rows.ts';
import { contentKinds } from '../../import/kinds.ts';
import type { Problem } from '../../import/refusal.ts';
import type { Content, ContentName } from '../../store/content-versions.ts';
import type { Database } from '../../store/database.ts';

/** What editors change one by one. Each is a row of a content file, with that row's rules and no others. */
export const EDITED_KINDS = ['article', 'brand', 'category', 'redirect', 'setting'] as const;
export type EditedKind = (typeof EDITED_KINDS)[number];
export const isEditedKind = (kind: string): kind is EditedKind => EDITED_KINDS.some((known) => known === kind);

const KEY_FIELDS: Readonly<Record<EditedKind, string>> = {
  ...{ article: 'id', brand: 'id', category: 'id', redirect: 'from', setting: 'key' },
};

export type Name = ContentName & { readonly kind: EditedKind };

export const findLive = (db: Database, { kind, key }: Name): Promise<Content | undefined> =>
  contentKinds[kind].find(db, key);

/** Everything of a kind that is live. */
export async function listLive(db: Database, kind: EditedKind): Promise<Content[]> {
  const rows: Content[] = [];
  for await (const row of contentKinds[kind].export(db)) rows.push({ ...row });
  return rows;
}

export const keyOf = (kind: EditedKind, content: Content): string => String(content[KEY_FIELDS[kind]] ?? '');

/** Imports one row, or deletes it. What the import refuses is returned, and nothing is changed then. */
export async function importOne(db: Database, { kind, key }: Name, content: Content | null): Promise<Problem[]> {
  if (content !== null && keyOf(kind, content) !== key)
    return [{ field: KEY_FIELDS[kind], reason: `must stay '${key}'` }];
  const problems: Problem[] = [];
  const value = content ?? { [KEY_FIELDS[kind]]: key };
  const summary: ImportSummary = await contentKinds[kind].import(
    db,
    [{ line: 1, format: 'json', value }],
    ({ field, reason }) => problems.push({ field, reason: reason.replace(/^CONTENT_INVALID: /, '') }),
    content === null ? 'delete' : 'replace',
  );
  return summary.refused > 0 && problems.length === 0 ? [{ field: '', reason: 'was refused' }] : problems;
}
