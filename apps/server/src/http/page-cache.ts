import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { etagOf } from './etag.ts';
import type { PageSource } from './recorded-calls.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const pack: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => zip(body, { level: 6 }),
  identity: async (body) => body,
};

export type PageParts = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** What it was made from; without it, it does not outlive a change in the shop. */
  readonly source?: PageSource | undefined;
  /** How many changes the shop had seen when its making began. */
  readonly changes?: number;
};

/** A rendered page. It is packed for an encoding when that is first asked for, and then once only. */
export class CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly source: PageSource | undefined;
  readonly madeAt = Date.now();
  /** The change up to which it is known to be true. */
  trueUpTo: number;
  readonly #body: Buffer;
  readonly #etag: string;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();

  constructor({ status, headers, body, source, changes = 0 }: PageParts) {
    this.status = status;
    this.headers = headers;
    this.source = source;
    this.trueUpTo = changes;
    this.#body = body;
    this.#etag = etagOf(body);
  }

  /** Other bytes, another tag: a packed copy is not the page as it is. */
  etag(encoding: Encoding): string {
    return encoding === 'identity' ? this.#etag : `${this.#etag.slice(0, -1)}-${encoding}"`;
  }

  body(encoding: Encoding): Promise<Buffer> {
    const packed = this.#packed.get(encoding) ?? pack[encoding](this.#body);
    this.#packed.set(encoding, packed);
    return packed;
  }

  /** What it takes at the most, packed copies and all. */
  get bytes(): number {
    return this.#body.length * 1.5 + 1000;
  }
}

/** Whole public pages in memory, bounded in bytes and in age; what was used longest ago goes first. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #maxBytes: number;
  readonly #maxAgeMs: number;
  #bytes = 0;
  #changes = 0;

  constructor(maxBytes: number, maxAgeMs: number) {
    this.#maxBytes = maxBytes;
    this.#maxAgeMs = maxAgeMs;
  }

  get(key: string, now = Date.now()): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    this.#delete(key, page);
    if (now - page.madeAt > this.#maxAgeMs) return undefined;
    this.#set(key, page);
    return page;
  }

  put(key: string, page: CachedPage): void {
    this.remove(key);
    this.#set(key, page);
    for (const [oldest, content] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#delete(oldest, content);
    }
  }

  remove(key: string): void {
    const page = this.#pages.get(key);
    if (page) this.#delete(key, page);
  }

  /** How often the shop has changed. */
  get changes(): number {
    return this.#changes;
  }

  /** Something in the shop has changed: every page is looked at before it is sent again. */
  markChanged(): void {
    this.#changes += 1;
  }

  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }

  #set(key: string, page: CachedPage): void {
    this.#pages.set(key, page);
    this.#bytes += page.bytes;
  }

  #delete(key: string, page: CachedPage): void {
    this.#pages.delete(key);
    this.#bytes -= page.bytes;
  }
}

/** The first encoding that the client takes, best first. */
export function chooseEncoding(acceptEncoding: string): Encoding {
  const accepted = acceptEncoding
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
