import * as cartWords from '@wattle/messages/cart';
import { CartScreen } from '../features/cart/cart-screen.tsx';
import { useSearchParams } from '../router/router-context.tsx';

export function head() {
  return [
    { title: cartWords.yourCart },
    { name: 'description', content: cartWords.emptyHint },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function Cart() {
  const [params] = useSearchParams();
  return <CartScreen addedId={params.get('item')} />;
}
