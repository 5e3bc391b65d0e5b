import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { PaperLoader } from '../papers/load-paper.ts';
import type { KeptMail, MailStore } from '../store/mails.ts';
import { findCode } from './find-code.ts';
import { isNear } from './is-near.ts';
import { MAILBOX_POLICY } from './mailbox-frame.ts';
import { keyPage, listPage, mailPage } from './mailbox-pages.ts';

const LISTED_MAX = 100;
const TO_MAX = 254;
const REFRESH_MAX_SECONDS = 60;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Query = { readonly to?: unknown; readonly refresh?: unknown; readonly key?: unknown };

export type MailboxParts = {
  /** What the start printed. A proxy without headers makes every request look as if it came from this machine. */
  readonly key: string;
  readonly mails: Pick<MailStore, 'list' | 'find'>;
  /** Origin of pictures in mails. */
  readonly publicUrl: string;
  readonly loadPaper: PaperLoader;
  /** Whether other machines may read it too: the shop is a demo. */
  readonly isOpenToAll: boolean;
};

/** Only a demo shop shows its mails to everyone. */
export const isMailboxPublic = ({ identity }: Pick<Config, 'identity'>): boolean =>
  identity.kind === 'embedded' && identity.isDemo;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, TO_MAX) : '');

const sendPage = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);

const COOKIE = 'mailbox';

const cookieOf = ({ headers }: FastifyRequest): string =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1] ?? '';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const hasKey = (given: string, key: string): boolean => timingSafeEqual(digestOf(given), digestOf(key));

/** The mailbox of a shop without a mail server, for development and demos only. */
export function registerMailbox(
  app: FastifyInstance,
  { key, mails, publicUrl, loadPaper, isOpenToAll }: MailboxParts,
): void {
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-security-policy': MAILBOX_POLICY,
    });
    if (!isOpenToAll && !isNear(request))
      return reply.code(403).type('text/plain').send('The mailbox opens on the machine of the shop only.');
    const given = textOf((request.query as Query).key);
    if (given === '' && hasKey(cookieOf(request), key)) return;
    if (!hasKey(given, key)) return sendPage(reply.code(403), keyPage(given !== ''));
    const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
    reply.header('set-cookie', `${COOKIE}=${key}; Path=/dev/mail; HttpOnly; SameSite=Strict${secure}`);
  };
  const options = { onRequest: refuse };
  const find = async (request: FastifyRequest<{ Params: { id: string } }>): Promise<KeptMail | undefined> =>
    UUID.test(request.params.id) ? mails.find(request.params.id) : undefined;
  const sendMissing = (reply: FastifyReply) => reply.code(404).type('text/plain').send('There is no such mail.');

  app.get<{ Querystring: Query }>('/dev/mail', options, async (request, reply) => {
    const to = textOf(request.query.to);
    const refreshSeconds = Math.min(REFRESH_MAX_SECONDS, Math.max(0, Math.floor(Number(request.query.refresh) || 0)));
    return sendPage(reply, listPage(await mails.list(to, LISTED_MAX), { to, refreshSeconds }));
  });
  app.get<{ Querystring: Query }>('/dev/mail.json', options, async (request) => {
    const found = await mails.list(textOf(request.query.to), LISTED_MAX);
    return { mails: found.map(toJson) };
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id', options, async (request, reply) => {
    const mail = await find(request);
    return mail ? sendPage(reply, mailPage(mail)) : sendMissing(reply);
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', options, async (request, reply) => {
    const mail = await find(request);
    if (!mail) return sendMissing(reply);
    reply.header('content-security-policy', partPolicy(publicUrl)).header('x-frame-options', 'SAMEORIGIN');
    return sendPage(reply, mail.html);
  });
  app.get<{ Params: { id: string; index: string } }>('/dev/mail/:id/papers/:index', options, async (request, reply) => {
    const ref = (await find(request))?.papers?.[Number(request.params.index)];
    const paper = ref && (await loadPaper(ref));
    return paper ? reply.type('application/pdf').send(paper.content) : sendMissing(reply);
  });
}

/** What a mail may do, as in a real mailbox: use its own styles and pictures, and open links in a new tab. */
const partPolicy = (publicUrl: string): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src 'self' ${new URL(publicUrl).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox allow-same-origin',
  ].join('; ');

const toJson = ({ id, to, kind, subject, text, html, createdAt }: KeptMail) => ({
  ...{ id, to, kind, subject, text, html },
  createdAt: new Date(createdAt).toISOString(),
  ...findCode({ kind, text }),
});
