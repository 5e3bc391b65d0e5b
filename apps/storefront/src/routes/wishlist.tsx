import * as pagesWords from '@wattle/messages/pages';
import { WishlistScreen } from '../features/wishlist/wishlist-screen.tsx';

export function head() {
  return [{ title: pagesWords.yourWishlistTitle }, { name: 'robots', content: 'noindex' }];
}

export default function Wishlist() {
  return <WishlistScreen />;
}
