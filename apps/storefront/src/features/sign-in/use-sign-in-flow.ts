import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveMarketingChoice } from '../../goods/sign-in/marketing-choice.ts';
import { openSession } from '../../shopper/session/open-session.ts';
import type { FlowState } from './flow-state.ts';
import { createSignInFlow, type SignInFlow } from './sign-in-flow.ts';

export type Flow = FlowState & { readonly flow: SignInFlow };

/** The sign-in flow of this page. The page's guard decides where to go next [C-2-41]. */
export function useSignInFlow(): Flow {
  const [flow] = useState(() => createSignInFlow({ open: openSession, now: Date.now, onIn: saveMarketingChoice }));
  // stop waiting for the link when the page is left
  useEffect(() => flow.leave, [flow]);
  const state = useSyncExternalStore(flow.subscribe, flow.get, flow.get);
  return { ...state, flow };
}
