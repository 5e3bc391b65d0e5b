import type { EmailLink } from '@wattle/domain/account';
import * as signInWords from '@wattle/messages/sign-in';
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

/** The page behind an account email's link: confirms automatically and shows the result [C-2-45]. */
export function ConfirmLink({ link, demo, isOfAddress = false }: Props) {
  const opened = useOpenedLink(link);
  const isSlow = useWaited(opened === null, SPINNER_AFTER_MS);
  if (opened === null) {
    return (
      <SignInCard title={signInWords.confirmingYourEmail}>
        <div className={styles.wait}>{isSlow && <Spinner label={signInWords.confirmingYourEmail} />}</div>
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
      {signInWords.signIn}
    </LinkButton>
  );
  return (
    <SignInDone icon="check" title={isNew ? signInWords.accountReady : signInWords.linkAlreadyUsed} actions={signIn}>
      <p>{isNew ? signInWords.thanksAndLetIn : signInWords.confirmedCanSignIn}</p>
    </SignInDone>
  );
}

function AddressConfirmed() {
  const details = (
    <LinkButton to="/account/details" size="lg">
      {signInWords.goToYourDetails}
    </LinkButton>
  );
  return (
    <SignInDone icon="check" title={signInWords.newAddressConfirmed} actions={details}>
      <p>{signInWords.newAddressHint}</p>
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
