import { type EmailLink, writeEmailLink } from '@wattle/domain';
import { useState } from 'react';
import { keepNext } from '../../goods/sign-in/keep-next.ts';
import { ProblemNotice } from '../../goods/sign-in/problem-notice.tsx';
import type { SignInProblem } from '../../goods/sign-in/sign-in-problem.ts';
import { usePoolCall } from '../../goods/sign-in/use-pool-call.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { DemoMailbox } from './demo-mailbox.tsx';
import { ResendLine } from './resend-line.tsx';
import styles from './sign-in-card.module.css';
import { SignInCard } from './sign-in-card.tsx';
import { SignInDone } from './sign-in-done.tsx';
import type { SignInOptions } from './sign-in-options.ts';

type Props = { link: EmailLink; problem: SignInProblem; demo: SignInOptions['demo'] };

const TOO_OLD = 'It is not right, or it is older than a day. We can send you a new one.';

/** A new account's link that is wrong or too old; another one goes to the same address. */
export function LinkOver({ link, problem: first, demo }: Props) {
  const { call, problem, isBusy } = usePoolCall('RESEND_CODE');
  const [sentAtMs, setSentAt] = useState<number | null>(null);
  const isOver = first.kind === 'CODE_WRONG' || first.kind === 'CODE_USED_UP';
  const title = isOver ? 'This link doesn’t work any more' : 'We couldn’t confirm it';
  const resend = async (): Promise<void> => {
    if (await call((calls) => calls.resendCode(link.user))) setSentAt(Date.now());
  };
  return (
    <SignInCard
      title={title}
      sub={isOver ? TOO_OLD : 'Nothing is lost: load this page again, or have a new email.'}
      takesFocus
    >
      <div className={styles.form}>
        <ProblemNotice problem={problem ?? (isOver ? null : first)} what="try" />
        {sentAtMs === null ? (
          <Button wide size="lg" loading={isBusy} loadingLabel="Sending" onClick={() => void resend()}>
            Send a new email
          </Button>
        ) : (
          <>
            <div role="status">
              <Notice icon="mail">A new email is on its way, if there is an account that waits for one.</Notice>
            </div>
            <ResendLine sentAtMs={sentAtMs} isBusy={isBusy} onResend={() => void resend()} />
          </>
        )}
        <DemoMailbox demo={demo} />
        <p className={styles.below}>
          <ShopLink className={`link ${styles.tap}`} to="/account/signin">
            Back to sign in
          </ShopLink>
        </p>
      </div>
    </SignInCard>
  );
}

/** The link of a customer's new address: it takes the customer to use it. */
export function AddressLinkOver({ link, isSignedIn }: { link: EmailLink; isSignedIn: boolean }) {
  if (isSignedIn) {
    const details = (
      <LinkButton to="/account/details" size="lg">
        Go to your details
      </LinkButton>
    );
    return (
      <SignInDone icon="clock" title="This link doesn’t work any more" actions={details}>
        <p>It was used already, or it is older than a day.</p>
      </SignInDone>
    );
  }
  const signIn = (
    <LinkButton to={keepNext('/account/signin', writeEmailLink('/account/verify', link))} size="lg">
      Sign in
    </LinkButton>
  );
  return (
    <SignInDone icon="mail" title="Sign in to confirm it" actions={signIn}>
      <p>This link confirms the email address of an account. Sign in to that account, and it is done.</p>
    </SignInDone>
  );
}
