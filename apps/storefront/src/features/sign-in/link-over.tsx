import { type EmailLink, writeEmailLink } from '@wattle/domain/account';
import * as signInWords from '@wattle/messages/sign-in';
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

const TOO_OLD = signInWords.linkTooOld;

/** An invalid or expired confirmation link, with an offer to send another. */
export function LinkOver({ link, problem: first, demo }: Props) {
  const { call, problem, isBusy } = usePoolCall('RESEND_CODE');
  const [sentAtMs, setSentAt] = useState<number | null>(null);
  const isOver = first.kind === 'CODE_WRONG' || first.kind === 'CODE_USED_UP';
  const title = isOver ? signInWords.linkOver : signInWords.notConfirmed;
  const resend = async (): Promise<void> => {
    if (await call((calls) => calls.resendCode(link.user))) setSentAt(Date.now());
  };
  return (
    <SignInCard title={title} sub={isOver ? TOO_OLD : signInWords.reloadOrNewEmail} takesFocus>
      <div className={styles.form}>
        <ProblemNotice problem={problem ?? (isOver ? null : first)} what={signInWords.toTry} />
        {sentAtMs === null ? (
          <Button wide size="lg" loading={isBusy} loadingLabel={signInWords.sending} onClick={() => void resend()}>
            {signInWords.sendNewEmail}
          </Button>
        ) : (
          <>
            <div role="status">
              <Notice icon="mail">{signInWords.newEmailSent}</Notice>
            </div>
            <ResendLine sentAtMs={sentAtMs} isBusy={isBusy} onResend={() => void resend()} />
          </>
        )}
        <DemoMailbox demo={demo} />
        <p className={styles.below}>
          <ShopLink className={`link ${styles.tap}`} to="/account/signin">
            {signInWords.backToSignIn}
          </ShopLink>
        </p>
      </div>
    </SignInCard>
  );
}

/** An invalid link for a customer's new email address, which only works when signed in. */
export function AddressLinkOver({ link, isSignedIn }: { link: EmailLink; isSignedIn: boolean }) {
  if (isSignedIn) {
    const details = (
      <LinkButton to="/account/details" size="lg">
        {signInWords.goToYourDetails}
      </LinkButton>
    );
    return (
      <SignInDone icon="clock" title={signInWords.linkOver} actions={details}>
        <p>{signInWords.usedOrDayOld}</p>
      </SignInDone>
    );
  }
  const signIn = (
    <LinkButton to={keepNext('/account/signin', writeEmailLink('/account/verify', link))} size="lg">
      {signInWords.signIn}
    </LinkButton>
  );
  return (
    <SignInDone icon="mail" title={signInWords.signInToConfirm} actions={signIn}>
      <p>{signInWords.signInToConfirmHint}</p>
    </SignInDone>
  );
}
