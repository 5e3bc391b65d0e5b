import { readEmailLink } from '@wattle/domain/account';
import * as signInWords from '@wattle/messages/sign-in';
import { keepNext } from '../../goods/sign-in/keep-next.ts';
import { useSearchParams } from '../../router/router-context.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { ConfirmLink } from './confirm-link.tsx';
import { OtherWays } from './other-ways.tsx';
import styles from './sign-in-card.module.css';
import { SignInCard } from './sign-in-card.tsx';
import type { SignInOptions } from './sign-in-options.ts';
import { SignInSteps } from './sign-in-steps.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useSignInFlow } from './use-sign-in-flow.ts';

const SUB = 'Orders, plans and manuals in one place, and a cart that follows you from phone to laptop.';

/** Sign-up, and the page behind the email's link [C-2-45 C-2-53]. */
export function SignUpScreen({ social, demo }: SignInOptions) {
  const at = useSignInFlow();
  const [query] = useSearchParams();
  const link = readEmailLink(query.toString());
  if (link) return <ConfirmLink link={link} demo={demo} />;
  if (at.signIn) return <SignInSteps at={at} step={at.signIn.next} demo={demo} />;
  return (
    <SignInCard title={signInWords.createAnAccount} sub={SUB}>
      <SignUpForm at={at} />
      <OtherWays social={social} />
      <p className={styles.join}>
        {signInWords.haveAnAccount}
        <ShopLink className="link" to={keepNext('/account/signin', query.get('next'))}>
          {signInWords.signIn}
        </ShopLink>
        .
      </p>
    </SignInCard>
  );
}
