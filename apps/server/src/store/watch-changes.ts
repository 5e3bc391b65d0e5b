import { readChangedProducts } from './changed-products.ts';
import type { Database } from './database.ts';

const CHANNEL = 'shop_changed';
/** Stock changes send no notification, so they are polled. */
const POLL_MS = 300;
/** An import sends thousands of notifications. React at most a few times a second. */
const QUIET_MS = 150;
/** Notifications of one transaction arrive almost together: wait for all of them. */
const GATHER_MS = 20;

export type ShopChange = {
  /** Tables that changed. */
  readonly tables: ReadonlySet<string>;
  /** Tables that lost rows. */
  readonly shrunk: ReadonlySet<string>;
  /** Tables that were truncated. */
  readonly emptied: ReadonlySet<string>;
  /** Products that were written, or whose parts or stock were. */
  readonly productIds: readonly string[];
  /** Notifications were missed: anything may have changed. */
  readonly isUnknown: boolean;
};

export type ChangeWatch = {
  /** Looks now instead of soon. Resolves when `onChange` has been told of everything that was committed before. */
  look(): Promise<void>;
  close(): Promise<void>;
};

/** Calls `onChange` soon after anything shown on pages has changed, in this or another process. */
export async function watchChanges(db: Database, onChange: (change: ShopChange) => void): Promise<ChangeWatch> {
  const notices = createNotices();
  // what was written before now is no news, even while an older transaction holds the horizon back
  const start = await readChangedProducts(db, null);
  let { horizon, stamps: seen } = await readChangedProducts(db, start.horizon);
  const look = async (): Promise<boolean> => {
    const { horizon: next, stamps } = await readChangedProducts(db, horizon);
    const productIds = [...stamps].filter(([id, stamp]) => seen.get(id) !== stamp).map(([id]) => id);
    horizon = next;
    seen = stamps;
    const change = { ...notices.take(), productIds };
    const isNews = change.isUnknown || change.tables.size > 0 || productIds.length > 0;
    if (isNews) onChange(change);
    return isNews;
  };
  const poller = createPoller(look);
  const unlisten = await db.listen(CHANNEL, (payload) => {
    notices.add(payload);
    poller.wake();
  });
  return {
    look: poller.runNow,
    async close() {
      await poller.close();
      await unlisten();
    },
  };
}

/** Collects notifications (table and operation) until taken. An empty payload means the connection broke. */
function createNotices() {
  const nothing = () => ({
    tables: new Set<string>(),
    shrunk: new Set<string>(),
    emptied: new Set<string>(),
    isUnknown: false,
  });
  let current = nothing();
  return {
    add(payload: string): void {
      const [table = '', operation] = payload.split(' ');
      if (table === '') current.isUnknown = true;
      else current.tables.add(table);
      if (operation === 'delete') current.shrunk.add(table);
      if (operation === 'truncate') current.emptied.add(table);
    },
    take() {
      const taken = current;
      current = nothing();
      return taken;
    },
  };
}

/** Repeats the work, never concurrently; sooner when woken. Work that found nothing new delays nothing. */
function createPoller(work: () => Promise<boolean>) {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  let foundAt = 0;
  let isWoken = false;
  let isClosed = false;

  const plan = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
    timer.unref();
  };
  const run = (): void => {
    timer = undefined;
    isWoken = false;
    // if the database is briefly unavailable, the next run tries again
    working = work()
      .catch(() => false)
      .then((isNews) => {
        if (isNews) foundAt = Date.now();
        if (!isClosed) plan(isWoken ? QUIET_MS : POLL_MS);
      });
  };
  let next: Promise<void> | undefined;
  /** A run that begins after this call; callers that come before it begins share it. */
  const runNow = (): Promise<void> => {
    next ??= working.then(() => {
      next = undefined;
      if (isClosed) return;
      clearTimeout(timer);
      run();
      return working;
    });
    return next;
  };
  plan(POLL_MS);
  return {
    runNow,
    wake(): void {
      if (isWoken || isClosed) return;
      isWoken = true;
      // when a run is active, the next one comes sooner anyway
      if (timer) plan(Math.max(GATHER_MS, foundAt + QUIET_MS - Date.now()));
    },
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await working;
    },
  };
}
