/** Something that runs SQL: the database itself, or one transaction on it. */
export type Queryable = {
  /** Runs one statement. With a name, the database keeps its plan: give hot statements one of their own. */
  query<Row>(sql: string, params?: readonly unknown[], name?: string): Promise<Row[]>;
  /** Runs a script of several statements without parameters. */
  run(script: string): Promise<void>;
};

export type Database = Queryable & {
  readonly kind: 'embedded' | 'server';
  /**
   * Runs `work` in one transaction. Only `tx` may be used inside: the embedded database has a single connection.
   * A server may ask for the work to be done again (deadlock), so it must have no effect but its SQL.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Calls `heard` for every notice on a channel, until the returned function is called. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** A PostgreSQL server; without it the database is embedded, in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** `:memory:` keeps an embedded database out of the file system. */
  readonly dataDir: string;
  /** An initialised embedded data folder as a tar file, to start from. */
  readonly template?: Blob | undefined;
  /** Connections to a server. */
  readonly poolSize?: number | undefined;
  /** Hears of a connection that broke while nobody was using it. */
  readonly onConnectionLost?: ((error: Error) => void) | undefined;
};
