/** Runs a few jobs at a time; concurrent requests for the same key share one job. */
export class WorkQueue {
  readonly #width: number;
  readonly #maxWaiting: number;
  readonly #running = new Map<string, Promise<unknown>>();
  #waiting: { start: () => void; drop: (reason: Error) => void }[] = [];
  #active = 0;

  constructor(width: number, maxWaiting = Number.POSITIVE_INFINITY) {
    this.#width = width;
    this.#maxWaiting = maxWaiting;
  }

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const current = this.#running.get(key);
    if (current) return current as Promise<T>;
    const result = this.#take()
      .then(() => work().finally(() => this.#release()))
      .finally(() => this.#running.delete(key));
    this.#running.set(key, result);
    return result;
  }

  /** Queues background work: dropped when the queue is full, failures ignored. */
  add(key: string, work: () => Promise<unknown>): void {
    if (this.#waiting.length >= this.#maxWaiting) return;
    this.run(key, work).catch(() => undefined);
  }

  /** Drops jobs that have not started. */
  clear(): void {
    for (const { drop } of this.#waiting.splice(0)) drop(new Error('Dropped: the queue is closing.'));
  }

  async idle(): Promise<void> {
    await Promise.allSettled(this.#running.values());
  }

  #take(): Promise<void> {
    if (this.#active < this.#width) {
      this.#active += 1;
      return Promise.resolve();
    }
    return new Promise((start, drop) => this.#waiting.push({ start, drop }));
  }

  #release(): void {
    const next = this.#waiting.shift();
    if (next) next.start();
    else this.#active -= 1;
  }
}
