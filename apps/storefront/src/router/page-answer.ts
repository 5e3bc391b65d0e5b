/** Thrown by a page's `load` when there is nothing to show; the error page gets its status and data. */
export class PageError {
  readonly status: number;
  readonly data: unknown;

  constructor(status: number, data: unknown = null) {
    this.status = status;
    this.data = data;
  }
}

/** The error a page threw, or the server's error response; undefined for unexpected faults. */
export function pageErrorOf(thrown: unknown): PageError | undefined {
  if (thrown instanceof PageError) return thrown;
  return thrown instanceof Response ? new PageError(thrown.status) : undefined;
}

const FOUND = 302;

/** Thrown or returned by a page's `load`: the page is elsewhere. */
export class Redirect {
  readonly to: string;
  readonly status: number;

  constructor(to: string, status = FOUND) {
    this.to = to;
    this.status = status;
  }
}

/** The result of `act` for a posted form, passed to the page as `actionData`. */
export class ActionAnswer<T> {
  readonly data: T;
  readonly status: number;

  constructor(data: T, status: number) {
    this.data = data;
    this.status = status;
  }
}
