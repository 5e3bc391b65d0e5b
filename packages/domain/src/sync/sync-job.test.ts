import { describe, expect, it } from 'vitest';
import { afterFetch, afterPut, SYNC_CONFLICTS_MAX, type SyncStep, startEdit, startMerge } from './sync-job.ts';
import { NOTHING_SYNCED, type SyncableItems } from './syncable-items.ts';
import { cartOf, qtysOf } from './testing/sync-browsers.ts';

const stateOf = (syncableStateVersion: number, items: SyncableItems) => ({ ...items, syncableStateVersion });
const found = (version: number, items: SyncableItems) =>
  ({ status: 'SUCCESS', state: stateOf(version, items) }) as const;

const jobOf = (step: SyncStep) => {
  if (step.next === 'END') throw new Error('It has ended.');
  return step.job;
};

describe('a sync on log in', () => {
  const start = startMerge(cartOf({ a: 1 }), NOTHING_SYNCED);

  it('fetches first, then puts back what is merged over the version that it fetched [C-4-09 C-4-10]', () => {
    expect(start.next).toBe('FETCH');
    const step = afterFetch(jobOf(start), found(7, cartOf({ b: 2 })));
    if (step.next !== 'PUT') throw new Error(step.next);
    expect(step.state.syncableStateVersion).toBe(7);
    expect(qtysOf(step.state)).toEqual({ a: 1, b: 2 });
  });

  it('puts nothing back when the server has it all [C-4-10]', () => {
    const step = afterFetch(jobOf(start), found(7, cartOf({ a: 1, b: 2 })));
    expect(step).toMatchObject({ next: 'END', status: 'SUCCESS', base: { syncableStateVersion: 7 } });
  });

  it('that cannot fetch is an ERROR, and leaves what was here [C-8-12]', () => {
    const step = afterFetch(jobOf(start), { status: 'ERROR' });
    expect(step).toMatchObject({ next: 'END', status: 'ERROR', items: cartOf({ a: 1 }), base: NOTHING_SYNCED });
  });

  it('that cannot put back is an ERROR; both carts are shown [C-4-11]', () => {
    const step = afterPut(jobOf(afterFetch(jobOf(start), found(7, cartOf({ b: 2 })))), { status: 'ERROR' });
    expect(step).toMatchObject({ next: 'END', status: 'ERROR', base: { syncableStateVersion: 7 } });
    expect(step.next === 'END' && qtysOf(step.items)).toEqual({ a: 1, b: 2 });
  });

  it('with an account that started over takes nothing out here', () => {
    const back = startMerge(cartOf({ a: 1 }), stateOf(9, cartOf({ a: 1 })));
    const step = afterFetch(jobOf(back), found(0, cartOf({})));
    expect(step.next === 'PUT' && qtysOf(step.state)).toEqual({ a: 1 });
  });
});

describe('a sync after a change', () => {
  const base = stateOf(4, cartOf({ a: 1 }));
  const start = startEdit(cartOf({ a: 1, b: 1 }), base);

  it('puts it over the version that it was made on, without a fetch [C-4-51]', () => {
    expect(start).toMatchObject({ next: 'PUT', state: { syncableStateVersion: 4 } });
  });

  it('that took nothing needs no call', () => {
    expect(startEdit(cartOf({ a: 1 }), base)).toMatchObject({ next: 'END', status: 'SUCCESS' });
  });

  it('ends with what the server answers [C-4-52]', () => {
    const step = afterPut(jobOf(start), found(5, cartOf({ a: 1, b: 1, c: 3 })));
    expect(step).toMatchObject({ next: 'END', status: 'SUCCESS', base: { syncableStateVersion: 5 } });
    expect(step.next === 'END' && qtysOf(step.items)).toEqual({ a: 1, b: 1, c: 3 });
  });

  it('fetches, merges and tries again on a CONFLICT [C-4-51 C-7-54]', () => {
    const again = afterPut(jobOf(start), { status: 'CONFLICT' });
    expect(again.next).toBe('FETCH');
    const step = afterFetch(jobOf(again), found(6, cartOf({ a: 1, c: 3 })));
    expect(step).toMatchObject({ next: 'PUT', state: { syncableStateVersion: 6 } });
    expect(step.next === 'PUT' && qtysOf(step.state)).toEqual({ a: 1, b: 1, c: 3 });
  });

  it.each(['ERROR', 'ERROR after a CONFLICT', 'ERROR of the fetch'])(
    'restores the earlier state on an %s, with the copy it came from [C-4-53 C-4-54]',
    (when) => {
      const again = jobOf(afterPut(jobOf(start), { status: 'CONFLICT' }));
      const step =
        when === 'ERROR'
          ? afterPut(jobOf(start), { status: 'ERROR' })
          : when === 'ERROR of the fetch'
            ? afterFetch(again, { status: 'ERROR' })
            : afterPut(jobOf(afterFetch(again, found(6, cartOf({ a: 1, c: 3 })))), { status: 'ERROR' });
      expect(step).toEqual({ next: 'END', status: 'ERROR', isTakenBack: true, items: cartOf({ a: 1 }), base });
    },
  );

  it.each([
    ['at once', 4, { a: 1, b: 1 }],
    ['after a CONFLICT', 6, { a: 1, b: 1, c: 3 }],
  ])('keeps what is here when the account cannot be reached %s', (when, version, qtys) => {
    const again = jobOf(afterPut(jobOf(start), { status: 'CONFLICT' }));
    const job = when === 'at once' ? jobOf(start) : jobOf(afterFetch(again, found(6, cartOf({ a: 1, c: 3 }))));
    const step = afterPut(job, { status: 'UNREACHED' });
    expect(step).toMatchObject({ status: 'ERROR', isTakenBack: false, base: { syncableStateVersion: version } });
    expect(step.next === 'END' && qtysOf(step.items)).toEqual(qtys);
  });

  it('gives up when it meets a CONFLICT again and again [C-4-54]', () => {
    let step: SyncStep = start;
    let puts = 0;
    while (step.next !== 'END') {
      if (step.next === 'FETCH') step = afterFetch(step.job, found(10 + puts, cartOf({ a: 1 })));
      else {
        puts += 1;
        step = afterPut(step.job, { status: 'CONFLICT' });
      }
    }
    expect(puts).toBe(SYNC_CONFLICTS_MAX + 1);
    expect(step).toMatchObject({ status: 'ERROR', items: cartOf({ a: 1 }) });
  });
});
