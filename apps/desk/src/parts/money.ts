import { centsOf, formatPrice, toCents } from '@wattle/domain/money';

export const dollars = (amount: number): string => formatPrice(centsOf(amount));
export const money = (cents: number): string => formatPrice(toCents(cents));
