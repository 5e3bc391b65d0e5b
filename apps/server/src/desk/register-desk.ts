import type { DeskStaff } from '@wattle/contract/desk';
import { mayAtDesk } from '@wattle/domain/desk';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalFor } from '../answers/problem.ts';
import { INERT_POLICY } from '../answers/security-headers.ts';
import { isOwnPost } from '../http/is-own-post.ts';
import { originOrThrow } from '../http/served-origin.ts';
import { answerWithProgress, type Report, wantsProgress } from './answer-with-progress.ts';
import type { DeskAct } from './desk-act.ts';
import { areasOf, DESK_HEADERS, type DeskAnswers, deskAnswers } from './desk-answers.ts';
import { registerDeskAssets } from './desk-assets.ts';
import type { DeskParts } from './desk-parts.ts';
import type { DeskRequest, DeskScreen } from './desk-screen.ts';
import {
  beginSession,
  deviceKeyOf,
  endSession,
  keepDeviceKey,
  newDeviceKey,
  sessionHashOf,
  staffOf,
} from './desk-session.ts';
import { DESK_ACTS, DESK_SCREENS } from './desk-tables.ts';
import { hideQuery, showQuery } from './hidden-words.ts';
import { readPosted } from './read-form.ts';
import { recordActs } from './record-act.ts';
import { recordFailedSignIn } from './record-failed-sign-in.ts';
import { signIn, signInView } from './sign-in.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const FILE_TYPE = 'multipart/form-data';
const BODY_LIMIT_BYTES = 256 * 1024;
const SIGN_INS_PER_MINUTE = 20;
/** Staff of a store share an address. */
const ACTS_FOR_A_WRITE = 10;
const SIGN_IN_PATH = '/desk/signin';

type Tables = { readonly screens: readonly DeskScreen[]; readonly acts: readonly DeskAct[] };

/** Only pages of the desk: nobody is led elsewhere after signing in. */
const deskPath = (path: string): string => (/^\/desk(\/[\w/.?=&%+-]*)?$/.test(path) ? path : '/desk');

/** Registers the desk: its files, signing in, its pages and everything that can be done there. */
export function registerDesk(
  app: FastifyInstance,
  parts: DeskParts,
  { screens, acts }: Tables = { screens: DESK_SCREENS, acts: DESK_ACTS },
): void {
  const answers = deskAnswers(parts, screens);
  registerDeskAssets(app, parts.render.assets);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, async (_: FastifyRequest, body: string) => body);
    scope.addContentTypeParser(FILE_TYPE, { parseAs: 'buffer' }, async (_: FastifyRequest, body: Buffer) => body);
    scope.addHook('onRequest', async (_, reply) => {
      reply.headers(DESK_HEADERS);
    });
    // before the body is read: nobody but staff makes the shop keep a file in memory
    scope.addHook('preParsing', async (request, reply) => {
      const own = { origin: originOrThrow(parts.config, request.raw), host: request.headers.host };
      if (request.method === 'POST' && !isOwnPost(request.headers, own)) return refuse(reply, 403);
      return undefined;
    });
    scope.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, 'the desk failed');
      const who = await staffOf(parts, request).catch(() => undefined);
      if (!who || status < 500) return refuse(reply, status);
      const again = request.method === 'GET' ? deskPath(request.url) : null;
      return answers.send(
        reply,
        refusalFor(status).code,
        await answers.state(who, request, { state: 'FAILED', again }),
      );
    });
    registerSignIn(scope, parts, answers);
    for (const screen of screens) registerScreen(scope, parts, answers, screen);
    for (const act of acts) registerAct(scope, parts, answers, act, screens);
    registerRest(scope, parts, answers, screens);
  });
}

/** For people who are not staff, and for forged requests. */
function refuse(reply: FastifyReply, status: number): FastifyReply {
  const { code, message } = refusalFor(status);
  return reply
    .code(code)
    .headers({ ...DESK_HEADERS, 'content-security-policy': INERT_POLICY })
    .type('text/plain; charset=utf-8')
    .send(`${message}\n`);
}

const isSecure = ({ config }: DeskParts, request: FastifyRequest): boolean =>
  originOrThrow(config, request.raw).startsWith('https://');

function registerSignIn(scope: FastifyInstance, parts: DeskParts, { send }: DeskAnswers): void {
  scope.get(SIGN_IN_PATH, async (request, reply) => {
    const { goTo } = request.query as { goTo?: string };
    if (!deviceKeyOf(request)) keepDeviceKey(reply, newDeviceKey(), isSecure(parts, request));
    const view = signInView(parts, { goTo: deskPath(goTo ?? '') });
    return send(reply, 200, { frame: null, view: { kind: 'signIn', ...view } });
  });
  const config = { rateLimit: { max: SIGN_INS_PER_MINUTE, timeWindow: '1 minute', allowList: [] } };
  scope.post(SIGN_IN_PATH, { bodyLimit: BODY_LIMIT_BYTES, config }, async (request, reply) => {
    const form = Object.fromEntries(new URLSearchParams(String(request.body ?? '')));
    const device = deviceKeyOf(request) ?? newDeviceKey();
    const answer = await signIn(parts, form, { address: request.ip, device });
    if (answer.status === 'AGAIN') {
      if (answer.view.problem) await recordFailedSignIn(parts, answer.view, request);
      const status = answer.view.problem === null ? 200 : answer.view.problem === 'AWAY' ? 503 : 422;
      return send(reply, status, { frame: null, view: { kind: 'signIn', ...answer.view } });
    }
    await beginSession(parts, answer, request, reply, isSecure(parts, request));
    keepDeviceKey(reply, device, isSecure(parts, request));
    return reply.redirect(deskPath(form.goTo ?? ''), 303);
  });
  scope.post('/desk/signout', async (request, reply) => {
    await endSession(parts, request, reply, isSecure(parts, request));
    return reply.redirect(SIGN_IN_PATH, 303);
  });
}

/** Whoever is not signed in is, first. */
const toSignIn = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const goTo = request.method === 'GET' ? deskPath(request.url) : '/desk';
  return reply.redirect(goTo === '/desk' ? SIGN_IN_PATH : `${SIGN_IN_PATH}?${new URLSearchParams({ goTo })}`, 303);
};

const requestOf = ({ hidden }: DeskParts, request: FastifyRequest, who: DeskStaff): DeskRequest => ({
  who,
  session: sessionHashOf(request),
  params: request.params as Readonly<Record<string, string>>,
  query: showQuery(hidden, new URL(request.url, 'http://desk').searchParams),
  nowMs: Date.now(),
});

function registerScreen(scope: FastifyInstance, parts: DeskParts, answers: DeskAnswers, screen: DeskScreen): void {
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const who = await staffOf(parts, request);
    if (!who) return toSignIn(request, reply);
    if (!mayAtDesk(who.roles, screen.role)) {
      const state = await answers.state(who, request, { state: 'NO_ROLE', needed: screen.role });
      return answers.send(reply, 403, state);
    }
    const isForm = request.method === 'POST';
    const fields = new URLSearchParams(isForm ? String(request.body ?? '') : '');
    if (isForm && screen.finds) return reply.redirect(`${screen.path}?${hideQuery(parts.hidden, fields)}`, 303);
    const form = isForm && { query: fields };
    const asked = { ...requestOf(parts, request, who), ...form };
    const shown = await screen.load(parts, asked);
    if (shown === 'NOT_FOUND')
      return answers.send(reply, 404, await answers.state(who, request, { state: 'NOT_FOUND' }));
    if ('kind' in shown) {
      const disposition = `${shown.isKept ? 'attachment' : 'inline'}; filename="${shown.name.replace(/[^\w.() -]/g, '')}"`;
      return reply
        .type(shown.type)
        .headers({ 'content-disposition': disposition, ...shown.headers })
        .send(shown.body);
    }
    return answers.send(reply, 200, await answers.page(who, screen, shown, asked.query.get('said')));
  };
  scope.get(screen.path, show);
  if (screen.takesForm || screen.finds) scope.post(screen.path, { bodyLimit: BODY_LIMIT_BYTES }, show);
}

function registerAct(
  scope: FastifyInstance,
  parts: DeskParts,
  answers: DeskAnswers,
  act: DeskAct,
  screens: readonly DeskScreen[],
): void {
  const rateLimit = { max: ACTS_FOR_A_WRITE * parts.config.writeLimitPerMinute, timeWindow: '1 minute', allowList: [] };
  const bodyLimit = act.maxBytes ?? BODY_LIMIT_BYTES;
  const admitted = new WeakMap<FastifyRequest, DeskStaff>();
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const who = await staffOf(parts, request);
    if (!who) return toSignIn(request, reply);
    if (!mayAtDesk(who.roles, act.role)) {
      const state = await answers.state(who, request, { state: 'NO_ROLE', needed: act.role });
      return answers.send(reply, 403, state);
    }
    admitted.set(request, who);
    return undefined;
  };
  scope.post(
    act.path,
    { bodyLimit, config: { rateLimit, takesAnyText: act.maxBytes !== undefined }, preParsing: admit },
    async (request, reply) => {
      const who = admitted.get(request);
      if (!who) return toSignIn(request, reply);
      const { fields, files } = await readPosted(request);
      const read = act.form.safeParse(fields);
      if (!read.success) {
        request.log.warn({ act: act.name, issues: read.error.issues }, 'a form of the desk is not as it was given out');
        return answers.send(reply, 400, await answers.state(who, request, { state: 'BAD_FORM' }));
      }
      const asked = { ...requestOf(parts, request, who), form: read.data, files };
      const by = { actor: who.email, sub: who.sub };
      const about = { ...by, act: act.name, subject: act.subject(asked), key: keyOf(fields) };
      const run = (report: Report) => act.run(parts, { ...asked, report, ...recordActs(parts.db, about) });
      if (wantsProgress(request))
        return answerWithProgress(request, reply, async (report) => {
          const done = await run(report);
          return done.status === 'DONE' ? withSaid(done.to, done.said) : null;
        });
      const result = await run(() => {});
      if (result.status === 'NOT_FOUND')
        return answers.send(reply, 404, await answers.state(who, request, { state: 'NOT_FOUND' }));
      if (result.status === 'DONE') return reply.redirect(withSaid(result.to, result.said), 303);
      const area = screens.find(({ path }) => act.path.startsWith(path))?.area ?? null;
      const page = await answers.page(who, { area }, result.shown);
      return answers.send(reply, result.status === 'CONFLICT' ? 409 : 422, page);
    },
  );
}

const keyOf = ({ key }: Readonly<Record<string, unknown>>): string | null =>
  typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? key : null;

const withSaid = (to: string, said: string): string => `${to}${to.includes('?') ? '&' : '?'}said=${said}`;

/** What is left: the beginning, and addresses that lead nowhere. */
function registerRest(
  scope: FastifyInstance,
  parts: DeskParts,
  answers: DeskAnswers,
  screens: readonly DeskScreen[],
): void {
  scope.get('/desk', async (request, reply) => {
    const who = await staffOf(parts, request);
    if (!who) return toSignIn(request, reply);
    const [first] = areasOf(screens, who);
    const home = screens.find(({ area, isHome }) => isHome && area === first);
    if (home) return reply.redirect(home.path, 303);
    return answers.send(reply, 200, await answers.state(who, request, { state: 'EMPTY_DESK' }));
  });
  scope.get('/desk/*', async (request, reply) => {
    const who = await staffOf(parts, request);
    if (!who) return toSignIn(request, reply);
    return answers.send(reply, 404, await answers.state(who, request, { state: 'NOT_FOUND' }));
  });
}
