import { createAlarm } from './alarm.ts';
import { join, type Work } from './pending-work.ts';

const RETRY_MS = 1_000;
const RETRY_MAX_MS = 30_000;

export type TurnParts = {
  readonly perform: (work: Work) => Promise<void>;
  readonly onError: (error: unknown) => void;
  readonly onTurn: () => void;
};

/** One piece of work at a time. What comes meanwhile is joined to one piece; what fails is tried again, later and later. */
export function createRevisionQueue({ perform, onError, onTurn }: TurnParts) {
  let tail: Promise<void> = Promise.resolve();
  let waiting: Work | undefined;
  let planned: Promise<void> | undefined;
  let failures = 0;
  let isClosed = false;
  const retry = createAlarm(() => void plan());

  const after = (task: () => Promise<void>): Promise<void> => {
    const turn = tail.then(task);
    tail = turn.catch(() => undefined);
    return turn;
  };

  function plan(): Promise<void> {
    planned ??= after(takeTurn);
    return planned;
  }

  async function takeTurn(): Promise<void> {
    planned = undefined;
    const work = waiting;
    waiting = undefined;
    if (!work || isClosed) return;
    try {
      await perform(work);
      failures = 0;
    } catch (error) {
      waiting = waiting ? join(work, waiting) : work;
      retry.set(Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** failures));
      failures += 1;
      onError(error);
    }
    onTurn();
  }

  return {
    /** In its turn; a failure is the caller's. */
    run: (work: Work): Promise<void> => after(() => perform(work)),

    /** Resolves when it has been tried. */
    add(work: Work): Promise<void> {
      if (isClosed) return Promise.resolve();
      waiting = waiting ? join(waiting, work) : work;
      return plan();
    },

    async close(): Promise<void> {
      isClosed = true;
      retry.set(null);
      await tail;
    },
  };
}
