import { useSearchParams } from 'react-router';
import { CartScreen } from '../features/cart/cart-screen.tsx';

export function meta() {
  return [{ title: 'Your cart | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function Cart() {
  const [params] = useSearchParams();
  return <CartScreen addedId={params.get('item')} />;
}
