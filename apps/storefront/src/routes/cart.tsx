import { SHOP } from '@wattle/domain';
import { EmptyScreen } from '../page/empty-screen.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { ShopLink } from '../ui/shop-link.tsx';

const PICTURE = { src: '/pictures/scene/still-kitchen/default.svg', alt: 'Kettle, toaster and blender' };

export function meta() {
  return [{ title: 'Your cart | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function Cart() {
  return (
    <EmptyScreen
      title="Your cart is empty"
      words="Put something in it and it waits here for you."
      picture={PICTURE}
      actions={
        <>
          <LinkButton to="/search?sale=true">See what went down</LinkButton>
          <ShopLink className="link" to={SHOP.paths.accountWishlist}>
            Open your wishlist
          </ShopLink>
        </>
      }
    />
  );
}
