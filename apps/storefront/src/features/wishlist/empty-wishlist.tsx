import { EmptyScreen } from '../../page/empty-screen.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

const PICTURE = { src: '/pictures/scene/still-gifts/default.svg', alt: 'Headphones, watch and camera' };

export function EmptyWishlist() {
  return (
    <EmptyScreen
      title="Nothing saved yet"
      words={
        <>
          Press <Icon name="heart" /> on anything you like. It is kept here, on this device, for you to think about.
        </>
      }
      picture={PICTURE}
      actions={
        <LinkButton kind="second" to="/search?new=true">
          Browse new arrivals
        </LinkButton>
      }
    />
  );
}
