import { writeCompareAddress } from '@wattle/domain/comparison';
import * as commonWords from '@wattle/messages/common';
import * as comparisonWords from '@wattle/messages/comparison';
import { EmptyScreen } from '../../page/empty-screen.tsx';
import { useComparedIds } from '../../shopper/comparison/use-comparison.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';

const PICTURE = { src: '/pictures/scene/still-gifts/default.svg', alt: '' };

/**
 * No products in the address. Offers the products collected on this device, after hydration, so its heading is true with
 * and without them.
 */
export function CompareEmpty({ isPartial }: { isPartial: boolean }) {
  const ids = useComparedIds();
  const words = ids.length > 0 ? comparisonWords.keptToCompare(ids.length) : comparisonWords.howToCompare;
  return (
    <EmptyScreen
      title={comparisonWords.compareSideBySide}
      words={isPartial ? `${comparisonWords.linkedProductsGone} ${words}` : words}
      picture={PICTURE}
      actions={
        <>
          {ids.length > 0 && (
            <LinkButton kind="second" to={writeCompareAddress(ids)}>
              {comparisonWords.showKept(ids.length)}
            </LinkButton>
          )}
          <ShopLink className="link" to="/search?new=true">
            {commonWords.browseNewArrivals}
          </ShopLink>
        </>
      }
    />
  );
}
