import { checkLooks } from '../../testing/check-looks.ts';
import { LOOKS as OF_CART } from '../features/cart/testing/looks.ts';
import { LOOKS as OF_CHECKOUT } from '../features/checkout/testing/looks.ts';

checkLooks([...OF_CART, ...OF_CHECKOUT]);
