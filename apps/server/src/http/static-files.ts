import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { PackedFile, StorefrontFileStore } from '../store/storefront-files.ts';
import { chooseEncoding } from './page-cache.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const NAME = /^[\w.-]{1,200}$/;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/**
 * Serves the storefront's files, compressed by the build. Hashed files are cached for a year; others are revalidated.
 * Hashed files of other builds come from the database: a page of one machine may ask another for its scripts.
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  folder: string,
  files: Pick<StorefrontFileStore, 'find'>,
): Promise<void> {
  const assets = join(folder, 'assets');
  const own = new Set(await readdir(assets));
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    // one route for all of them: a route for each costs a start most of a second
    globIgnore: ['assets/**'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(assets + sep) ? FOREVER : 'no-cache');
    },
  });
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    if (own.has(name)) return reply.sendFile(name, assets);
    const packed = NAME.test(name) && extname(name) in TYPES ? await files.find(name) : undefined;
    if (!packed) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Page not found');
    const isPacked = chooseEncoding(request.headers['accept-encoding'] ?? '') === 'br';
    reply.headers({
      'cache-control': FOREVER,
      'content-type': TYPES[extname(name)],
      vary: 'accept-encoding',
      ...(isPacked && { 'content-encoding': 'br' }),
    });
    return reply.send(isPacked ? packed : await decompress(packed));
  });
}

/** Hands the hashed files of this build to all machines, before a page can ask for them. */
export async function shareStaticFiles(folder: string, files: Pick<StorefrontFileStore, 'keep'>): Promise<void> {
  const assets = join(folder, 'assets');
  const all = await readdir(assets);
  const names = all.filter((name) => NAME.test(name) && extname(name) in TYPES).sort();
  const packed = new Set(all.filter((name) => name.endsWith('.br')));
  // names contain hashes, so together they are the build
  const build = createHash('sha1').update(names.join()).digest('hex');
  const read = async (name: string): Promise<PackedFile> => {
    const isPacked = packed.has(`${name}.br`);
    const bytes = await readFile(join(assets, isPacked ? `${name}.br` : name));
    return { name, packed: isPacked ? bytes : await compress(bytes) };
  };
  await files.keep(build, names, read);
}
