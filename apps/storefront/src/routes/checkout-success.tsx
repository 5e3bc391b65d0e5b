import * as pagesWords from '@wattle/messages/pages';
import { SuccessScreen } from '../features/checkout/success/success-screen.tsx';

export function head() {
  return [{ title: pagesWords.thankYouForYourOrderTitle }, { name: 'robots', content: 'noindex' }];
}

export default function CheckoutSuccess() {
  return <SuccessScreen />;
}
