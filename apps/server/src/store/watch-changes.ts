import type { Database } from './database.ts';

const CHANNEL = 'shop_changed';
const STOCK_POLL_MS = 500;
/** An import says so thousands of times; what is kept is let go of a few times a second at the most. */
const QUIET_MS = 200;

/** Calls `onChange` soon after anything that pages show has changed, by this process or by another. */
export async function watchChanges(db: Database, onChange: () => void): Promise<() => Promise<void>> {
  let pending: NodeJS.Timeout | undefined;
  const changed = (): void => {
    pending ??= setTimeout(() => {
      pending = undefined;
      onChange();
    }, QUIET_MS);
  };
  const unlisten = await db.listen(CHANNEL, changed);
  const stopPolling = pollStock(db, changed);
  return async () => {
    clearTimeout(pending);
    await stopPolling();
    await unlisten();
  };
}

function pollStock(db: Database, changed: () => void): () => Promise<void> {
  let last: string | null | undefined;
  let asking: Promise<void> = Promise.resolve();
  const ask = async (): Promise<void> => {
    const [row] = await db.query<{ latest: string | null }>(
      'select max(updated_at)::text as latest from variant_stock',
      [],
      'latest stock change',
    );
    const latest = row?.latest ?? null;
    if (last !== undefined && latest !== last) changed();
    last = latest;
  };
  const timer = setInterval(() => {
    // a database that is away for a moment is asked again at the next turn
    asking = ask().catch(() => undefined);
  }, STOCK_POLL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await asking;
  };
}
