import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Entry = { readonly size: number; usedAt: number };

/** Files by key with a size limit; evicts the least recently used. */
export class DiskCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;
  #clock = 0;

  private constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  static async open(folder: string, maxBytes: number): Promise<DiskCache> {
    await mkdir(folder, { recursive: true });
    const cache = new DiskCache(folder, maxBytes);
    const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{40}$/.test(name));
    const found = await Promise.all(names.map(async (name) => ({ name, info: await stat(join(folder, name)) })));
    found.sort((a, b) => a.info.mtimeMs - b.info.mtimeMs);
    for (const { name, info } of found) cache.#remember(name, info.size);
    return cache;
  }

  get bytes(): number {
    return this.#bytes;
  }

  has(key: string): boolean {
    return this.#entries.has(nameOf(key));
  }

  async get(key: string): Promise<Buffer | undefined> {
    const name = nameOf(key);
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    entry.usedAt = ++this.#clock;
    try {
      return await readFile(join(this.#folder, name));
    } catch {
      this.#forget(name);
      return undefined;
    }
  }

  async put(key: string, body: Buffer): Promise<void> {
    const name = nameOf(key);
    const draft = join(this.#folder, `${name}.${process.pid}.${++this.#clock}.part`);
    // write to a temporary file and rename, so that nobody reads half a picture
    await writeFile(draft, body);
    await rename(draft, join(this.#folder, name));
    this.#forget(name);
    this.#remember(name, body.length);
    await this.#shrink();
  }

  async #shrink(): Promise<void> {
    if (this.#bytes <= this.#maxBytes) return;
    const oldestFirst = [...this.#entries].sort((a, b) => a[1].usedAt - b[1].usedAt);
    for (const [name] of oldestFirst) {
      if (this.#bytes <= this.#maxBytes * 0.9) return;
      this.#forget(name);
      await rm(join(this.#folder, name), { force: true });
    }
  }

  #remember(name: string, size: number): void {
    this.#entries.set(name, { size, usedAt: ++this.#clock });
    this.#bytes += size;
  }

  #forget(name: string): void {
    this.#bytes -= this.#entries.get(name)?.size ?? 0;
    this.#entries.delete(name);
  }
}

function nameOf(key: string): string {
  return createHash('sha1').update(key).digest('hex');
}
