import { checkLooks } from '../../../testing/check-looks.ts';
import { LOOKS as OF_COMPARISON } from '../comparison/testing/looks.ts';
import { LOOKS as OF_STORES } from '../location/stores/testing/looks.ts';
import { LOOKS as OF_SEARCH } from '../search/testing/looks.ts';
import { LOOKS as OF_LISTS } from './listing/testing/looks.ts';
import { LOOKS as OF_CARDS } from './testing/looks.ts';

checkLooks([...OF_LISTS, ...OF_SEARCH, ...OF_CARDS, ...OF_COMPARISON, ...OF_STORES]);
