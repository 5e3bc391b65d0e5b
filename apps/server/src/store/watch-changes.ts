import { readChangedProducts } from './changed-products.ts';
import type { Database } from './database.ts';

const CHANNEL = 'shop_changed';
/** Stock is changed without a notice, so it is asked for. */
const POLL_MS = 300;
/** An import says so thousands of times; what it changed is looked at a few times a second at the most. */
const QUIET_MS = 150;
/** Notices of one transaction arrive together, almost. */
const GATHER_MS = 20;

export type ShopChange = {
  /** The tables that gave notice. */
  readonly tables: ReadonlySet<string>;
  /** Those of them that lost rows. */
  readonly shrunk: ReadonlySet<string>;
  /** Those of them that were emptied. */
  readonly emptied: ReadonlySet<string>;
  /** Products that were written, or whose parts or stock were. */
  readonly productIds: readonly string[];
  /** Notices were missed: anything may have changed. */
  readonly isUnknown: boolean;
};

/** Calls `onChange` soon after anything that pages show has changed, by this process or by another. */
export async function watchChanges(db: Database, onChange: (change: ShopChange) => void): Promise<() => Promise<void>> {
  const notices = createNotices();
  let { horizon, stamps: seen } = await readChangedProducts(db, null);
  const look = async (): Promise<void> => {
    const { horizon: next, stamps } = await readChangedProducts(db, horizon);
    const productIds = [...stamps].filter(([id, stamp]) => seen.get(id) !== stamp).map(([id]) => id);
    horizon = next;
    seen = stamps;
    const change = { ...notices.take(), productIds };
    if (change.isUnknown || change.tables.size > 0 || productIds.length > 0) onChange(change);
  };
  const turns = takeTurns(look);
  const unlisten = await db.listen(CHANNEL, (payload) => {
    notices.add(payload);
    turns.hurry();
  });
  return async () => {
    await turns.stop();
    await unlisten();
  };
}

/** What was said since it was last taken: a table's name and what was done to it; nothing at all after a break. */
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

/** Does the work again and again, one at a time; sooner when there is a reason to. */
function takeTurns(work: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  let endedAt = Date.now();
  let isHurried = false;
  let isStopped = false;

  const plan = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(turn, ms);
    timer.unref();
  };
  const turn = (): void => {
    timer = undefined;
    isHurried = false;
    // a database that is away for a moment is asked again at the next turn
    working = work()
      .catch(() => undefined)
      .then(() => {
        endedAt = Date.now();
        if (!isStopped) plan(isHurried ? QUIET_MS : POLL_MS);
      });
  };
  plan(POLL_MS);
  return {
    hurry(): void {
      if (isHurried || isStopped) return;
      isHurried = true;
      // while it works, the turn after this one comes sooner
      if (timer) plan(Math.max(GATHER_MS, endedAt + QUIET_MS - Date.now()));
    },
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}
