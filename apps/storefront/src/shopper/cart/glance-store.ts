import { readCartGlance } from '@wattle/domain/cart';
import { createStoredValue } from '../../page/stored-value.ts';

export const GLANCE_KEY = 'wattle.cart-glance';

/** A summary of the cart, shared between tabs. Only the cart store writes it. */
export const glanceStore = createStoredValue(GLANCE_KEY, readCartGlance);
