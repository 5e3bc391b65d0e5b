import {
  answerChallenge,
  type IdentityReply,
  identityRefusal,
  type SignInStep,
  stepOfChallenge,
  stepOfRefusal,
} from '@wattle/domain/identity';
import { success } from '@wattle/domain/results';
import type { Identity } from './create-identity.ts';
import { type Json, parseJson, readText, readTexts, toJson } from './json.ts';
import type { PasskeyPrompt } from './passkey-prompt.ts';
import { createSrpSecret, srpProof, srpTimestamp } from './srp-proof.ts';
import { readTokens } from './tokens.ts';

/** State of a sign-in. The service's session lasts some minutes, and for one answer. */
export type SignIn = {
  readonly next: SignInStep;
  readonly username: string;
  readonly session: string;
};

/** A passkey's answer to the service, not sent yet. */
export type PasskeyAnswer = { readonly username: string; readonly session: string; readonly credential: string };

type Reply = IdentityReply<SignIn>;

/** Sign-in by password, and any steps after it. Loaded only by pages that need it. */
export function createSignIn({ config: { poolId, clientId }, call, session, now }: Identity) {
  /** Reads the next step from a response; stores tokens for all tabs. */
  const read = async (reply: IdentityReply<Json>, username: string): Promise<Reply> => {
    if (reply.status === 'REJECTED') {
      const next = stepOfRefusal(reply.error.name);
      return next ? success({ next, username, session: '' }) : reply;
    }
    const { value } = reply;
    const tokens = readTokens(toJson(value.AuthenticationResult), now(), false);
    if (tokens) await session.start(tokens);
    const params = readTexts(value, 'ChallengeParameters');
    const next = tokens ? ({ step: 'DONE' } as const) : stepOfChallenge(readText(value, 'ChallengeName'), params);
    return success({ next, username: params.USER_ID_FOR_SRP ?? username, session: readText(value, 'Session') });
  };

  const respond = (challenge: string, at: string, responses: Json): Promise<IdentityReply<Json>> =>
    call('RespondToAuthChallenge', {
      ClientId: clientId,
      ChallengeName: challenge,
      ...(at && { Session: at }),
      ChallengeResponses: responses,
    });

  const prove = async (value: Json, secret: ReturnType<typeof createSrpSecret>, password: string): Promise<Reply> => {
    const params = readTexts(value, 'ChallengeParameters');
    const { USER_ID_FOR_SRP: userId = '', SALT: salt = '', SRP_B: serverShown = '', SECRET_BLOCK: block = '' } = params;
    const timestamp = srpTimestamp(now());
    const poolName = poolId.split('_')[1] ?? '';
    const asked = { poolName, userId, password, salt, serverShown, secretBlock: block, timestamp };
    // treat an invalid challenge as no response
    const proof = await srpProof(secret, asked).catch(() => undefined);
    if (proof === undefined) return identityRefusal('NETWORK_ERROR');
    const responses = {
      USERNAME: userId,
      PASSWORD_CLAIM_SECRET_BLOCK: block,
      PASSWORD_CLAIM_SIGNATURE: proof,
      TIMESTAMP: timestamp,
    };
    return read(await respond('PASSWORD_VERIFIER', readText(value, 'Session'), responses), userId);
  };

  /** The app's first code makes it the second factor; the resulting session answers the challenge. */
  const verifyApp = async (at: string, code: string): Promise<IdentityReply<string>> => {
    const reply = await call('VerifySoftwareToken', { Session: at, UserCode: code });
    return reply.status === 'SUCCESS' ? success(readText(reply.value, 'Session')) : reply;
  };

  return {
    /** Uses SRP: the password never leaves the browser [C-5-78 C-5-79]. */
    async start(username: string, password: string): Promise<Reply> {
      if (username === '') return identityRefusal('USERNAME_EMPTY');
      if (password === '') return identityRefusal('PASSWORD_EMPTY');
      const secret = createSrpSecret();
      const reply = await call('InitiateAuth', {
        ClientId: clientId,
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: username, SRP_A: secret.shown.toString(16) },
      });
      const isPassword = reply.status === 'SUCCESS' && reply.value.ChallengeName === 'PASSWORD_VERIFIER';
      return isPassword ? prove(reply.value, secret, password) : read(reply, username);
    },

    /** Asks for a passkey in place of the password. Who has none may be offered other ways, which is no answer here. */
    async askPasskey(username: string, use: PasskeyPrompt): Promise<IdentityReply<PasskeyAnswer>> {
      if (username === '') return identityRefusal('USERNAME_EMPTY');
      const reply = await call('InitiateAuth', {
        ClientId: clientId,
        AuthFlow: 'USER_AUTH',
        AuthParameters: { USERNAME: username, PREFERRED_CHALLENGE: 'WEB_AUTHN' },
      });
      if (reply.status === 'REJECTED') return reply;
      const { CREDENTIAL_REQUEST_OPTIONS: options } = readTexts(reply.value, 'ChallengeParameters');
      if (reply.value.ChallengeName !== 'WEB_AUTHN' || !options) return identityRefusal('PASSKEY_NOT_USED');
      const used = await use(parseJson(options));
      if (used.status === 'REJECTED') return used;
      return success({ username, session: readText(reply.value, 'Session'), credential: JSON.stringify(used.value) });
    },

    async startWithPasskey({ username, session: at, credential }: PasskeyAnswer): Promise<Reply> {
      return read(await respond('WEB_AUTHN', at, { USERNAME: username, CREDENTIAL: credential }), username);
    },

    /** Answers the current step [C-4-17…22 C-5-81]. */
    async answer({ next, username, session: at }: SignIn, typed: string, attributes: Json = {}): Promise<Reply> {
      const answer = answerChallenge(next, typed);
      if (answer.status === 'REJECTED') return answer;
      const { challenge, responses } = answer.value;
      const isApp = next.step === 'MFA_SETUP' && !('EMAIL' in responses);
      const ready = isApp ? await verifyApp(at, typed.trim()) : success(at);
      if (ready.status === 'REJECTED') return ready;
      return read(await respond(challenge, ready.value, { USERNAME: username, ...responses, ...attributes }), username);
    },

    /** The secret for an authenticator app; the sign-in continues with the new session. */
    async startAppSetUp(signIn: SignIn): Promise<IdentityReply<{ readonly secret: string; readonly signIn: SignIn }>> {
      const reply = await call('AssociateSoftwareToken', { Session: signIn.session });
      if (reply.status === 'REJECTED') return reply;
      const { value } = reply;
      return success({
        secret: readText(value, 'SecretCode'),
        signIn: { ...signIn, session: readText(value, 'Session') },
      });
    },
  };
}
