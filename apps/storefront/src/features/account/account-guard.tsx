import { accountGuardOf, afterLogIn, guardAccountPage, type SessionState, SHOP } from '@wattle/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../shopper/session/use-session.ts';

type Props = {
  /** Shown until it is known who this is. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
};

/**
 * Shows a page of the account to whom it is for, and sends others where they belong: to sign in, and from there to the
 * page they wanted [C-2-03…15 C-2-41 C-2-42].
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
  // nothing in a form to sign in with is anybody's: it need not wait, and works as soon as it is there
  const isForm = answer.status === 'WAIT' && accountGuardOf(pathname) === 'LOGGED_OUT';
  return isForm ? children : waiting;
}

/** Where a redirect really leads: the page that was wanted goes along, there and back. */
function useTarget(landing: string | null, session: SessionState): string | null {
  const { pathname, search } = useLocation();
  const wasIn = useRef(false);
  useEffect(() => {
    if (session === 'LOGGED_IN') wasIn.current = true;
  }, [session]);
  if (landing === null) return null;
  if (landing !== SHOP.paths.accountSignIn) return afterLogIn(new URLSearchParams(search).get('next'));
  // who has just signed out did not want to come back, and whoever is next did not want this page
  if (wasIn.current || pathname === SHOP.paths.accountDashboard) return landing;
  return `${landing}?${new URLSearchParams({ next: `${pathname}${search}` })}`;
}
