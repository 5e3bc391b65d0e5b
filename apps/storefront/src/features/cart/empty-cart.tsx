import { SHOP } from '@wattle/domain/settings';
import * as cartWords from '@wattle/messages/cart';
import { EmptyScreen } from '../../page/empty-screen.tsx';
import { useWishlistItems } from '../../shopper/wishlist/use-wishlist.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';

const PICTURE = { src: '/pictures/scene/still-kitchen/default.svg', alt: cartWords.emptyPicture };

/** `isShown`: whether it is on the screen, or only sent for a browser that keeps no cart. */
export function EmptyCart({ isShown = true }: { isShown?: boolean }) {
  const saved = useWishlistItems().items.length;
  return (
    <EmptyScreen
      title={cartWords.yourCartIsEmpty}
      words={cartWords.emptyHint}
      picture={PICTURE}
      isShown={isShown}
      actions={
        <>
          <LinkButton to="/search?sale=true">{cartWords.seeWhatWentDown}</LinkButton>
          <ShopLink className="link" to={SHOP.paths.accountWishlist}>
            {cartWords.openYourWishlist}
            {saved > 0 && ` (${saved})`}
          </ShopLink>
        </>
      }
    />
  );
}
