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
   * Runs `work` in one transaction. Only `tx` may be used inside, anything else throws. `work` may run
   * again after a deadlock, so it must have no effects besides its SQL.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Runs `work` on one connection without a transaction. */
  session<T>(work: (session: Queryable) => Promise<T>): Promise<T>;
  /** Calls `heard` for every notification on a channel, until the returned function is called. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  readonly link: DatabaseLink;
  close(): Promise<void>;
};

/** The connections to the database. The embedded one always answers when it is its turn. */
export type DatabaseLink = {
  /** Whether the server answers, asked beside the pool: connections that are busy or dead say nothing about it. */
  check(): Promise<void>;
  /** Closes connections. What is under way on them fails at once; what has not been committed never will be. */
  drop(which: 'all' | 'idle'): void;
  /** From now on requests are answered, which must not take for ever: limits statements and waiting for locks. */
  limit(): void;
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
