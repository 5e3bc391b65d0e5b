import { CART_GLANCE_KEY } from '@wattle/contract';
import { readCartGlance } from '@wattle/domain/cart';
import { createStoredValue } from '../../page/stored-value.ts';

/** A summary of the cart, shared between tabs. Only the cart store writes it. */
export const glanceStore = createStoredValue(CART_GLANCE_KEY, readCartGlance);
