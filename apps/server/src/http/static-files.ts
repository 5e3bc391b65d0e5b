import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The logo in mails, which are read on pages of others. */
const MAIL_MARK = 'mail-mark.png';

/**
 * Serves the storefront's files, compressed by the build. Hashed files are cached for a year; others are revalidated.
 */
export async function registerStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  const hashed = join(folder, 'assets') + sep;
  const inMails = join(folder, MAIL_MARK);
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forever = path.startsWith(hashed);
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (path === inMails) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
