import type { EmailLink } from '@wattle/domain';
import { useEffect, useState } from 'react';
import { useWaited } from '../../page/use-waited.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { DemoMailbox } from './demo-mailbox.tsx';
import styles from './door.module.css';
import { Door } from './door.tsx';
import { DoorDone } from './door-done.tsx';
import type { DoorWays } from './door-ways.ts';
import { openLinkOnce } from './open-link.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { ResendLine } from './resend-line.tsx';
import { readProblem, type SignInProblem } from './sign-in-problem.ts';
import { useAccountCall } from './use-account-call.ts';

type Props = { link: EmailLink; demo: DoorWays['demo'] };
type Found = { readonly status: 'CONFIRMED' } | { readonly status: 'REFUSED'; readonly problem: SignInProblem };

const SPINNER_AFTER_MS = 300;

/** The page that a new account's email opens: it confirms by itself, and says what came of it [C-2-45]. */
export function ConfirmLink({ link, demo }: Props) {
  const found = useConfirmation(link);
  const isSlow = useWaited(found === null, SPINNER_AFTER_MS);
  if (found === null) {
    return (
      <Door title="Confirming your account">
        <div className={styles.wait}>{isSlow && <Spinner label="Confirming your account" />}</div>
      </Door>
    );
  }
  if (found.status === 'CONFIRMED' || found.problem.kind === 'CONFIRMED')
    return <Confirmed isNew={found.status === 'CONFIRMED'} />;
  return <LinkOver link={link} problem={found.problem} demo={demo} />;
}

function Confirmed({ isNew }: { isNew: boolean }) {
  const signIn = (
    <LinkButton to="/account/signin" size="lg">
      Sign in
    </LinkButton>
  );
  return (
    <DoorDone icon="check" title={isNew ? 'Your account is ready' : 'This link has done its work'} actions={signIn}>
      <p>
        {isNew
          ? 'Thank you for confirming your email address. The page you signed up on lets you in by itself if it is still open.'
          : 'Your account is confirmed already. You can sign in.'}
      </p>
    </DoorDone>
  );
}

/** A link that is wrong or too old; a new one goes to the same address. */
function LinkOver({ link, problem: first, demo }: Props & { problem: SignInProblem }) {
  const { call, problem, isBusy } = useAccountCall('RESEND_CODE');
  const [sentAtMs, setSentAt] = useState<number | null>(null);
  const isLost = first.kind !== 'CODE_WRONG' && first.kind !== 'CODE_USED_UP';
  const resend = async (): Promise<void> => {
    if (await call((calls) => calls.resendCode(link.user))) setSentAt(Date.now());
  };
  const sub = 'It is not right, or it is older than a day. We can send you a new one.';
  return (
    <Door
      title={isLost ? 'We couldn’t confirm it' : 'This link doesn’t work any more'}
      sub={isLost ? '' : sub}
      takesFocus
    >
      <div className={styles.form}>
        <ProblemNotice problem={problem ?? (isLost ? first : null)} what="try" />
        {sentAtMs !== null && (
          <div role="status">
            <Notice icon="mail">A new email is on its way, if there is an account that waits for one.</Notice>
          </div>
        )}
        {sentAtMs === null ? (
          <Button wide size="lg" loading={isBusy} loadingLabel="Sending" onClick={() => void resend()}>
            Send a new email
          </Button>
        ) : (
          <ResendLine sentAtMs={sentAtMs} isBusy={isBusy} onResend={() => void resend()} />
        )}
        <DemoMailbox demo={demo} />
        <p className={styles.below}>
          <ShopLink className={`link ${styles.tap}`} to="/account/signin">
            Back to sign in
          </ShopLink>
        </p>
      </div>
    </Door>
  );
}

function useConfirmation(link: EmailLink): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  const { user, code } = link;
  useEffect(() => {
    openLinkOnce({ user, code }).then((reply) => {
      if (reply.status === 'SUCCESS') return setFound({ status: 'CONFIRMED' });
      return setFound({ status: 'REFUSED', problem: readProblem('CONFIRM_SIGN_UP', reply.error, Date.now()) });
    });
  }, [user, code]);
  return found;
}
