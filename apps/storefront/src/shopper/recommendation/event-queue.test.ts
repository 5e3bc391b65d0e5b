import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEventQueue, type ToldEvent } from './event-queue.ts';

const view = (id: string): ToldEvent => ({ type: 'view', productIds: [id] });
const idsOf = (events: readonly ToldEvent[]) => events.flatMap(({ productIds }) => productIds);

describe('createEventQueue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function open(answers: (boolean | Error)[] = []) {
    const sent: (readonly string[])[] = [];
    const last: (readonly string[])[] = [];
    const queue = createEventQueue({
      async send(events) {
        sent.push(idsOf(events));
        const answer = answers.shift() ?? true;
        if (answer instanceof Error) throw answer;
        return answer;
      },
      sendLast: (events) => last.push(idsOf(events)) > 0,
      gatherMs: 100,
    });
    return { ...queue, sent, last };
  }

  it('sends what happens within a moment together, once', async () => {
    const { add, sent } = open();
    add(view('a'));
    await vi.advanceTimersByTimeAsync(50);
    add(view('b'));
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toEqual([['a', 'b']]);
  });

  it('hands over what is left when the page goes away, once', async () => {
    const { add, leave, sent, last } = open();
    add(view('a'));
    leave();
    leave();
    await vi.advanceTimersByTimeAsync(500);
    expect([sent, last]).toEqual([[], [['a']]]);
  });

  it('tries again later what was not taken, with what came since', async () => {
    const { add, sent } = open([false, new Error('offline')]);
    add(view('a'));
    await vi.advanceTimersByTimeAsync(150);
    add(view('b'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual([['a'], ['a', 'b'], ['a', 'b']]);
  });

  it('gives up after three times', async () => {
    const { add, leave, sent, last } = open([false, false, false]);
    add(view('a'));
    await vi.advanceTimersByTimeAsync(10_000);
    add(view('b'));
    await vi.advanceTimersByTimeAsync(10_000);
    leave();
    expect([sent, last]).toEqual([[['a'], ['a'], ['a']], []]);
  });

  it('sends no more than a call takes: the newest 20', async () => {
    const { add, sent } = open();
    for (let index = 0; index < 25; index += 1) add(view(`p${index}`));
    await vi.advanceTimersByTimeAsync(200);
    expect(sent[0]).toHaveLength(20);
    expect(sent[0]?.at(-1)).toBe('p24');
  });
});
