import { WishlistScreen } from '../features/wishlist/wishlist-screen.tsx';

export function meta() {
  return [{ title: 'Your wishlist | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function Wishlist() {
  return <WishlistScreen />;
}
