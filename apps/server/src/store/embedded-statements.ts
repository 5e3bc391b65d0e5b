import { messages, type PGlite, protocol } from '@electric-sql/pglite';
import { isStale, StaleStatement } from './stale-statement.ts';

const { DataRowMessage, ParameterDescriptionMessage, RowDescriptionMessage } = messages;
const { serialize } = protocol;

type Parsers = Readonly<Record<number, (text: string) => unknown>>;
type Statement = {
  readonly sql: string;
  readonly paramTypes: readonly number[];
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
};

/**
 * Prepared statements for PGlite, by name. Its own `query` plans every time and takes five protocol steps: for a product
 * 2.2 ms instead of 0.3.
 */
export function embeddedStatements(lite: PGlite, ownParsers: Parsers) {
  const kept = new Map<string, Statement>();
  const send = async (...parts: readonly Uint8Array[]) => {
    const answer = await lite.execProtocol(new Uint8Array(Buffer.concat(parts)));
    return answer.messages;
  };

  async function prepare(name: string, sql: string): Promise<Statement> {
    const answer = await send(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const params = answer.find((message) => message instanceof ParameterDescriptionMessage);
    const rows = answer.find((message) => message instanceof RowDescriptionMessage);
    const statement = { sql, paramTypes: params?.dataTypeIDs ?? [], fields: rows?.fields ?? [] };
    kept.set(name, statement);
    return statement;
  }

  async function forget(name: string): Promise<void> {
    kept.delete(name);
    await send(serialize.close({ type: 'S', name }), serialize.sync());
  }

  function writeText(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    return String(type === undefined ? value : (lite.serializers[type]?.(value) ?? value));
  }

  function readText(text: string | null, type: number): unknown {
    if (text === null) return null;
    const parse = ownParsers[type] ?? lite.parsers[type];
    return parse ? parse(text, type) : text;
  }

  async function execute<Row>(sql: string, params: readonly unknown[], name: string): Promise<Row[]> {
    const statement = kept.get(name) ?? (await prepare(name, sql));
    if (statement.sql !== sql) throw new Error(`Two statements are called '${name}'.`);
    const values = params.map((value, at) => writeText(value, statement.paramTypes[at]));
    const answer = await send(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync());
    const rows = answer.filter((message) => message instanceof DataRowMessage);
    return rows.map(
      ({ fields }) =>
        Object.fromEntries(
          statement.fields.map((field, at) => [field.name, readText(fields[at] ?? null, field.dataTypeID)]),
        ) as Row,
    );
  }

  /** Drops a stale statement, so that it is planned anew the next time. */
  async function dropStale(error: unknown, name: string): Promise<boolean> {
    if (!isStale(error)) return false;
    await forget(name);
    return true;
  }

  /** Runs one at a time and never inside another caller's transaction, like PGlite's own `query`. */
  const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
    lite._runExclusiveTransaction(() => lite._runExclusiveQuery(work));

  return {
    async query<Row>(sql: string, params: readonly unknown[], name: string): Promise<Row[]> {
      await lite._checkReady();
      return exclusively(async () => {
        try {
          return await execute<Row>(sql, params, name);
        } catch (error) {
          if (!(await dropStale(error, name))) throw error;
          return execute<Row>(sql, params, name);
        }
      });
    },

    /** Runs inside the open transaction. An error has ended it, so a stale statement can only be tried with a new one. */
    queryInTransaction: <Row>(sql: string, params: readonly unknown[], name: string): Promise<Row[]> =>
      lite._runExclusiveQuery(async () => {
        try {
          return await execute<Row>(sql, params, name);
        } catch (error) {
          if (await dropStale(error, name)) throw new StaleStatement(name, { cause: error });
          throw error;
        }
      }),
  };
}
