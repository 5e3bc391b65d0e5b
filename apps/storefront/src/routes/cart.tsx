import * as pagesWords from '@wattle/messages/pages';
import { CartScreen } from '../features/cart/cart-screen.tsx';
import { useSearchParams } from '../router/router-context.tsx';

export function head() {
  return [
    { title: pagesWords.yourCartTitle },
    { name: 'description', content: pagesWords.yourCartDescription },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function Cart() {
  const [params] = useSearchParams();
  return <CartScreen addedId={params.get('item')} />;
}
