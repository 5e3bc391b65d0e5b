import { readEmailLink } from '@wattle/domain';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LinkButton } from '../../ui/link-button.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { SignInDone } from './sign-in-done.tsx';
import type { SignInOptions } from './sign-in-options.ts';
import { SignInSteps } from './sign-in-steps.tsx';
import { type Flow, useSignInFlow } from './use-sign-in-flow.ts';

/** A new password by the email's link, or by its code typed in [C-2-45 C-2-56]. */
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
      title="Choose a new password"
      sub={link ? 'You’ll be signed in with it.' : 'Enter the code from our email. It works once, for an hour.'}
    >
      <ResetForm at={at} link={link} demo={demo} onLinkOver={() => setLinkOver(true)} />
    </SignInCard>
  );
}

/** The password is new: if it does not let anybody in at once, the sign-in page says the rest. */
function useSignInElsewhere({ problem, email }: Flow): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (problem === null) return;
    // a link names somebody by a number that nobody types
    const known = email.includes('@') ? email : '';
    void navigate('/account/signin', { replace: true, state: { email: known, isPasswordNew: true } });
  }, [problem, email, navigate]);
}

function LinkOver() {
  return (
    <SignInDone
      icon="clock"
      title="This link doesn’t work any more"
      actions={
        <LinkButton to="/account/password/forgot" size="lg">
          Send a new link
        </LinkButton>
      }
    >
      <p>It was used already, or it is older than an hour. Your password is as it was.</p>
    </SignInDone>
  );
}
