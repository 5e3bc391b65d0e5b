import type { PromosUpdated } from '@wattle/domain/promotions';
import { listWords } from './list-words.ts';

/** Which items were removed from a list, and why. Items whose name is unknown become 'something else'. */
export function droppedWords(names: readonly (string | null)[], from = 'from your cart'): string {
  const known = [...new Set(names.filter((name) => name !== null))];
  const unknown = known.length === 0 ? 'Something' : 'something else';
  const parts = names.includes(null) ? [...known, unknown] : known;
  const [are, them] = parts.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return `${listWords(parts)} ${are} no longer sold, so we removed ${them} ${from}.`;
}

/** Which promotions start or stop applying: 'Summer kitchen bundle no longer applies.' */
export function promoNewsWords({ applied, noLongerApplied }: PromosUpdated): string {
  const said = (promotions: PromosUpdated['applied'], one: string, many: string): string[] => {
    const names = promotions.map(({ name }) => name);
    return names.length === 0 ? [] : [`${listWords(names)} ${names.length === 1 ? one : many}.`];
  };
  return [
    ...said(noLongerApplied, 'no longer applies', 'no longer apply'),
    ...said(applied, 'now applies', 'now apply'),
  ].join(' ');
}

/** What a sign-in added to the cart: 'Added from your account: Lyra glass kettle and 2 × Espresso cup.' */
export function joinedWords(joined: readonly { readonly name: string | undefined; readonly qty: number }[]): string {
  const parts = joined.flatMap(({ name, qty }) => (name === undefined ? [] : [qty > 1 ? `${qty} × ${name}` : name]));
  return parts.length === 0
    ? 'Your cart now has what was in your account.'
    : `Added from your account: ${listWords(parts)}.`;
}

export const takenBackWords = 'Your last change could not be saved to your account. Please try again.';
