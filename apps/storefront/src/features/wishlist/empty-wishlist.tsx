import * as commonWords from '@wattle/messages/common';
import * as wishlistWords from '@wattle/messages/wishlist';
import { EmptyScreen } from '../../page/empty-screen.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

const PICTURE = { src: '/pictures/scene/still-gifts/default.svg', alt: wishlistWords.emptyPicture };

export function EmptyWishlist() {
  return (
    <EmptyScreen
      title={wishlistWords.nothingSavedYet}
      words={
        <>
          {wishlistWords.beforeHeart} <Icon name="heart" /> {wishlistWords.afterHeart}
        </>
      }
      picture={PICTURE}
      actions={
        <LinkButton kind="second" to="/search?new=true">
          {commonWords.browseNewArrivals}
        </LinkButton>
      }
    />
  );
}
