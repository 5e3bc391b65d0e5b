import { writeCompareAddress } from '@wattle/domain';
import { EmptyScreen } from '../../page/empty-screen.tsx';
import { useComparedIds } from '../../shopper/comparison/use-comparison.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';

const PICTURE = { src: '/pictures/scene/still-gifts/default.svg', alt: '' };

/** Nothing to compare in the address. What was collected on this device is offered once the page has come alive. */
export function CompareEmpty() {
  const ids = useComparedIds();
  const words =
    ids.length > 0
      ? `You have ${ids.length === 1 ? 'one product' : `${ids.length} products`} to compare on this device.`
      : 'Tick Compare on up to four products, and see here how they differ.';
  return (
    <EmptyScreen
      title="Nothing to compare here"
      words={words}
      picture={PICTURE}
      actions={
        <>
          {ids.length > 0 && (
            <LinkButton kind="second" to={writeCompareAddress(ids)}>
              Show {ids.length === 1 ? 'it' : 'them'}
            </LinkButton>
          )}
          <ShopLink className="link" to="/search?new=true">
            Browse new arrivals
          </ShopLink>
        </>
      }
    />
  );
}
