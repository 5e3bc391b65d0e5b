import {
  checkGiftCard,
  type GiftCardCode,
  type GiftCardDetails,
  type GiftCardField,
  type GiftCardFields,
  type Reason,
} from '@wattle/domain';
import { fillMessage, giftCardMessages } from '@wattle/messages';
import { type FormEvent, useState } from 'react';

export type GiftCardForm = {
  readonly values: GiftCardFields;
  /** What goes on the card; null while something is wrong with it. */
  readonly details: GiftCardDetails | null;
  set<K extends GiftCardField>(field: K, value: GiftCardFields[K]): void;
  touch(field: GiftCardField): void;
  /** Only of a field that was left, or after sending was tried. */
  errorOf(field: GiftCardField): string | undefined;
  /** Hands over what is right, or leads to the first field that is not. */
  submitWith(take: (details: GiftCardDetails) => void): (event: FormEvent<HTMLFormElement>) => void;
};

/** What is typed on a gift card, held against its rules [C-3-14 C-9-31]. */
export function useGiftCardForm(start: GiftCardFields): GiftCardForm {
  const [values, setValues] = useState(start);
  const [touched, setTouched] = useState<ReadonlySet<GiftCardField> | 'all'>(new Set());
  const checked = checkGiftCard(values);
  const reasons = checked.status === 'REJECTED' ? checked.reasons : [];
  return {
    values,
    details: checked.status === 'SUCCESS' ? checked.value : null,
    set: (field, value) => setValues((before) => ({ ...before, [field]: value })),
    touch: (field) => setTouched((before) => (before === 'all' ? before : new Set(before).add(field))),
    errorOf: (field) => {
      if (touched !== 'all' && !touched.has(field)) return undefined;
      const reason = reasons.find((one) => one.field === field);
      return reason && fillMessage(giftCardMessages[reason.code], reason.params);
    },
    submitWith: (take) => (event) => {
      event.preventDefault();
      setTouched('all');
      if (checked.status === 'SUCCESS') take(checked.value);
      else focusFirst(event.currentTarget, reasons);
    },
  };
}

/** Reasons come in the order of the fields. */
function focusFirst(form: HTMLFormElement, [first]: readonly Reason<GiftCardCode>[]): void {
  const found = form.elements.namedItem(first?.field ?? '');
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (control instanceof HTMLElement) control.focus();
}
