import { checkLooks } from '../../testing/check-looks.ts';
import { LOOKS as OF_ACCOUNT } from '../features/account/testing/looks.ts';
import { LOOKS as OF_SIGN_IN } from '../features/sign-in/testing/looks.ts';

checkLooks([...OF_ACCOUNT, ...OF_SIGN_IN]);
