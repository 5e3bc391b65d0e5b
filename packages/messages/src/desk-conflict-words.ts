import { formatPrice, toCents } from '@wattle/domain/money';
import { longDayWords } from './day-names.ts';
import { FIELDS, REASONS } from './desk-order.ts';
import { STATES } from './desk-orders.ts';
import { windowWords } from './time-window.ts';
import { wordOf } from './word-of.ts';

/** What somebody wanted to do, by the end of the address that their form went to. */
const MINE: Readonly<Record<string, string>> = {
  move: 'Move the order on',
  cancel: 'Cancel the order',
  refund: 'Refund',
  return: 'Answer the return',
  day: 'Change the day',
  address: 'Change the address',
};

export const mineWords = (action: string): string => wordOf(MINE, action.slice(action.lastIndexOf('/') + 1)) ?? '';

const HIDDEN = /^(key|version|back|returnId|qty\..*)$/;

function valueWords(name: string, value: string): string {
  const [day = '', window] = value.split(' ');
  if (name === 'expected') return formatPrice(toCents(Number(value)));
  if (name === 'to') return wordOf(STATES, value) ?? value;
  if (name === 'reason') return wordOf(REASONS, value) ?? value;
  if (name === 'slot') return [longDayWords(day), window && windowWords(window)].filter(Boolean).join(', ');
  return value;
}

/** What was typed into a form that was not sent, as its owner knows it: no codes, no cents. */
export function yoursWords(
  yours: readonly (readonly [name: string, value: string])[],
  lineName: (id: string) => string,
): { readonly name: string; readonly label: string; readonly value: string }[] {
  return yours
    .filter(([name, value]) => !HIDDEN.test(name) && value !== '')
    .map(([name, value]) =>
      name.startsWith('take.')
        ? { name, label: FIELDS.take ?? '', value: lineName(name.slice('take.'.length)) }
        : { name, label: wordOf(FIELDS, name) ?? name, value: valueWords(name, value) },
    );
}
