import {
  hostedSignInUrl,
  IDENTITY,
  type IdentityReply,
  identityRefusal,
  readHostedReturn,
  tokenRequest,
  writeForm,
} from '@wattle/domain/identity';
import { success } from '@wattle/domain/results';
import { randomBytes, sha256, textBytes, toBase64Url } from './bytes.ts';
import type { Identity } from './create-identity.ts';
import { parseJson, readText, toJson } from './json.ts';
import { readTokens, type Tokens } from './tokens.ts';

const PENDING_KEY = 'wattle.hosted-sign-in';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** URL-safe characters; 64 of them, so that each is equally likely [C-9-50 C-9-51]. */
const randomText = (length: number): string =>
  [...randomBytes(length)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');

/** Sign-in at the hosted pages, by authorisation code with PKCE. Loaded only by pages that need it. */
export function createHostedSignIn({ config, browser, session, now }: Identity) {
  const { tabStorage } = browser;
  const exchange = async (code: string, verifier: string): Promise<IdentityReply<Tokens>> => {
    const controller = new AbortController();
    const { signal } = controller;
    void browser.wait(IDENTITY.hostedSignInWaitMs).then(() => controller.abort());
    try {
      const response = await browser.send(`${config.domain}/oauth2/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        cache: 'no-store',
        credentials: 'omit',
        body: writeForm(tokenRequest(config, code, verifier)),
        signal,
      });
      const answer = toJson(await response.json());
      const tokens = readTokens(answer, now(), true);
      // any response with an error is a refusal [C-7-47]
      const isGiven = response.ok && answer.error === undefined;
      return isGiven && tokens ? success(tokens) : identityRefusal('HOSTED_SIGN_IN_REFUSED');
    } catch {
      return identityRefusal(signal.aborted ? 'HOSTED_SIGN_IN_TIMEOUT' : 'NETWORK_ERROR');
    }
  };

  return {
    /** Redirects to the hosted pages, or to a provider behind them; `wanted` is the final page [C-7-48]. */
    async start({ provider, wanted = null }: { readonly provider?: string; readonly wanted?: string | null } = {}) {
      const state = randomText(IDENTITY.stateLength);
      const verifier = randomText(IDENTITY.verifierLength);
      tabStorage.setItem(PENDING_KEY, JSON.stringify({ state, verifier, wanted }));
      const challenge = toBase64Url(await sha256(textBytes(verifier)));
      browser.navigate(hostedSignInUrl(config, { state, challenge, ...(provider && { provider }) }));
    },

    /** Handles the return; the stored state works once [C-7-46 C-7-47 C-8-65 C-9-46]. */
    async finish(query: URLSearchParams): Promise<IdentityReply<{ readonly wanted: string | null }>> {
      const pending = readPending(tabStorage.getItem(PENDING_KEY));
      tabStorage.removeItem(PENDING_KEY);
      const code = readHostedReturn(query, pending.state);
      if (code.status === 'REJECTED') return code;
      const tokens = await exchange(code.value, pending.verifier);
      if (tokens.status === 'REJECTED') return tokens;
      await session.start(tokens.value);
      return success({ wanted: pending.wanted });
    },
  };
}

function readPending(text: string | null): {
  readonly state: string;
  readonly verifier: string;
  readonly wanted: string | null;
} {
  const pending = parseJson(text);
  return {
    state: readText(pending, 'state'),
    verifier: readText(pending, 'verifier'),
    wanted: readText(pending, 'wanted') || null,
  };
}
