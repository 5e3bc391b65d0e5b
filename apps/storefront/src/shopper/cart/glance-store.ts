import { readCartGlance } from '@wattle/domain';
import { createStoredValue } from '../../page/stored-value.ts';

export const GLANCE_KEY = 'wattle.cart-glance';

/** The cart at a glance, shared between the tabs. Only the cart's own store writes it. */
export const glanceStore = createStoredValue(GLANCE_KEY, readCartGlance);
