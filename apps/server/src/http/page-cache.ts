import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type CachedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly madeAt: number;
};
export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function packPage(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Promise<CachedPage> {
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(body, { level: 6 }),
  ]);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  return { status, headers, etag, bodies: { br, gzip: gz, identity: body }, madeAt: Date.now() };
}

const sizeOf = (page: CachedPage): number =>
  Object.values(page.bodies).reduce((bytes, body) => bytes + body.length, 1000);

/** Whole public pages in memory, bounded in bytes and in age; what was used longest ago goes first. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #maxBytes: number;
  readonly #maxAgeMs: number;
  #bytes = 0;

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
    const old = this.#pages.get(key);
    if (old) this.#delete(key, old);
    this.#set(key, page);
    for (const [oldest, content] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#delete(oldest, content);
    }
  }

  /** Something that pages show has changed. */
  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }

  #set(key: string, page: CachedPage): void {
    this.#pages.set(key, page);
    this.#bytes += sizeOf(page);
  }

  #delete(key: string, page: CachedPage): void {
    this.#pages.delete(key);
    this.#bytes -= sizeOf(page);
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
