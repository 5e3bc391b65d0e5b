import { createStoredValue } from '../../page/stored-value.ts';

const WALLETS = ['applepay', 'googlepay'] as const;
export type Wallet = (typeof WALLETS)[number];

type Browser = {
  readonly ApplePaySession?: { canMakePayments(): boolean };
  readonly PaymentRequest?: unknown;
};

/** Wallets that this browser can pay with. */
export function walletsOf({ ApplePaySession, PaymentRequest }: Browser): readonly Wallet[] {
  const hasApple = ApplePaySession?.canMakePayments() ?? false;
  return WALLETS.filter((wallet) => (wallet === 'applepay' ? hasApple : PaymentRequest !== undefined));
}

export const walletsHere = (): readonly Wallet[] => walletsOf(globalThis as Browser);

/** The wallet that was picked in the cart, until the payment step has led there. */
export const chosenWallet = createStoredValue<Wallet | null>(
  'wattle.wallet',
  (text) => WALLETS.find((wallet) => wallet === text?.replaceAll('"', '')) ?? null,
  { storage: () => sessionStorage, events: () => window },
);
