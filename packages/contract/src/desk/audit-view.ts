export type AuditRow = {
  readonly id: number;
  /** Milliseconds. */
  readonly at: number;
  readonly actor: string;
  readonly act: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly before: unknown;
  readonly after: unknown;
};

/** What was done at the desk, the newest first. */
export type AuditView = {
  readonly query: string;
  readonly rows: readonly AuditRow[];
  /** The query of the next page. */
  readonly next: string | null;
};
