import { setTimeout as pause } from 'node:timers/promises';

export type Answer = {
  /** 0 when there was no answer; `fault` then says why. */
  readonly status: number;
  readonly retryAfter: string | null;
  readonly ms: number;
  readonly fault?: string;
};
export type Send = () => Promise<Response>;

async function sendOne(send: Send): Promise<Answer> {
  const began = performance.now();
  try {
    const response = await send();
    await response.arrayBuffer();
    return { status: response.status, retryAfter: response.headers.get('retry-after'), ms: performance.now() - began };
  } catch (error) {
    return { status: 0, retryAfter: null, ms: performance.now() - began, fault: faultOf(error) };
  }
}

function faultOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  return cause?.code ?? cause?.message ?? String(error);
}

/** So many at once, each sending the next when it has its answer. Returns answers a second. */
export async function measureCapacity(next: () => Send, atOnce: number, ms: number): Promise<number> {
  const began = performance.now();
  let count = 0;
  const shopper = async (): Promise<void> => {
    while (performance.now() - began < ms) {
      const { status } = await sendOne(next());
      if (status === 200) count += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, shopper));
  return count / ((performance.now() - began) / 1000);
}

/** Sends at a fixed rate, whether or not there are answers: shoppers do not know of each other. */
export async function sendAtRate(
  next: () => Send,
  perSecond: number,
  ms: number,
  onTick: () => Promise<void> = async () => {},
): Promise<Answer[]> {
  const began = performance.now();
  const answers: Promise<Answer>[] = [];
  let tickedAt = began;
  while (performance.now() - began < ms) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
    while (answers.length < due) answers.push(sendOne(next()));
    if (performance.now() - tickedAt >= TICK_MS) {
      tickedAt = performance.now();
      await onTick();
    }
    await pause(5);
  }
  return Promise.all(answers);
}

const TICK_MS = 2_000;
