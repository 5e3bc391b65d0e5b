/** Runs SQL: the database itself, or one transaction on it. */
export type Queryable = {
  /** Runs one statement. A name makes it a prepared statement: name the hot ones. */
  query<Row>(sql: string, params?: readonly unknown[], name?: string): Promise<Row[]>;
  /** Runs several statements without parameters. */
  run(script: string): Promise<void>;
};

export type Database = Queryable & {
  readonly kind: 'embedded' | 'server';
  /**
   * Runs `work` in one transaction. Use only `tx` inside: the embedded database has a single connection. `work` may run
   * again after a deadlock, so it must have no effects besides its SQL.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Calls `heard` for every notification on a channel, until the returned function is called. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** URL of a PostgreSQL server. Without it the database is embedded, in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** `:memory:` keeps the embedded database out of the file system. */
  readonly dataDir: string;
  /** Tar file of an initialised data folder to start the embedded database from. */
  readonly template?: Blob | undefined;
  /** Maximum connections to a server. */
  readonly poolSize?: number | undefined;
  /** Called when an idle connection breaks. */
  readonly onConnectionLost?: ((error: Error) => void) | undefined;
};
