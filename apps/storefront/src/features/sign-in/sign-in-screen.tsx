import { useLocation, useSearchParams } from 'react-router';
import { keepNext } from '../../goods/sign-in/keep-next.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { OtherWays } from './other-ways.tsx';
import { PasswordStep } from './password-step.tsx';
import styles from './sign-in-card.module.css';
import { SignInCard } from './sign-in-card.tsx';
import type { SignInOptions } from './sign-in-options.ts';
import { SignInSteps } from './sign-in-steps.tsx';
import { readCarried } from './use-carried.ts';
import { type Flow, useSignInFlow } from './use-sign-in-flow.ts';

const SUB = 'Your orders, plans and saved addresses, and a cart that follows you from phone to laptop.';

/** Signing in, with everything that may be asked after the password [C-2-54 C-4-17…22]. */
export function SignInScreen({ social, demo }: SignInOptions) {
  const at = useSignInFlow();
  const [query] = useSearchParams();
  const { isPasswordNew } = readCarried(useLocation().state);
  if (at.signIn) return <SignInSteps at={at} step={at.signIn.next} demo={demo} />;
  return (
    <SignInCard title="Sign in" sub={SUB}>
      {demo && <DemoEntrance demo={demo} at={at} />}
      <PasswordStep at={at}>
        {isPasswordNew && at.problem === null && (
          <Notice icon="check">Your password is changed. Sign in with the new one.</Notice>
        )}
      </PasswordStep>
      <OtherWays social={social} />
      <p className={styles.join}>
        New to Wattle?{' '}
        <ShopLink className="link" to={keepNext('/account/signup', query.get('next'))}>
          Create an account
        </ShopLink>
        . You can also check out without one.
      </p>
    </SignInCard>
  );
}

/** `mia.tran@…` is Mia. */
const firstNameOf = (email: string): string => {
  const name = email.split(/[.@]/)[0] ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Only a demo shop has somebody whom everybody may be. */
function DemoEntrance({ demo, at }: { demo: NonNullable<SignInOptions['demo']>; at: Flow }) {
  return (
    <div className={styles.demo}>
      <span>A demo shop: nothing is sold or sent.</span>
      <Button kind="line" size="md" disabled={at.isBusy} onClick={() => void at.flow.start(demo.email, demo.password)}>
        Look around as {firstNameOf(demo.email)}
      </Button>
    </div>
  );
}
