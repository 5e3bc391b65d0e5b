/** Where somebody is signed in at the desk. */
export type SessionsView = {
  readonly sessions: readonly {
    readonly id: string;
    /** 'Firefox on Windows'; empty when it does not say. */
    readonly device: string;
    /** Milliseconds. */
    readonly since: number;
    readonly seenAt: number;
    readonly isThis: boolean;
  }[];
  readonly key: string;
};
