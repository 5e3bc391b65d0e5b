import * as accountWords from '@wattle/messages/account';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { AccountHead } from '../account-shell.tsx';
import { CustomerPart } from '../customer-part.tsx';
import { FormSkeleton } from '../form-skeleton.tsx';
import { PasswordSection } from './password-section.tsx';

export function PasswordChangeScreen() {
  return (
    <>
      <AccountHead title={accountWords.changeYourPassword}>
        {accountWords.moreUnder}{' '}
        <ShopLink className="link" to="/account/details#security">
          {accountWords.securityLink}
        </ShopLink>
        .
      </AccountHead>
      <CustomerPart skeleton={<FormSkeleton heights={['360px']} />}>{() => <PasswordSection />}</CustomerPart>
    </>
  );
}
