import { ShopLink } from '../../../ui/shop-link.tsx';
import { AccountHead } from '../account-shell.tsx';
import { CustomerPart } from '../customer-part.tsx';
import { FormSkeleton } from '../form-skeleton.tsx';
import { PasswordSection } from './password-section.tsx';

/** Changing the password. */
export function PasswordChangeScreen() {
  return (
    <>
      <AccountHead title="Change your password">
        More to keep your account yours is under{' '}
        <ShopLink className="link" to="/account/details#security">
          security
        </ShopLink>
        .
      </AccountHead>
      <CustomerPart skeleton={<FormSkeleton heights={['360px']} />}>{() => <PasswordSection />}</CustomerPart>
    </>
  );
}
