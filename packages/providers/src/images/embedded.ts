import { failed, type Outcome, rejected, success } from '@wattle/domain/results';
import { chooseFormat } from './choose-format.ts';
import { DiskCache } from './disk-cache.ts';
import { encodeImage } from './encode-image.ts';
import { type ImageOptions, parseImageAddress } from './image-options.ts';
import { foreignAddress, plainPath } from './plain-path.ts';
import type { ImageAnswer, ImageFormat, ImageReason, ImageService, ImageSource } from './port.ts';
import { fetchOriginal } from './sources.ts';
import { WorkQueue } from './work-queue.ts';

export type EmbeddedImagesConfig = {
  readonly cacheFolder: string;
  readonly cacheMaxBytes: number;
  readonly sources: readonly ImageSource[];
  /** External origins that images may be fetched from; empty means none. */
  readonly allowedOrigins: readonly string[];
};

/** Each may hold an original in memory. */
const FETCHES_AT_ONCE = 8;

type Job = { readonly path: string; readonly options: ImageOptions; readonly format: ImageFormat };

const keyOf = ({ path, options, format }: Job): string =>
  `${format}:${options.width}:${options.blur ? 'blur' : 'sharp'}:${path}`;

/** Handles Cloudflare's image URLs in process: renders, resizes and caches on disk. */
export async function createEmbeddedImages(config: EmbeddedImagesConfig): Promise<ImageService> {
  const cache = await DiskCache.open(config.cacheFolder, config.cacheMaxBytes);
  const now = new WorkQueue(2);
  const later = new WorkQueue(1, 200);
  // a queue of its own, because fetching is waiting: a slow origin must not hold up the shop's own pictures
  const fetching = new WorkQueue(FETCHES_AT_ONCE);

  const findOwn = async (path: string): Promise<Outcome<Buffer, ImageReason>> => {
    for (const source of config.sources) {
      const body = await source(path);
      if (body) return success(body);
    }
    return rejected({ code: 'SOURCE_NOT_FOUND' });
  };

  const encode = (job: Job, find: () => Promise<Outcome<Buffer, ImageReason>>): Promise<Outcome<Buffer, ImageReason>> =>
    now.run(keyOf(job), async () => {
      const kept = await cache.get(keyOf(job));
      if (kept) return success(kept);
      const source = await find();
      if (source.status !== 'SUCCESS') return source;
      try {
        const body = await encodeImage(source.value, job.format, job.options.width, job.options.blur);
        await cache.put(keyOf(job), body);
        return success(body);
      } catch {
        return rejected({ code: 'SOURCE_INVALID' });
      }
    });

  const make = (job: Job): Promise<Outcome<Buffer, ImageReason>> => {
    const address = foreignAddress(job.path);
    if (address === undefined) return encode(job, () => findOwn(job.path));
    return fetching.run(keyOf(job), async () => {
      const found = await findForeign(address, config.allowedOrigins);
      return encode(job, async () => found);
    });
  };

  const answer = async (job: Job, final: boolean): Promise<Outcome<ImageAnswer, ImageReason>> => {
    const body = (await cache.get(keyOf(job))) ?? (await make(job));
    if (Buffer.isBuffer(body)) return success({ body, contentType: `image/${job.format}`, final });
    return body.status === 'SUCCESS' ? success({ body: body.value, contentType: `image/${job.format}`, final }) : body;
  };

  return {
    name: 'embedded',
    async resize({ address, accept }) {
      const parsed = parseImageAddress(address);
      if (parsed.status !== 'SUCCESS') return parsed;
      const { options } = parsed.value;
      const path = plainPath(parsed.value.path);
      const best: Job = { path, options, format: chooseFormat(options, accept) };
      const isSlow = best.format === 'avif' && options.format === 'auto' && accept.includes('image/webp');
      if (!isSlow || cache.has(keyOf(best))) return answer(best, true);
      // AVIF takes ten times as long to encode: send WebP now and AVIF to the next shopper
      const quick = await answer({ ...best, format: 'webp' }, false);
      if (quick.status === 'SUCCESS') later.add(keyOf(best), () => make(best));
      return quick;
    },
    close: async () => {
      later.clear();
      await Promise.all([fetching.idle(), now.idle(), later.idle()]);
    },
  };
}

async function findForeign(address: string, allowed: readonly string[]): Promise<Outcome<Buffer, ImageReason>> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !allowed.includes(url.origin)) return rejected({ code: 'ORIGIN_NOT_ALLOWED' });
  try {
    const body = await fetchOriginal(url);
    return body ? success(body) : rejected({ code: 'SOURCE_NOT_FOUND' });
  } catch {
    return failed('UNAVAILABLE');
  }
}
