import { checkLooks } from '../../testing/check-looks.ts';
import { LOOKS as OF_LISTS } from '../features/catalogue/listing/testing/looks.ts';
import { LOOKS as OF_CARDS } from '../features/catalogue/testing/looks.ts';
import { LOOKS as OF_COMPARISON } from '../features/comparison/testing/looks.ts';
import { LOOKS as OF_STORES } from '../features/location/stores/testing/looks.ts';
import { LOOKS as OF_SEARCH } from '../features/search/testing/looks.ts';

checkLooks([...OF_LISTS, ...OF_SEARCH, ...OF_CARDS, ...OF_COMPARISON, ...OF_STORES]);
