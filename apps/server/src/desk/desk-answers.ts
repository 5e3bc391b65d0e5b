import type { DeskArea, DeskFrame, DeskPage, DeskStaff, StateView } from '@wattle/contract/desk';
import { mayAtDesk } from '@wattle/domain/desk';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeskParts } from './desk-parts.ts';
import type { DeskScreen, ShownView } from './desk-screen.ts';

/** Own files only: no inline script, no inline style, nothing of others, in no frame; in its own, previews. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const DESK_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
  'content-security-policy': POLICY,
} as const;

/** Keeps the areas that somebody may open, in the order of the rail. */
const AREAS: readonly DeskArea[] = [
  'today',
  'orders',
  'goods',
  'offers',
  'content',
  'search',
  'people',
  'imports',
  'audit',
];

/** Nobody without a role has anything to do here. */
export function areasOf(screens: readonly DeskScreen[], { roles }: DeskStaff): DeskArea[] {
  if (roles.length === 0) return [];
  const open = screens.filter(({ isHome, role }) => isHome && mayAtDesk(roles, role)).map(({ area }) => area);
  return AREAS.filter((area) => open.includes(area));
}

export type DeskAnswers = {
  /** A page for signed-in staff. */
  page(who: DeskStaff, screen: Pick<DeskScreen, 'area'>, shown: ShownView, said?: string | null): Promise<DeskPage>;
  state(
    who: DeskStaff,
    request: FastifyRequest,
    state: Partial<StateView> & Pick<StateView, 'state'>,
  ): Promise<DeskPage>;
  send(reply: FastifyReply, status: number, page: DeskPage): FastifyReply;
};

/** How the desk answers: pages with the frame around them. */
export function deskAnswers(parts: DeskParts, screens: readonly DeskScreen[]): DeskAnswers {
  const waitingFor = async ({ roles }: DeskStaff, now: number): Promise<DeskFrame['waiting']> => {
    const counted = screens.filter((screen) => screen.area && screen.waiting && mayAtDesk(roles, screen.role));
    const counts = counted.map(async (screen) => [screen.area, await screen.waiting?.(parts, now)]);
    return Object.fromEntries(await Promise.all(counts));
  };
  const frameOf = async (
    who: DeskStaff,
    area: DeskArea | null,
    shown: ShownView,
    said: string | null,
  ): Promise<DeskFrame> => {
    const now = Date.now();
    return {
      ...{ shopName: parts.shop().name, who, area, areas: areasOf(screens, who) },
      ...{ waiting: await waitingFor(who, now), now, said, back: shown.back ?? null },
    };
  };
  return {
    page: async (who, { area }, shown, said = null) => ({
      frame: await frameOf(who, area, shown, said),
      view: shown.view,
    }),
    state: async (who, request, state) => {
      const view = {
        kind: 'state' as const,
        needed: null,
        has: who.roles,
        requestId: request.id,
        back: '/desk',
        again: null,
        ...state,
      };
      // an error of the database must not keep its own page from being shown
      const frame = await frameOf(who, null, { view }, null).catch(() => null);
      return { frame, view };
    },
    send: (reply, status, page) =>
      reply.code(status).headers(DESK_HEADERS).type('text/html; charset=utf-8').send(parts.render.page(page)),
  };
}
