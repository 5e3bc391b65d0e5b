import { readEmailLink } from '@wattle/domain/account';
import * as signInWords from '@wattle/messages/sign-in';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from '../../router/router-context.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { SignInDone } from './sign-in-done.tsx';
import type { SignInOptions } from './sign-in-options.ts';
import { SignInSteps } from './sign-in-steps.tsx';
import { type Flow, useSignInFlow } from './use-sign-in-flow.ts';

/** Password reset by the email's link or by its code [C-2-45 C-2-56]. */
export function ResetScreen({ demo }: Pick<SignInOptions, 'demo'>) {
  const at = useSignInFlow();
  const [query] = useSearchParams();
  const [isLinkOver, setLinkOver] = useState(false);
  const link = readEmailLink(query.toString());
  useSignInElsewhere(at);
  if (at.signIn) return <SignInSteps at={at} step={at.signIn.next} demo={demo} />;
  if (isLinkOver) return <LinkOver />;
  return (
    <SignInCard
      title={signInWords.chooseNewPassword}
      sub={link ? signInWords.youWillBeSignedIn : signInWords.enterResetCode}
    >
      <ResetForm at={at} link={link} demo={demo} onLinkOver={() => setLinkOver(true)} />
    </SignInCard>
  );
}

/** The password has been changed. If signing in then needs more, the sign-in page takes over. */
function useSignInElsewhere({ problem, email }: Flow): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (problem === null) return;
    // a link contains a user id, not an email address
    const known = email.includes('@') ? email : '';
    void navigate('/account/signin', { replace: true, state: { email: known, isPasswordNew: true } });
  }, [problem, email, navigate]);
}

function LinkOver() {
  return (
    <SignInDone
      icon="clock"
      title={signInWords.linkOver}
      actions={
        <LinkButton to="/account/password/forgot" size="lg">
          {signInWords.sendNewLink}
        </LinkButton>
      }
    >
      <p>{signInWords.usedOrHourOld}</p>
    </SignInDone>
  );
}
