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
import * as cardWords from '@wattle/messages/card-fields';
import '@adyen/adyen-web/styles/adyen.css';
import type { Cents } from '@wattle/domain/money';
import type { ProviderData } from '@wattle/domain/order';
import { COUNTRY, CURRENCY, LOCALE } from '@wattle/domain/settings';
import type { PaymentDetails } from '../place/create-placing.ts';
import './drop-in.css';
import { environmentUrls } from './environment-urls.ts';
import type { ProviderForm } from './payment-settings.ts';

/** Outcome of pressing the pay button, as far as the form needs to know. */
export type PayAnswer =
  | { readonly kind: 'DONE' | 'FAILED' }
  | { readonly kind: 'ACTION'; readonly action: Readonly<Record<string, unknown>> };

export type DropInParts = {
  readonly browser: ProviderForm;
  /** As returned by the provider. */
  readonly methods: Readonly<Record<string, unknown>>;
  readonly amountCents: Cents;
  readonly onPay: (data: ProviderData) => Promise<PayAnswer>;
  readonly onDetails: (details: PaymentDetails) => Promise<PayAnswer>;
  readonly onReady: () => void;
};

export type OpenDropIn = {
  mount(node: HTMLElement): void;
  /** Sets a new amount; typed input stays. */
  setAmount(amountCents: Cents): void;
  /** Re-enables input, after a refusal or on return from another page. */
  makeReady(): void;
  /** As a press on the button of the chosen method. */
  submit(): void;
  unmount(): void;
};

// the simulator's wallets redirect to a page, because they have no scripts to load
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
  'creditCard.expiryDate.contextualText': cardWords.expiryHint,
  'creditCard.securityCode.contextualText.3digits': cardWords.threeDigits,
  'creditCard.securityCode.contextualText.4digits': cardWords.fourDigits,
  'form.instruction': '',
};

/** Opens the provider's form. Only the payment step loads it. */
export async function openDropIn(parts: DropInParts): Promise<OpenDropIn> {
  const { browser, amountCents } = parts;
  const checkout = await AdyenCheckout(configurationOf(parts));
  const dropIn = new Dropin(checkout, {
    paymentMethodComponents: browser.isSimulated ? SIMULATED : REAL,
    paymentMethodsConfiguration: { card: { hasHolderName: true, holderNameRequired: true, styles: fieldStyles() } },
    // one press pays, so they stand above the list with its fields
    instantPaymentTypes: ['applepay', 'googlepay', 'paywithgoogle'],
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
    submit() {
      dropIn.submit();
    },
    unmount() {
      dropIn.unmount();
    },
  };
}

export type ActionParts = Pick<DropInParts, 'browser' | 'onDetails'> & {
  readonly action: Readonly<Record<string, unknown>>;
};

/** Runs a further provider step without the form; returns a function that removes it. */
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
  /** Ignores repeated presses while the first is in progress. */
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
    // the form formats money in languages it has translations for: $499.00, not A$499.00
    translations: { [LOCALE]: WORDS },
    countryCode: COUNTRY,
    ...(amountCents !== undefined && { amount: { currency: CURRENCY, value: amountCents } }),
    ...(methods && { paymentMethodsResponse: methods as PaymentMethodsResponse }),
    // the shop has its own gift card form, which allows several cards
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

/** The card fields are iframes and cannot see the shop's stylesheet. */
function fieldStyles() {
  const root = getComputedStyle(document.documentElement);
  const token = (name: string): string => root.getPropertyValue(name).trim();
  return {
    base: { color: token('--ink'), fontSize: '16px', fontFamily: 'Arial, sans-serif' },
    placeholder: { color: token('--ink-3') },
    error: { color: token('--danger') },
  };
}
