import * as signInWords from '@wattle/messages/sign-in';
import * as signInCounts from '@wattle/messages/sign-in-counts';
import { keepNext } from '../../goods/sign-in/keep-next.ts';
import { useLocation, useSearchParams } from '../../router/router-context.tsx';
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

/** Sign-in, with every step that may follow the password [C-2-54 C-4-17…22]. */
export function SignInScreen({ social, passkeys, demo }: SignInOptions) {
  const at = useSignInFlow();
  const [query] = useSearchParams();
  const { isPasswordNew } = readCarried(useLocation().state);
  if (at.signIn) return <SignInSteps at={at} step={at.signIn.next} demo={demo} />;
  return (
    <SignInCard title={signInWords.signIn} sub={signInWords.signInSub}>
      {demo && <DemoEntrance demo={demo} at={at} />}
      <PasswordStep at={at} passkeys={passkeys}>
        {isPasswordNew && at.problem === null && <Notice icon="check">{signInWords.passwordChanged}</Notice>}
      </PasswordStep>
      <OtherWays social={social} />
      <p className={styles.join}>
        {signInWords.newHere}
        <ShopLink className="link" to={keepNext('/account/signup', query.get('next'))}>
          {signInWords.createAnAccount}
        </ShopLink>
        {signInWords.checkOutWithout}
      </p>
    </SignInCard>
  );
}

/** 'Mia' from `mia.tran@…`. */
const firstNameOf = (email: string): string => {
  const name = email.split(/[.@]/)[0] ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Demo shops offer a shared demo account. */
function DemoEntrance({ demo, at }: { demo: NonNullable<SignInOptions['demo']>; at: Flow }) {
  return (
    <div className={styles.demo}>
      <span>{signInWords.demoShop}</span>
      <Button kind="line" size="md" disabled={at.isBusy} onClick={() => void at.flow.start(demo.email, demo.password)}>
        {signInCounts.lookAroundAs(firstNameOf(demo.email))}
      </Button>
    </div>
  );
}
