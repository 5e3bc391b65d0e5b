import { accountGuardOf, afterLogIn, guardAccountPage, type SessionState } from '@wattle/domain/account';
import { SHOP } from '@wattle/domain/settings';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '../../router/router-context.tsx';
import { useSession } from '../../shopper/session/use-session.ts';

type Props = {
  /** Shown until the session is known. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
};

/**
 * Shows an account page to those who may see it and redirects everyone else: to sign in, then back to the page they
 * wanted [C-2-03…15 C-2-41 C-2-42].
 */
export function AccountGuard({ waiting, children }: Props) {
  const { pathname } = useLocation();
  const session = useSession();
  const answer = guardAccountPage(pathname, session);
  const to = useTarget(answer.status === 'REDIRECT' ? answer.to : null, session);
  const navigate = useNavigate();
  useEffect(() => {
    if (to !== null) void navigate(to, { replace: true });
  }, [to, navigate]);
  if (answer.status === 'ALLOW') return children;
  // a sign-in form holds no private data, so it shows at once
  const isForm = answer.status === 'WAIT' && accountGuardOf(pathname) === 'LOGGED_OUT';
  return isForm ? children : waiting;
}

/** The full redirect target, including where to return to. */
function useTarget(landing: string | null, session: SessionState): string | null {
  const { pathname, search } = useLocation();
  const wasIn = useRef(false);
  useEffect(() => {
    if (session === 'LOGGED_IN') wasIn.current = true;
  }, [session]);
  if (landing === null) return null;
  if (landing !== SHOP.paths.accountSignIn) return afterLogIn(new URLSearchParams(search).get('next'));
  // after signing out, do not bring the next person back to this page
  if (wasIn.current || pathname === SHOP.paths.accountDashboard) return landing;
  return `${landing}?${new URLSearchParams({ next: `${pathname}${search}` })}`;
}
