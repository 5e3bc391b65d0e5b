import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveMarketingChoice } from '../../goods/sign-in/marketing-choice.ts';
import { openSession } from '../../shopper/session/open-session.ts';
import type { FlowState } from './flow-state.ts';
import { createSignInFlow, type SignInFlow } from './sign-in-flow.ts';

export type Flow = FlowState & { readonly flow: SignInFlow };

/** Coming in on this page. Where to go then is up to the guard of the page [C-2-41]. */
export function useSignInFlow(): Flow {
  const [flow] = useState(() => createSignInFlow({ open: openSession, now: Date.now, onIn: saveMarketingChoice }));
  // nobody waits for a link on a page that was left
  useEffect(() => flow.leave, [flow]);
  const state = useSyncExternalStore(flow.subscribe, flow.get, flow.get);
  return { ...state, flow };
}
