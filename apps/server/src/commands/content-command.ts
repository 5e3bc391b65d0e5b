import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { EDITED_KINDS, isEditedKind, keyOf, listLive, type Name } from '../features/editing/content-kinds.ts';
import { discardDraft, loadContent, planDraft, saveDraft } from '../features/editing/draft-content.ts';
import { problemWords, publishDraft, undoTo } from '../features/editing/publish-content.ts';
import type { Problem } from '../import/refusal.ts';
import { isFields } from '../import/row-key.ts';
import type { Content } from '../store/content-versions.ts';
import type { Database } from '../store/database.ts';
import { createStore } from '../store/store.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

const KINDS = EDITED_KINDS.join(', ');
const help = `Usage: npm run shop -- content list [<kind>]
       npm run shop -- content show <kind> <key> [--draft]
       npm run shop -- content draft <kind> <key> --file <row.json> --by <name>
       npm run shop -- content discard <kind> <key>
       npm run shop -- content publish <kind> <key> [--at <time>] --by <name>
       npm run shop -- content history <kind> <key>
       npm run shop -- content undo <kind> <key> <version> --by <name>

Edits pages, menus and redirects: a draft first, then it is published, now or at a time. A row is as \`export content\`
writes it, without \`type\`. Kinds: ${KINDS}.

  --draft        what is being written, not what is live
  --file <file>  the row; - reads it from standard input
  --at <time>    when it goes out, like 2026-11-20T06:00+11:00; a running shop publishes it
  --by <name>    who does it

Exit code: 0 done; 1 refused, it says why; 2 wrong usage; 3 could not run.`;

const HISTORY = 100;

type Asked = { readonly name: Name; readonly by: string; readonly file?: string; readonly at: number | null };

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...{ draft: { type: 'boolean', default: false }, file: { type: 'string' } },
      ...{ at: { type: 'string' }, by: { type: 'string', default: '' } },
    },
  });
  const [act, kind, key, version] = positionals;
  if (kind !== undefined && !isEditedKind(kind)) throw new UsageError(`${kind}: the kinds are ${KINDS}.`);
  if (act === 'list') return withDatabase(terminal, (db) => list(db, terminal, kind ? [kind] : EDITED_KINDS));
  if (kind === undefined || key === undefined) throw new UsageError('Which content? content <act> <kind> <key>.');
  const at = values.at === undefined ? null : Date.parse(values.at);
  if (at !== null && Number.isNaN(at)) throw new UsageError(`${values.at}: not a time like 2026-11-20T06:00+11:00.`);
  const asked = { name: { kind, key }, by: values.by.trim(), file: values.file ?? '', at };
  if (['draft', 'publish', 'undo'].includes(act ?? '') && asked.by === '')
    throw new UsageError('Who does it? --by <name>.');
  switch (act) {
    case 'show':
      return withDatabase(terminal, (db) => show(db, terminal, asked.name, values.draft));
    case 'draft':
      return withDatabase(terminal, async (db) => draft(db, terminal, asked, await readRow(terminal, asked.file)));
    case 'discard':
      return withDatabase(terminal, (db) => discard(db, terminal, asked));
    case 'publish':
      return withDatabase(terminal, (db) => publish(db, terminal, asked));
    case 'history':
      return withDatabase(terminal, (db) => history(db, terminal, asked.name));
    case 'undo':
      if (!/^\d{1,9}$/.test(version ?? '')) throw new UsageError('Which version? Its number stands in the history.');
      return withDatabase(terminal, (db) => undo(db, terminal, asked, Number(version)));
    default:
      throw new UsageError(`${act}: list, show, draft, discard, publish, history or undo.`);
  }
}

async function readRow(terminal: Terminal, file: string): Promise<Content> {
  if (file === '') throw new UsageError('Which row? --file <row.json>.');
  const parts: Uint8Array[] = [];
  if (file === '-') for await (const part of terminal.input) parts.push(part);
  const text = file === '-' ? Buffer.concat(parts).toString('utf8') : await readFile(file, 'utf8');
  try {
    const row: unknown = JSON.parse(text);
    if (isFields(row)) return row;
  } catch {
    // reported below
  }
  throw new UsageError(`${file}: not a row as JSON.`);
}

const time = (ms: number): string => new Date(ms).toISOString();

async function list(db: Database, terminal: Terminal, kinds: readonly Name['kind'][]): Promise<ExitCode> {
  const open = await createStore(db).contentVersions.listOpen();
  for (const kind of kinds) {
    const keys = new Set((await listLive(db, kind)).map((row) => keyOf(kind, row)));
    for (const one of open) if (one.kind === kind) keys.add(one.key);
    for (const key of [...keys].sort()) {
      const draft = open.find((one) => one.kind === kind && one.key === key);
      const plan = draft?.publishAt ? ` ${time(draft.publishAt)}` : '';
      const problem = draft?.problem ? ` refused: ${draft.problem.split('\n')[0]}` : '';
      await terminal.out(`${kind} ${key}${draft ? ` (${draft.state}${plan})${problem}` : ''}`);
    }
  }
  return EXIT.done;
}

async function show(db: Database, terminal: Terminal, name: Name, isDraft: boolean): Promise<ExitCode> {
  const { live, open } = await loadContent(db, name);
  const row = isDraft ? open?.content : live;
  if (!row) return refuse(terminal, isDraft ? 'There is no draft.' : 'There is nothing live.');
  await terminal.out(JSON.stringify(row, null, 2));
  return EXIT.done;
}

function refuse(terminal: Terminal, words: string): ExitCode {
  terminal.err(words);
  return EXIT.incomplete;
}
const refusals = (terminal: Terminal, problems: readonly Problem[]): ExitCode =>
  refuse(terminal, `Refused:\n${problemWords(problems)}`);
const CONFLICT = 'Somebody else saved it meanwhile. Nothing was changed.';

async function draft(db: Database, terminal: Terminal, { name, by }: Asked, content: Content): Promise<ExitCode> {
  const { open } = await loadContent(db, name);
  const saved = await saveDraft(db, { ...name, content, version: open?.version ?? 0, by });
  if (saved.status === 'REFUSED') return refusals(terminal, saved.problems);
  return saved.status === 'DONE' ? EXIT.done : refuse(terminal, CONFLICT);
}

async function discard(db: Database, terminal: Terminal, { name }: Asked): Promise<ExitCode> {
  const { open } = await loadContent(db, name);
  if (!open) return refuse(terminal, 'There is no draft.');
  const done = await discardDraft(db, { ...name, version: open.version });
  return done.status === 'DONE' ? EXIT.done : refuse(terminal, CONFLICT);
}

async function publish(db: Database, terminal: Terminal, { name, by, at }: Asked): Promise<ExitCode> {
  const { open } = await loadContent(db, name);
  if (!open) return refuse(terminal, 'There is no draft.');
  const chosen = { ...name, version: open.version };
  const done =
    at === null ? await publishDraft(db, { ...chosen, by }) : await planDraft(db, { ...chosen, publishAt: at });
  if (done.status === 'REFUSED') return refusals(terminal, done.problems);
  return done.status === 'DONE' ? EXIT.done : refuse(terminal, CONFLICT);
}

async function history(db: Database, terminal: Terminal, name: Name): Promise<ExitCode> {
  const versions = await createStore(db).contentVersions.listPublished(name, HISTORY);
  for (const { id, publishedAt, writtenBy, content } of versions)
    await terminal.out(`${id} ${time(publishedAt)} ${writtenBy}${content === null ? ' (taken away)' : ''}`);
  return EXIT.done;
}

async function undo(db: Database, terminal: Terminal, { name, by }: Asked, id: number): Promise<ExitCode> {
  const done = await undoTo({ db, store: createStore(db) }, { ...name, id, by });
  if (done.status === 'REFUSED') return refusals(terminal, done.problems);
  return done.status === 'DONE' ? EXIT.done : refuse(terminal, 'There is no such version.');
}

export const contentCommand: Command = {
  summary: 'Edit pages, menus and redirects: drafts, times, history',
  help,
  run,
};
