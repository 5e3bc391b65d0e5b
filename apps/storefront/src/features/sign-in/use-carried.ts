import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** What one of these pages hands to the next. It is kept beside the address, not in it. */
export type Carried = { readonly email: string; readonly isPasswordNew: boolean };

export function readCarried(state: unknown): Carried {
  const { email, isPasswordNew } = Object(state);
  return { email: typeof email === 'string' ? email : '', isPasswordNew: isPasswordNew === true };
}

/** An email address that was typed on the page before is not typed again. */
export function useCarriedEmail(take: (email: string) => void): void {
  const { email } = readCarried(useLocation().state);
  const taken = useEffectEvent(take);
  // after hydration: the server has no such thing
  useEffect(() => {
    if (email !== '') taken(email);
  }, [email]);
}
