/** What a generator sends, and for how long. */
export type LoadPlan = {
  /** `http://host:port` */
  readonly origin: string;
  /** Requested in turn by each connection. */
  readonly paths: readonly string[];
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** Sent in turn, like the paths. None: requests have no body. */
  readonly bodies: readonly string[];
  /** A header whose value no request had before. */
  readonly newKey: string | undefined;
  /** Adds a parameter to each path that no request had before. */
  readonly fresh: boolean;
  readonly connections: number;
  readonly seconds: number;
};

export type Load = {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers that were no success, and connections that broke. */
  readonly errors: number;
  /** Answers in all, for figures per request. */
  readonly requests: number;
};
