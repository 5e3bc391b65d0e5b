import {
  AdyenCheckout,
  ApplePay,
  Card,
  type CoreConfiguration,
  Dropin,
  GooglePay,
  type PaymentAction,
  type PaymentData,
  type PaymentMethodsResponse,
  PayPal,
  Redirect,
  type SubmitActions,
  WeChat,
} from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';
import { type Cents, COUNTRY, CURRENCY, LOCALE, type ProviderData } from '@wattle/domain';
import type { PaymentDetails } from '../place/create-placing.ts';
import './drop-in.css';
import { environmentUrls } from './environment-urls.ts';
import type { PaymentSettings } from './payment-settings.ts';

/** What comes of a press on the button, as far as the form has to know. */
export type PayAnswer =
  | { readonly kind: 'DONE' | 'FAILED' }
  | { readonly kind: 'ACTION'; readonly action: Readonly<Record<string, unknown>> };

export type DropInParts = {
  readonly browser: PaymentSettings['browser'];
  /** As the provider listed them. */
  readonly methods: Readonly<Record<string, unknown>>;
  readonly amountCents: Cents;
  readonly onPay: (data: ProviderData) => Promise<PayAnswer>;
  readonly onDetails: (details: PaymentDetails) => Promise<PayAnswer>;
  readonly onReady: () => void;
};

export type OpenDropIn = {
  mount(node: HTMLElement): void;
  /** Another amount to pay; what was typed stays. */
  setAmount(amountCents: Cents): void;
  /** Takes input again, as after a refusal or on the way back from another page. */
  makeReady(): void;
  unmount(): void;
};

// the simulator's wallets are pages to go to, as they have no scripts to load
class SimulatedPayPal extends Redirect {
  static override readonly type = PayPal.type;
}
class SimulatedApplePay extends Redirect {
  static override readonly type = ApplePay.type;
}
class SimulatedGooglePay extends Redirect {
  static override readonly type = GooglePay.type;
  static override readonly txVariants = GooglePay.txVariants;
}

const REAL = [Card, WeChat, PayPal, ApplePay, GooglePay, Redirect];
const SIMULATED = [Card, WeChat, SimulatedPayPal, SimulatedApplePay, SimulatedGooglePay, Redirect];

const WORDS = {
  'creditCard.expiryDate.contextualText': 'As on the card, MM/YY',
  'creditCard.securityCode.contextualText.3digits': '3 digits on the back',
  'creditCard.securityCode.contextualText.4digits': '4 digits on the front',
  'form.instruction': '',
};

/** The provider's form, with everything that it needs; only the payment step loads it. */
export async function openDropIn(parts: DropInParts): Promise<OpenDropIn> {
  const { browser, amountCents } = parts;
  const checkout = await AdyenCheckout(configurationOf(parts));
  const dropIn = new Dropin(checkout, {
    paymentMethodComponents: browser.isSimulated ? SIMULATED : REAL,
    paymentMethodsConfiguration: { card: { hasHolderName: true, holderNameRequired: true, styles: fieldStyles() } },
    disableFinalAnimation: true,
    showRadioButton: true,
    onReady: parts.onReady,
  });
  const amountOf = (cents: Cents) => ({ currency: CURRENCY, value: cents });
  let shownCents = amountCents;
  return {
    mount(node) {
      dropIn.mount(node);
    },
    setAmount(cents) {
      if (cents === shownCents) return;
      shownCents = cents;
      dropIn.updateAmount(amountOf(cents));
    },
    makeReady() {
      dropIn.setStatus('ready');
    },
    unmount() {
      dropIn.unmount();
    },
  };
}

export type ActionParts = Pick<DropInParts, 'browser' | 'onDetails'> & {
  readonly action: Readonly<Record<string, unknown>>;
};

/** One more step at the provider, without the form around it; gives what takes it away again. */
export async function openAction({ browser, onDetails, action }: ActionParts, node: HTMLElement): Promise<() => void> {
  AdyenCheckout.register(...(browser.isSimulated ? SIMULATED : REAL));
  const checkout = await AdyenCheckout(configurationOf({ browser, onDetails }));
  const element = checkout.createFromAction(actionOf(action));
  element.mount(node);
  return () => void element.unmount();
}

type Configured = Pick<DropInParts, 'browser' | 'onDetails'> & Partial<DropInParts>;

function configurationOf({ browser, methods, amountCents, onPay, onDetails }: Configured): CoreConfiguration {
  let isBusy = false;
  /** Several presses are several calls: all but the first are left without an answer. */
  const answerOnce = async (ask: () => Promise<PayAnswer>, { resolve }: Pick<SubmitActions, 'resolve'>) => {
    if (isBusy) return;
    isBusy = true;
    const answer = await ask().finally(() => {
      isBusy = false;
    });
    if (answer.kind === 'ACTION') resolve({ resultCode: 'RedirectShopper', action: actionOf(answer.action) });
    else resolve({ resultCode: answer.kind === 'DONE' ? 'Authorised' : 'Refused' });
  };
  return {
    environment: browser.environment as NonNullable<CoreConfiguration['environment']>,
    clientKey: browser.clientKey,
    locale: LOCALE,
    // a language that the form has words of is one that it writes money in: $499.00 and not A$499.00
    translations: { [LOCALE]: WORDS },
    countryCode: COUNTRY,
    ...(amountCents !== undefined && { amount: { currency: CURRENCY, value: amountCents } }),
    ...(methods && { paymentMethodsResponse: methods as PaymentMethodsResponse }),
    // the shop has a form of its own for them, and several may be used
    removePaymentMethods: ['giftcard'],
    analytics: { enabled: false },
    ...(browser.serviceUrls && { _environmentUrls: environmentUrls(browser.serviceUrls, location.href) }),
    onSubmit: ({ data }, _component, actions) => {
      if (onPay) void answerOnce(() => onPay(dataOf(data)), actions);
    },
    onAdditionalDetails: ({ data }, _component, actions) =>
      void answerOnce(
        () => onDetails({ details: data.details, ...(data.paymentData && { paymentData: data.paymentData }) }),
        actions,
      ),
  };
}

const dataOf = ({ paymentMethod, ...data }: PaymentData): ProviderData => ({
  ...data,
  paymentMethod: { ...paymentMethod, type: String(paymentMethod.type) },
});

const actionOf = (data: Readonly<Record<string, unknown>>): PaymentAction => {
  const { type, paymentMethodType } = data;
  return { ...data, type: String(type), paymentMethodType: String(paymentMethodType) } as PaymentAction;
};

/** The fields are pages of their own and cannot see the shop's stylesheet. */
function fieldStyles() {
  const root = getComputedStyle(document.documentElement);
  const token = (name: string): string => root.getPropertyValue(name).trim();
  return {
    base: { color: token('--ink'), fontSize: '16px', fontFamily: 'Arial, sans-serif' },
    placeholder: { color: token('--ink-3') },
    error: { color: token('--danger') },
  };
}
