import type { CheckoutAddress } from '@wattle/domain/checkout';

export type AddressKind = 'delivery' | 'billing';

export type AddressPartProps = {
  kind: AddressKind;
  chosen: CheckoutAddress | null;
  error: string | undefined;
  onChoose: (address: CheckoutAddress, isTyped: boolean) => void;
};
