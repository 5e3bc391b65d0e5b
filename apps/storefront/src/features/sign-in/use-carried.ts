import { useEffect, useEffectEvent } from 'react';
import { useLocation } from '../../router/router-context.tsx';

/** Data passed between sign-in pages, in history state rather than in the address. */
export type Carried = { readonly email: string; readonly isPasswordNew: boolean };

export function readCarried(state: unknown): Carried {
  const { email, isPasswordNew } = Object(state);
  return { email: typeof email === 'string' ? email : '', isPasswordNew: isPasswordNew === true };
}

/** Prefills the email typed on the previous page. */
export function useCarriedEmail(take: (email: string) => void): void {
  const { email } = readCarried(useLocation().state);
  const taken = useEffectEvent(take);
  // after hydration: the server has no history state
  useEffect(() => {
    if (email !== '') taken(email);
  }, [email]);
}
