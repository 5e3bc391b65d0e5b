import type { Migration } from '../../apps/server/src/store/migration-files.ts';
import { splitStatements } from '../../apps/server/src/store/split-statements.ts';

/**
 * What the migrations of a release may do, so that the release before it works beside it and after it: they add. What
 * takes away comes a release after the last one that used it, and says so (`kind: contract`). A statement that is not
 * known here is refused.
 */
export type Rule = {
  /** Releases that are out: a migration may ask for one of them. */
  readonly released: readonly string[];
};

/** What the release so far has made: nobody uses it yet. */
type Made = { readonly tables: Set<string>; readonly columns: Set<string>; readonly functions: Set<string> };

type Parts = {
  readonly migration: Migration;
  readonly made: Made;
  readonly isContract: boolean;
  /** Set by what keeps writers from an existing table until the migration ends. */
  lock: string | undefined;
};

/** What is wrong with the migrations of a release that is not out yet, in words. */
export function findBreaking(migrations: readonly Migration[], { released }: Rule): string[] {
  const made: Made = { tables: new Set(), columns: new Set(), functions: new Set() };
  return migrations.flatMap((migration) => {
    const say = (why: string) => `${migration.name}: ${why}`;
    const { kind, oldestRelease } = migration;
    if (kind === 'contract' && oldestRelease === undefined)
      return say(`say which release no longer uses it: -- kind: contract, oldest release ${released.at(-1)}`);
    if (kind !== 'contract' && kind !== 'index' && oldestRelease !== undefined)
      return say('only one that takes away asks for a release');
    if (oldestRelease !== undefined && !released.includes(oldestRelease))
      return say(
        `release ${oldestRelease} is not out, and the last one must work beside this: contract a release later`,
      );
    const parts: Parts = { migration, made, isContract: oldestRelease !== undefined, lock: undefined };
    const statements = splitStatements(migration.script);
    if (kind === 'batches' && statements.length !== 1) return say('batches are one statement');
    return statements.flatMap((statement) => judge(flatten(statement), parts) ?? []).map(say);
  });
}

const flatten = (statement: string): string => statement.replace(/\s+/g, ' ').toLowerCase();

const NAME = '(?:public\\.)?"?(\\w+)"?';
type Judge = (match: RegExpExecArray, parts: Parts) => string | undefined;
const matching = (pattern: string, judgement: Judge) => ({ pattern: new RegExp(`^${pattern}`), judgement });

const ok: Judge = () => undefined;
const contracting =
  (what: string): Judge =>
  ([, name = ''], { made, isContract }) =>
    isContract || made.tables.has(name) || made.functions.has(name)
      ? undefined
      : `${what} that the release before may use: stop using it, and contract a release later`;

const STATEMENTS = [
  matching(`create (?:unlogged )?table (?:if not exists )?${NAME} ?(\\(.*)$`, createTable),
  matching(`create (unique )?index (concurrently )?(?:if not exists )?\\w+ on (?:only )?${NAME}`, createIndex),
  matching('drop index concurrently', (_, { migration, isContract }) =>
    isContract && migration.kind === 'index'
      ? undefined
      : 'only a migration of kind index that asks for a release drops an index',
  ),
  matching(`create (or replace )?function ${NAME}`, createFunction),
  matching(`create (?:constraint )?trigger .*? on ${NAME} `, ([, table = ''], parts) => lockWriters(table, parts)),
  matching(`alter table (?:if exists )?(?:only )?${NAME} (.*)$`, alterTable),
  matching(`insert into ${NAME}(.*)$`, insertInto),
  matching(`update (?:only )?${NAME}(.*)$`, updateTable),
  matching(`delete from (?:only )?${NAME}`, ([, table = ''], { made, isContract }) =>
    made.tables.has(table) || isContract ? undefined : `deletes from ${table}, which the release before uses`,
  ),
  matching('create (?:type|sequence|view) ', ok),
  matching('comment on ', ok),
  matching('analyze ', ok),
  matching(`drop table (?:if exists )?${NAME}`, contracting('drops a table')),
  matching(`drop function (?:if exists )?${NAME}`, contracting('drops a function')),
  matching(`drop trigger (?:if exists )?\\w+ on ${NAME}`, contracting('drops a trigger')),
  matching(`drop (?:view|type|sequence) (?:if exists )?${NAME}`, contracting('drops something')),
  matching(`truncate (?:table )?${NAME}`, contracting('empties a table')),
];

function judge(statement: string, parts: Parts): string | undefined {
  const isForIndexes = /^(create|drop) (unique )?index concurrently/.test(statement);
  if (parts.migration.kind === 'index' && !isForIndexes)
    return 'one of kind index builds indexes concurrently, and nothing else';
  if (parts.migration.kind === 'batches' && !statement.startsWith('update ')) return 'one of kind batches is an update';
  for (const { pattern, judgement } of STATEMENTS) {
    const match = pattern.exec(statement);
    if (match) return judgement(match, parts);
  }
  return `nobody said that this is safe beside the release before: ${statement.slice(0, 60)}`;
}

function lockWriters(table: string, parts: Parts): undefined {
  if (!parts.made.tables.has(table)) parts.lock = table;
}

function createTable([, table = '', rest = '']: RegExpExecArray, parts: Parts): string | undefined {
  parts.made.tables.add(table);
  for (const [reference, target = ''] of rest.matchAll(/references "?(\w+)"?[^,]*/g)) {
    if (parts.made.tables.has(target)) continue;
    if (!/on delete (cascade|set null)/.test(reference))
      return `${table} keeps the release before from deleting rows of ${target}: on delete cascade, or set null`;
    lockWriters(target, parts);
  }
}

function createIndex([, unique, concurrently, table = '']: RegExpExecArray, { migration, made, isContract }: Parts) {
  if (made.tables.has(table) && !concurrently) return undefined;
  if (unique && !made.tables.has(table) && !isContract)
    return `a unique index refuses what the release before writes to ${table}`;
  if (!concurrently)
    return `nobody can write to ${table} meanwhile: create index concurrently, in a migration of kind index`;
  return migration.kind === 'index'
    ? undefined
    : 'concurrently needs a migration of kind index, which runs outside a transaction';
}

function createFunction([, replaces, name = '']: RegExpExecArray, { migration, made, isContract }: Parts) {
  if (!replaces || made.functions.has(name)) {
    made.functions.add(name);
    return undefined;
  }
  const isSaid = migration.script.split('\n').some((line) => line.startsWith(`-- replaces ${name}: `));
  return isSaid || isContract ? undefined : `say why the release before works with it: -- replaces ${name}: <why>`;
}

function insertInto([, table = '', rest = '']: RegExpExecArray, { made, lock }: Parts): string | undefined {
  if (!made.tables.has(table)) return `writes to ${table}, which the release before uses`;
  return lock !== undefined && /\bselect\b/.test(rest) && /\bfrom\b/.test(rest)
    ? `nobody can write to ${lock} while this copies rows: copy them in a migration of their own`
    : undefined;
}

function updateTable([, table = '', rest = '']: RegExpExecArray, { migration, made }: Parts): string | undefined {
  if (made.tables.has(table) && migration.kind !== 'batches') return undefined;
  if (migration.kind !== 'batches') return `changes all of ${table} at once: make it a migration of kind batches`;
  return /\blimit \d+/.test(rest) && /\breturning\b/.test(rest)
    ? undefined
    : 'a batch has a limit, and returns what it changed: it runs until nothing is left';
}

/** The parts between commas outside of brackets and texts. */
function splitActions(text: string): string[] {
  const parts: string[] = [];
  let [depth, current] = [0, ''];
  for (const [token] of text.matchAll(/'(?:[^']|'')*'|[\s\S]/g)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === ',' && depth === 0) {
      parts.push(current.trim());
      current = '';
    } else current += token;
  }
  return [...parts, current.trim()];
}

function alterTable([, table = '', rest = '']: RegExpExecArray, parts: Parts): string | undefined {
  if (parts.made.tables.has(table)) return undefined;
  lockWriters(table, parts);
  const problems = splitActions(rest).flatMap((action) => judgeAction(table, action, parts) ?? []);
  return problems.length > 0 ? problems.join('; ') : undefined;
}

const CONSTANT =
  /\bdefault (?:'(?:[^']|'')*'(?:::[\w[\]]+)?|-?[\d.]+|true|false|null|now\(\)|current_timestamp|array\[\]::[\w[\]]+)(?= |$)/;
const TAKES_AWAY = /^(?:drop |rename |alter (?:column )?"?\w+"? (?:set not null|drop |set default))/;

function judgeAction(table: string, action: string, { migration, made, isContract }: Parts): string | undefined {
  const constraint = /^add (?:constraint |check|foreign key|unique|primary key|exclude)/.test(action);
  if (constraint) return judgeConstraint(table, action, made, isContract);
  const added = /^add (?:column )?(?:if not exists )?"?(\w+)"? (.*)$/.exec(action);
  if (added) {
    const [, column = '', definition = ''] = added;
    made.columns.add(`${table}.${column}`);
    const maker = MADE_WHOLE[table];
    if (maker && !migration.script.includes(`function ${maker}(`))
      return `${maker} makes whole rows of ${table}: replace it in the same migration`;
    return judgeColumn(`${table}.${column}`, definition);
  }
  if (/^validate constraint /.test(action)) return undefined;
  if (/^alter (?:column )?"?\w+"? set (?:statistics|compression|storage) /.test(action)) return undefined;
  const column = /^(?:alter|drop) (?:column )?(?:if exists )?"?(\w+)"?/.exec(action)?.[1];
  if (TAKES_AWAY.test(action)) {
    if (isContract || made.columns.has(`${table}.${column}`)) return undefined;
    return `'${action}' changes what the release before uses in ${table}: add beside it, and contract a release later`;
  }
  return `nobody said that this is safe beside the release before: alter table ${table} ${action.slice(0, 60)}`;
}

/** Tables of which a function makes whole rows: it must learn of a new column at once. */
const MADE_WHOLE: Readonly<Record<string, string>> = { desk_orders: 'desk_order_of' };

function judgeColumn(name: string, definition: string): string | undefined {
  const words = definition.replace(/'(?:[^']|'')*'/g, "''");
  if (/\b(?:unique|primary key|references|check|generated|(?:big|small)?serial)\b/.test(words))
    return `${name} is checked or filled for every row while nobody can use the table: add it plain`;
  const hasDefault = /\bdefault\b/.test(words);
  if (hasDefault && !CONSTANT.test(definition))
    return `${name} has a default that may rewrite the table: take a constant`;
  if (/\bnot null\b/.test(words) && (!hasDefault || /\bdefault null\b/.test(words)))
    return `the release before does not know ${name}: without not null, or with a default`;
  return undefined;
}

function judgeConstraint(table: string, action: string, made: Made, isContract: boolean): string | undefined {
  if (!/ not valid$/.test(action))
    return `reads all of ${table} while nobody can write: add it not valid, validate it in another migration`;
  const isOfNewColumn = [...made.columns].some(
    (name) => name.startsWith(`${table}.`) && new RegExp(`\\b${name.slice(table.length + 1)}\\b`).test(action),
  );
  return isContract || isOfNewColumn
    ? undefined
    : `refuses what the release before writes to ${table}: contract a release later`;
}
