import { SHOP } from '@wattle/domain';
import { loadPhoneLibrary } from '../../../goods/forms/phone-library.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import styles from './contact-step.module.css';
import { type ContactText, useContactStep } from './use-contact-step.ts';

const SIGN_IN = `${SHOP.paths.accountSignIn}?${new URLSearchParams({ next: '/checkout' })}`;

/** Who is buying, and how to reach them: guests start with their email address, customers find it filled in [C-2-47 C-3-29]. */
export function ContactStep() {
  const { buyer, isByEmail } = useCheckoutPage();
  const form = useContactStep();
  return (
    <>
      {buyer.kind === 'GUEST' && (
        <p className={styles.have}>
          <span>Been here before? Sign in and skip two steps.</span>
          <ShopLink className="link" to={SIGN_IN}>
            Sign in
          </ShopLink>
        </p>
      )}
      {buyer.kind === 'NOT_LOADED' && (
        <div className={styles.told}>
          <Notice tone="warn">We could not load your account. Enter your details, or try again later.</Notice>
        </div>
      )}
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <Text
          form={form}
          field="email"
          label="Email address"
          type="email"
          autoComplete="email"
          inputMode="email"
          hint={isByEmail ? 'For the receipt.' : 'For the receipt and the delivery day.'}
        />
        <div className={styles.row}>
          <Text form={form} field="firstName" label="First name" autoComplete="given-name" />
          <Text form={form} field="lastName" label="Last name" autoComplete="family-name" />
        </div>
        <Text
          form={form}
          field="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          hint="The driver texts 30 minutes ahead. We never sell it."
        />
        <Checkbox
          label="Email me prices that went down, once a week"
          name="agreeToMarketing"
          checked={form.values.agreeToMarketing}
          onChange={(event) => form.agree(event.currentTarget.checked)}
        />
        {form.hasFailed && <Notice tone="bad">We could not check your phone number just now. Please try again.</Notice>}
        <Button type="submit" size="lg" wide loading={form.isBusy} loadingLabel="Checking">
          {isByEmail ? 'Continue to payment' : 'Continue to delivery'}
        </Button>
      </form>
    </>
  );
}

type TextProps = {
  form: ReturnType<typeof useContactStep>;
  field: ContactText;
  label: string;
  autoComplete: string;
  type?: string;
  inputMode?: 'email';
  hint?: string;
};

function Text({ form, field, ...input }: TextProps) {
  return (
    <TextInput
      {...input}
      name={field}
      value={form.values[field]}
      error={form.errorOf(field)}
      // the numbering plans are on their way while the number is typed
      {...(field === 'phone' && { onFocus: () => void loadPhoneLibrary().catch(() => {}) })}
      onChange={(event) => form.set(field, event.currentTarget.value)}
      onBlur={() => form.leave(field)}
    />
  );
}
