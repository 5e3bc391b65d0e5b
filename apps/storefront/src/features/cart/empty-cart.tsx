import { SHOP } from '@wattle/domain';
import { EmptyScreen } from '../../page/empty-screen.tsx';
import { useWishlistItems } from '../../shopper/wishlist/use-wishlist.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';

const PICTURE = { src: '/pictures/scene/still-kitchen/default.svg', alt: 'Kettle, toaster and blender' };

export function EmptyCart() {
  const saved = useWishlistItems().items.length;
  return (
    <EmptyScreen
      title="Your cart is empty"
      words="Put something in it and it waits here for you."
      picture={PICTURE}
      actions={
        <>
          <LinkButton to="/search?sale=true">See what went down</LinkButton>
          <ShopLink className="link" to={SHOP.paths.accountWishlist}>
            Open your wishlist{saved > 0 && ` (${saved})`}
          </ShopLink>
        </>
      }
    />
  );
}
