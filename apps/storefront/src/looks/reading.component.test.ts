import { checkLooks } from '../../testing/check-looks.ts';
import { LOOKS as OF_PRODUCTS } from '../features/catalogue/product/testing/looks.ts';
import { LOOKS as OF_FORMS } from '../features/forms/testing/looks.ts';
import { LOOKS as OF_CONTENT } from '../goods/blocks/testing/looks.ts';

checkLooks([...OF_PRODUCTS, ...OF_CONTENT, ...OF_FORMS]);
