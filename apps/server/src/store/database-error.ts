export type DatabaseErrorCode =
  | 'DATABASE_IN_USE'
  | 'FOLDER_UNUSABLE'
  | 'DATABASE_DAMAGED'
  | 'DATABASE_UNREACHABLE'
  | 'DATABASE_TOO_OLD'
  | 'DATABASE_NEWER'
  | 'MIGRATION_CHANGED'
  | 'MIGRATION_BLOCKED'
  | 'BACKUP_INVALID';

/** Why the database cannot be used, worded for the operator. */
export class DatabaseError extends Error {
  readonly code: DatabaseErrorCode;

  constructor(code: DatabaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseError';
    this.code = code;
  }
}

/** The SQLSTATE, if the error is PostgreSQL's own. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}
