import { EmptyScreen } from '../page/empty-screen.tsx';
import { LinkButton } from '../ui/link-button.tsx';

const PICTURE = { src: '/pictures/scene/still-gifts/default.svg', alt: 'Headphones, watch and camera' };

export function meta() {
  return [{ title: 'Your wishlist | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function Wishlist() {
  return (
    <EmptyScreen
      title="Nothing saved yet"
      words="What you like and want to think about is kept here."
      picture={PICTURE}
      actions={
        <LinkButton kind="second" to="/search?new=true">
          Browse new arrivals
        </LinkButton>
      }
    />
  );
}
