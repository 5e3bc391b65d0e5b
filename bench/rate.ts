export type Rate = {
  readonly count: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
};

/** Runs work repeatedly, several at a time, for some seconds. */
export async function rateOf(work: () => unknown, atOnce: number, seconds: number): Promise<Rate> {
  const times: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  const worker = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
  const perSecond = times.length / ((performance.now() - began) / 1000);
  return { count: times.length, perSecond, p50Ms: at(0.5), p99Ms: at(0.99) };
}
