import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { DESK_ASSETS, type DeskAsset } from './desk-renderer.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
const FOREVER = 'public, max-age=31536000, immutable';
const pack = promisify(brotliCompress);

/** `desk-1a2b3c4d.css` → `desk.css`. */
const baseOf = (name: string): string => name.replace(/-[\w-]{8}(\.\w+)$/, '$1');

/**
 * The desk's style, script and font, from memory. While another build is rolled out, a page of one machine may ask
 * another: it gets the file of that name that there is, and keeps it for no longer than this page.
 */
export function registerDeskAssets(app: FastifyInstance, assets: ReadonlyMap<string, DeskAsset>): void {
  const packed = new Map<string, Promise<Buffer>>();
  const byBase = new Map([...assets.values()].map((asset) => [baseOf(asset.name), asset]));
  app.get<{ Params: { name: string } }>(`${DESK_ASSETS}:name`, async ({ params: { name }, headers }, reply) => {
    const exact = assets.get(name);
    const asset = exact ?? byBase.get(baseOf(name));
    const type = TYPES[extname(name)];
    reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': exact ? FOREVER : 'no-store' });
    if (!asset || !type) return reply.code(404).type('text/plain').send('Page not found');
    reply.type(type).header('vary', 'accept-encoding');
    if (extname(name) === '.woff2' || !headers['accept-encoding']?.includes('br')) return reply.send(asset.body);
    const body = packed.get(asset.name) ?? pack(asset.body);
    packed.set(asset.name, body);
    return reply.header('content-encoding', 'br').send(await body);
  });
}
