import type { ShopperEvent } from '@wattle/providers/recommendation';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEventRecorder } from './event-recorder.ts';

const view = (visitorId: string): ShopperEvent => ({ type: 'view', visitorId, at: 1, products: [{ id: 'a' }] });

describe('createEventRecorder', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function open(isAway: () => boolean = () => false, waitingMax = 10) {
    const saved: string[][] = [];
    const heard = { saved: 0, errors: 0 };
    const recorder = createEventRecorder({
      save: async (events) => {
        if (isAway()) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
        if (events.some(({ visitorId }) => visitorId === 'poison')) throw new Error('not taken');
        saved.push(events.map(({ visitorId }) => visitorId));
      },
      onSaved: () => {
        heard.saved += 1;
      },
      onError: () => {
        heard.errors += 1;
      },
      waitingMax,
    });
    return { ...recorder, saved, heard };
  }

  it('writes what comes within a moment at once, and says so', async () => {
    const { record, saved, heard } = open();
    await vi.advanceTimersByTimeAsync(10);
    expect(record([view('a'), view('b')])).toEqual({ status: 'SUCCESS', value: { recorded: 2 } });
    record([view('c')]);
    expect(saved).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    expect(saved).toEqual([['a', 'b', 'c']]);
    expect(heard).toEqual({ saved: 1, errors: 0 });
  });

  it('keeps what could not be written, up to a bound, and writes it later', async () => {
    let isAway = true;
    const { record, saved } = open(() => isAway, 2);
    record([view('a'), view('b')]);
    await vi.advanceTimersByTimeAsync(300);
    expect(record([view('c')])).toEqual({ status: 'ERROR', code: 'UNAVAILABLE', retryable: true });
    isAway = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(saved).toEqual([['a', 'b']]);
    expect(record([view('c')]).status).toBe('SUCCESS');
  });

  it('bounds what waits by its products: one event may name many', async () => {
    const { record } = open(() => true, 5);
    const many = { ...view('a'), products: ['a', 'b', 'c', 'd'].map((id) => ({ id })) };
    expect(record([many]).status).toBe('SUCCESS');
    expect(record([many])).toEqual({ status: 'ERROR', code: 'UNAVAILABLE', retryable: true });
    expect(record([view('b')]).status).toBe('SUCCESS');
  });

  it('writes what is left before it closes, and closes even when it cannot', async () => {
    const good = open();
    good.record([view('a')]);
    await good.close();
    expect(good.saved).toEqual([['a']]);
    const bad = open(() => true);
    bad.record([view('a')]);
    await bad.close();
    expect(bad.heard.errors).toBe(1);
  });

  it('sets an event aside that the database never takes, reports it, and goes on', async () => {
    const { record, saved, heard, close } = open();
    record(['a', 'poison', 'b', 'c'].map(view));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(saved.flat()).toEqual(['a', 'b', 'c']);
    // the fault once, however often it is tried, and the event that was set aside
    expect(heard.errors).toBe(2);
    record([view('d')]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(saved.flat()).toEqual(['a', 'b', 'c', 'd']);
    await close();
  });
});
