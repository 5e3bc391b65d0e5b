import { afterLogIn, type LogInResult } from '@wattle/domain/account';
import { type IdentityError, identityRefusal } from '@wattle/domain/identity';
import * as signInWords from '@wattle/messages/sign-in';
import { useEffect, useState } from 'react';
import { USER_MISSING } from '../../goods/sign-in/sign-in-problem.ts';
import { useWaited } from '../../page/use-waited.ts';
import { useNavigate, useSearchParams } from '../../router/router-context.tsx';
import { createHostedSignIn } from '../../shopper/identity/hosted-sign-in.ts';
import { openSession } from '../../shopper/session/open-session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { readHostedProblem } from './hosted-problem.ts';
import styles from './sign-in-card.module.css';
import { SignInCard } from './sign-in-card.tsx';
import { SignInDone } from './sign-in-done.tsx';

type Return =
  | { readonly status: 'IN'; readonly wanted: string | null }
  | { readonly status: 'REFUSED'; readonly error: IdentityError };

const SPINNER_AFTER_MS = 300;

/** The return page of hosted sign-in [C-2-12 C-2-43]. */
export function AuthenticateScreen() {
  const [query] = useSearchParams();
  const error = useHostedReturn(query);
  const isSlow = useWaited(error === null, SPINNER_AFTER_MS);
  if (error === null) {
    return (
      <SignInCard title={signInWords.signingYouIn}>
        <div className={styles.wait}>{isSlow && <Spinner label={signInWords.signingYouIn} />}</div>
      </SignInCard>
    );
  }
  const { title, words } = readHostedProblem(query, error);
  return (
    <SignInDone
      icon="lock"
      title={title}
      actions={
        <>
          <LinkButton to="/account/signin" size="lg">
            {signInWords.backToSignIn}
          </LinkButton>
          <ShopLink className={`link ${styles.tap}`} to="/">
            {signInWords.goToTheShop}
          </ShopLink>
        </>
      }
    >
      <p>{words}</p>
    </SignInDone>
  );
}

/** The error; null while in progress, and on success. */
function useHostedReturn(query: URLSearchParams): IdentityError | null {
  const [error, setError] = useState<IdentityError | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    finishOnce(query).then((done) => {
      if (done.status === 'REFUSED') return setError(done.error);
      void navigate(afterLogIn(done.wanted), { replace: true });
    });
  }, [query, navigate]);
  return error;
}

/** A return code works once, so its result is shared across renders. */
const returns = new Map<string, Promise<Return>>();

function finishOnce(query: URLSearchParams): Promise<Return> {
  const key = query.toString();
  const begun = returns.get(key) ?? finish(query);
  returns.set(key, begun);
  return begun;
}

async function finish(query: URLSearchParams): Promise<Return> {
  const stopped: IdentityError[] = [];
  let wanted: string | null = null;
  try {
    const { identity, logIn } = await openSession();
    const result = await logIn(async () => {
      const reply = await createHostedSignIn(identity).finish(query);
      if (reply.status === 'REJECTED') stopped.push(reply.error);
      else wanted = reply.value.wanted;
      return reply.status === 'SUCCESS';
    });
    return result === 'SUCCESS' ? { status: 'IN', wanted } : { status: 'REFUSED', error: errorOf(result, stopped) };
  } catch {
    return { status: 'REFUSED', error: identityRefusal('NETWORK_ERROR').error };
  }
}

const errorOf = (result: LogInResult, [first]: readonly IdentityError[]): IdentityError =>
  first ?? (result === 'USER_MISSING' ? USER_MISSING : identityRefusal('NETWORK_ERROR').error);
