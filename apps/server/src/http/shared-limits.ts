import { createHash } from 'node:crypto';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RateLimitStore } from '../store/rate-limits.ts';

/** A process takes this share of a limit at once: small limits are counted one by one, large ones cost little. */
const SHARE = 0.02;
const KEYS_MAX = 10_000;
const FORGET_EVERY_MS = 60_000;

/** The block of permits this process has reserved: the next unused one, the last one, and when the period ends. */
type Permits = { next: number; last: number; endsAt: number };
type Counted = { readonly current: number; readonly ttl: number };

/** Counts requests by client for all processes together. Without the database each process counts for itself. */
export class SharedCounts {
  readonly #store: RateLimitStore;
  readonly #permits = new Map<string, Permits>();
  readonly #asking = new Map<string, Promise<unknown>>();
  #forgotAt = Date.now();

  constructor(store: RateLimitStore) {
    this.#store = store;
  }

  async count(name: string, periodMs: number, max: number): Promise<Counted> {
    const key = createHash('sha256').update(name).digest('base64url');
    for (;;) {
      const counted = this.#countHere(key, max);
      if (counted) return counted;
      const asking = this.#asking.get(key) ?? this.#ask(key, periodMs, max);
      this.#asking.set(key, asking);
      await asking.finally(() => this.#asking.delete(key));
    }
  }

  /** Uses the next reserved permit. A client beyond its limit needs no more of them. */
  #countHere(key: string, max: number): Counted | undefined {
    const permits = this.#permits.get(key);
    const ttl = (permits?.endsAt ?? 0) - Date.now();
    if (!permits || ttl <= 0) return undefined;
    if (permits.last > max && permits.next > max) return { current: permits.next, ttl };
    if (permits.next > permits.last) return undefined;
    permits.next += 1;
    return { current: permits.next - 1, ttl };
  }

  async #ask(key: string, periodMs: number, max: number): Promise<void> {
    const share = Math.max(1, Math.floor(max * SHARE));
    const known = this.#permits.get(key);
    const permits = await this.#store.take(key, share, periodMs).then(
      ({ used, endsInMs }): Permits => ({ next: used - share + 1, last: used, endsAt: Date.now() + endsInMs }),
      (): Permits => countAlone(known, share, periodMs),
    );
    this.#permits.delete(key);
    this.#permits.set(key, permits);
    const [oldest] = this.#permits.size > KEYS_MAX ? this.#permits.keys() : [];
    if (oldest !== undefined) this.#permits.delete(oldest);
    this.#forgetSometimes();
  }

  #forgetSometimes(): void {
    if (Date.now() - this.#forgotAt < FORGET_EVERY_MS) return;
    this.#forgotAt = Date.now();
    // if the database is away, the next one does it
    this.#store.forgetEnded().catch(() => {});
  }
}

/** Keeps counting in this process while the database is away. */
function countAlone(known: Permits | undefined, share: number, periodMs: number): Permits {
  const isCurrent = known && known.endsAt > Date.now();
  const next = isCurrent ? known.next : 1;
  return { next, last: next + share - 1, endsAt: isCurrent ? known.endsAt : Date.now() + periodMs };
}

/** A store for the rate limit plugin. Routes with their own limit are counted separately. */
export function sharedLimits(store: RateLimitStore): FastifyRateLimitStoreCtor {
  const counts = new SharedCounts(store);
  return class SharedStore {
    readonly #place: string;

    constructor(_: unknown, place = '') {
      this.#place = place;
    }

    incr(key: string, done: (error: Error | null, counted?: Counted) => void, periodMs: number, max: number): void {
      counts.count(`${this.#place} ${key}`, periodMs, max).then(
        (counted) => done(null, counted),
        (error: Error) => done(error),
      );
    }

    child(route: object) {
      const { method, url } = (route as { readonly routeInfo: { readonly method: unknown; readonly url: string } })
        .routeInfo;
      return new SharedStore(undefined, `${method} ${url}`);
    }
  };
}
