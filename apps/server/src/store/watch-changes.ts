import { forgetOldChanges, KEPT_DAYS, readChangedProducts } from './changed-products.ts';
import type { Database } from './database.ts';
import { DatabaseUnavailable } from './database-fault.ts';

const CHANNEL = 'shop_changed';
/** Changes are read from the database. Its notices only say when: one may be lost, and stock sends none. */
const POLL_MS = 300;
/** An import sends thousands of notifications. React at most a few times a second. */
const QUIET_MS = 150;
/** Notifications of one transaction arrive almost together: wait for all of them. */
const GATHER_MS = 20;
/** A fault that lasts is told again after so long. */
const TELL_AGAIN_MS = 60_000;
const DAY_MS = 24 * 3600 * 1000;
const TIDY_MS = DAY_MS / 4;
/** A day early, because clocks differ. */
const FORGOTTEN_MS = (KEPT_DAYS - 1) * DAY_MS;

export type ShopChange = {
  /** Tables that changed. */
  readonly tables: ReadonlySet<string>;
  /** Tables that lost rows. */
  readonly shrunk: ReadonlySet<string>;
  /** Tables that were truncated. */
  readonly emptied: ReadonlySet<string>;
  /** Products that were written, or whose parts or stock were. */
  readonly productIds: readonly string[];
  /** It cannot be told any more what changed: after days without a look, or on another copy of the database. */
  readonly isUnknown: boolean;
};

export type ChangeWatch = {
  /** Looks now instead of soon. Resolves when `onChange` has been told of everything that was committed before. */
  look(): Promise<void>;
  close(): Promise<void>;
};

export type ChangeListeners = {
  readonly onChange: (change: ShopChange) => void;
  /** Called when the changes cannot be read, unless because the database is away, and again after a minute of it. */
  readonly onError: (error: unknown) => void;
};

/** Calls `onChange` soon after anything shown on pages has changed, in this or another process. */
export async function watchChanges(db: Database, { onChange, onError }: ChangeListeners): Promise<ChangeWatch> {
  // what was written before now is no news, even while an older transaction holds the horizon back
  const start = await readChangedProducts(db, null);
  let { horizon, stamps: seen, notes: read } = await readChangedProducts(db, start.horizon);
  let lookedAt = Date.now();
  let tidiedAt = 0;
  const look = async (): Promise<boolean> => {
    const { horizon: next, stamps, notes } = await readChangedProducts(db, horizon);
    const productIds = [...stamps].filter(([id, stamp]) => seen.get(id) !== stamp).map(([id]) => id);
    const tables = readNotes([...notes].filter((note) => !read.has(note)));
    // transactions are numbered upwards, unless a standby that had not seen the last ones has taken over
    const isUnknown = BigInt(next) < BigInt(horizon) || Date.now() - lookedAt > FORGOTTEN_MS;
    horizon = next;
    seen = stamps;
    read = notes;
    lookedAt = Date.now();
    const change = { ...tables, productIds, isUnknown };
    const isNews = isUnknown || change.tables.size > 0 || productIds.length > 0;
    if (isNews) onChange(change);
    if (lookedAt - tidiedAt > TIDY_MS) {
      tidiedAt = lookedAt;
      await forgetOldChanges(db);
    }
    return isNews;
  };
  const poller = createPoller(look, onError);
  const unlisten = await db.listen(CHANNEL, poller.wake);
  return {
    look: poller.runNow,
    async close() {
      await poller.close();
      await unlisten();
    },
  };
}

function readNotes(notes: readonly string[]) {
  const told = { tables: new Set<string>(), shrunk: new Set<string>(), emptied: new Set<string>() };
  for (const note of notes) {
    const [, table = '', operation] = note.split(' ');
    told.tables.add(table);
    if (operation === 'delete') told.shrunk.add(table);
    if (operation === 'truncate') told.emptied.add(table);
  }
  return told;
}

/** Repeats the work, never concurrently; sooner when woken. Work that found nothing new delays nothing. */
function createPoller(work: () => Promise<boolean>, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  let foundAt = 0;
  let isWoken = false;
  let isClosed = false;
  let toldAt = Number.NEGATIVE_INFINITY;

  const tell = (error: unknown): void => {
    // the watch around the database says so
    if (error instanceof DatabaseUnavailable || performance.now() - toldAt < TELL_AGAIN_MS) return;
    toldAt = performance.now();
    onError(error);
  };
  const plan = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
    timer.unref();
  };
  const run = (): void => {
    timer = undefined;
    isWoken = false;
    working = work()
      .catch((error: unknown) => {
        // the next run tries again
        tell(error);
        return false;
      })
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
