import type { EmailLink } from '@wattle/domain';
import { useEffect, useState } from 'react';
import { readProblem } from '../../goods/sign-in/sign-in-problem.ts';
import { useWaited } from '../../page/use-waited.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AddressLinkOver, LinkOver } from './link-over.tsx';
import { type OpenedLink, openLinkOnce } from './open-link.ts';
import styles from './sign-in-card.module.css';
import { SignInCard } from './sign-in-card.tsx';
import { SignInDone } from './sign-in-done.tsx';
import type { SignInOptions } from './sign-in-options.ts';

type Props = { link: EmailLink; demo: SignInOptions['demo']; isOfAddress?: boolean };

const SPINNER_AFTER_MS = 300;

/** The page that an account email opens: it confirms by itself, and says what came of it [C-2-45]. */
export function ConfirmLink({ link, demo, isOfAddress = false }: Props) {
  const opened = useOpenedLink(link);
  const isSlow = useWaited(opened === null, SPINNER_AFTER_MS);
  if (opened === null) {
    return (
      <SignInCard title="Confirming your email">
        <div className={styles.wait}>{isSlow && <Spinner label="Confirming your email" />}</div>
      </SignInCard>
    );
  }
  const { reply, isSignedIn } = opened;
  if (reply.status === 'SUCCESS') return reply.value === 'ADDRESS' ? <AddressConfirmed /> : <Confirmed isNew />;
  const problem = readProblem('CONFIRM_SIGN_UP', reply.error, Date.now());
  if (problem.kind === 'CONFIRMED') return <Confirmed isNew={false} />;
  if (isOfAddress && problem.kind === 'CODE_WRONG') return <AddressLinkOver link={link} isSignedIn={isSignedIn} />;
  return <LinkOver link={link} problem={problem} demo={demo} />;
}

function Confirmed({ isNew }: { isNew: boolean }) {
  const signIn = (
    <LinkButton to="/account/signin" size="lg">
      Sign in
    </LinkButton>
  );
  return (
    <SignInDone icon="check" title={isNew ? 'Your account is ready' : 'This link has done its work'} actions={signIn}>
      <p>
        {isNew
          ? 'Thank you for confirming your email address. The page you signed up on lets you in by itself if it is still open.'
          : 'Your account is confirmed already. You can sign in.'}
      </p>
    </SignInDone>
  );
}

function AddressConfirmed() {
  const details = (
    <LinkButton to="/account/details" size="lg">
      Go to your details
    </LinkButton>
  );
  return (
    <SignInDone icon="check" title="Your new address is confirmed" actions={details}>
      <p>From now on you sign in with it, and we write to it.</p>
    </SignInDone>
  );
}

function useOpenedLink({ user, code }: EmailLink): OpenedLink | null {
  const [opened, setOpened] = useState<OpenedLink | null>(null);
  useEffect(() => {
    let isLeft = false;
    openLinkOnce({ user, code }).then((found) => {
      if (!isLeft) setOpened(found);
    });
    return () => {
      isLeft = true;
    };
  }, [user, code]);
  return opened;
}
