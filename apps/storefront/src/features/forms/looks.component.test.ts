import { checkLooks } from '../../../testing/check-looks.ts';
import { LOOKS } from './testing/looks.ts';

checkLooks(LOOKS);
