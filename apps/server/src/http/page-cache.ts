import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';
import { etagOf } from './etag.ts';
import type { PageSource } from './recorded-calls.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

/** Brotli quality. Most pages are requested once, so compressing them well costs more than it saves. */
const QUICK = 1;
const WELL = 7;
/** After this many hits a page is compressed again, with better quality. */
const OFTEN = 20;
/** An old page is better than none while the database is away, but not for ever. */
const LAST_RESORT_MS = 24 * 3_600_000;
/** Memory of an entry besides its bytes (estimate). */
const RECORD_BYTES = 4000;

const atQuality = (quality: number, { length }: Buffer): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

export type PageParts = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The calls it was rendered from. Without them the page is dropped at the next change. */
  readonly source?: PageSource | undefined;
  /** The change counter when rendering began. */
  readonly changes?: number;
};

/** What zlib returns may be a small part of a large block of memory, all of which would be kept. */
const trimmed = (bytes: Buffer): Buffer => Buffer.from(new Uint8Array(bytes).buffer);

/** A page in one encoding: flat list of header names and values, and the bytes. */
export type ReadyAnswer = { readonly headers: readonly string[]; readonly body: Buffer; readonly etag: string };

/** A rendered page, stored as Brotli. Other encodings are made on demand. */
export class CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly source: PageSource | undefined;
  readonly madeAt = Date.now();
  /** Whether it was asked for since it was last looked at for eviction. */
  wasUsed = false;
  /** The change counter at which the page was last known to be current. */
  checkedAtChange: number;
  /** Called with the bytes by which it has grown since it was put into a cache. */
  onGrowth: ((bytes: number) => void) | undefined;
  #bytes: number;
  #packed: Buffer;
  #etag: string;
  /** ETag stem of the content, independent of the encoding. */
  readonly #tag: string;
  readonly #others = new Map<Encoding, Promise<Buffer>>();
  readonly #ready = new Map<Encoding, ReadyAnswer>();
  #uses = 0;

  private constructor({ status, headers, source, changes = 0 }: PageParts, packed: Buffer) {
    this.status = status;
    this.headers = headers;
    this.source = source;
    this.checkedAtChange = changes;
    this.#packed = packed;
    this.#etag = etagOf(packed);
    this.#tag = this.#etag.slice(0, -1);
    this.#bytes = packed.length + RECORD_BYTES;
  }

  /** Memory of all its copies, in every encoding (estimate). */
  get bytes(): number {
    return this.#bytes;
  }

  #grow(bytes: number): void {
    this.#bytes += bytes;
    this.onGrowth?.(bytes);
  }

  /**
   * Packs at once, in half a millisecond. Another thread takes three times that, and leaves memory that only a collection
   * of the whole heap gives back (decision 0103).
   */
  static make(parts: PageParts): CachedPage {
    return new CachedPage(parts, trimmed(brotliCompressSync(parts.body, atQuality(QUICK, parts.body))));
  }

  /** Each encoding has its own bytes, so it needs its own ETag. */
  etag(encoding: Encoding): string {
    return encoding === 'br' ? this.#etag : `${this.#tag}-${encoding}"`;
  }

  body(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br') return Promise.resolve(this.#packed);
    const known = this.#others.get(encoding) ?? this.#pack(encoding);
    this.#others.set(encoding, known);
    return known;
  }

  async #pack(encoding: Encoding): Promise<Buffer> {
    const plain = await decompress(this.#packed);
    const body = trimmed(encoding === 'gzip' ? await zip(plain) : plain);
    this.#grow(body.length);
    return body;
  }

  /** The response sent before in this encoding. */
  ready(encoding: Encoding): ReadyAnswer | undefined {
    this.#uses += 1;
    if (this.#uses === OFTEN) void this.#packWell();
    return this.#ready.get(encoding);
  }

  makeReady(encoding: Encoding, headers: Readonly<Record<string, string>>, body: Buffer): void {
    const all = { ...this.headers, ...headers, 'content-length': String(body.length) };
    this.#ready.set(encoding, { headers: Object.entries(all).flat(), body, etag: this.etag(encoding) });
  }

  async #packWell(): Promise<void> {
    const body = await decompress(this.#packed);
    const packed = trimmed(await compress(body, atQuality(WELL, body)));
    this.#grow(packed.length - this.#packed.length);
    this.#packed = packed;
    this.#etag = etagOf(packed);
    this.#ready.delete('br');
  }
}

/** Public pages in memory, bounded by bytes and age, evicted when not used for long. */
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

  /** A page that is young enough to be sent after a check. */
  get(key: string, now = Date.now()): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page || now - page.madeAt > this.#maxAgeMs) return undefined;
    page.wasUsed = true;
    return page;
  }

  /** A page that can be sent unchanged: young enough, and checked since the last change. */
  fresh(key: string, now = Date.now()): CachedPage | undefined {
    const page = this.get(key, now);
    return page?.checkedAtChange === this.#changes ? page : undefined;
  }

  /** The last version of a page, for as long as no newer one can be rendered. */
  last(key: string, now = Date.now()): CachedPage | undefined {
    const page = this.#pages.get(key);
    return page && this.#maxAgeMs > 0 && now - page.madeAt <= LAST_RESORT_MS ? page : undefined;
  }

  put(key: string, page: CachedPage): void {
    this.remove(key);
    this.#set(key, page);
    // not before all others
    page.wasUsed = true;
    this.#evict();
    page.wasUsed = false;
  }

  #evict(): void {
    for (const [oldest, page] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#delete(oldest, page);
      if (!page.wasUsed) continue;
      // once more to the end of the row: moving it at each use would cost more than sending it
      page.wasUsed = false;
      this.#set(oldest, page);
    }
  }

  remove(key: string): void {
    const page = this.#pages.get(key);
    if (page) this.#delete(key, page);
  }

  /** Number of changes in the shop so far. */
  get changes(): number {
    return this.#changes;
  }

  /** The shop has changed: check every page before sending it again. */
  markChanged(): void {
    this.#changes += 1;
  }

  clear(): void {
    for (const [key, page] of this.#pages) this.#delete(key, page);
  }

  /** Memory of all pages (estimate). */
  get bytes(): number {
    return this.#bytes;
  }

  #set(key: string, page: CachedPage): void {
    this.#pages.set(key, page);
    this.#bytes += page.bytes;
    page.onGrowth = (bytes) => {
      this.#bytes += bytes;
      this.#evict();
    };
  }

  #delete(key: string, page: CachedPage): void {
    this.#pages.delete(key);
    this.#bytes -= page.bytes;
    page.onGrowth = undefined;
  }
}

/** The best encoding that the client accepts. */
export function chooseEncoding(acceptEncoding: string): Encoding {
  const known = choices.get(acceptEncoding) ?? choose(acceptEncoding);
  // Browsers send few different values. The bound stops a client from filling memory with made-up ones.
  if (choices.size < CHOICES_MAX) choices.set(acceptEncoding, known);
  return known;
}

const CHOICES_MAX = 200;
const choices = new Map<string, Encoding>();

function choose(acceptEncoding: string): Encoding {
  const accepted = acceptEncoding
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
