import { useShopFrame } from '../../page/shop-frame.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ConfiguredBadge } from './configured-badge.tsx';
import { type MarkedProduct, marksOf, type PictureMark } from './picture-marks.ts';
import styles from './product-badges.module.css';

type Props = {
  product: MarkedProduct;
  nowSeconds: number;
  /** On the page of the product itself. */
  withSaving?: boolean;
};

/** The badges in the corner of a product's picture. */
export function ProductBadges({ product, nowSeconds, withSaving = false }: Props) {
  const { badges } = useShopFrame();
  return <PictureMarks marks={marksOf(product, badges, nowSeconds, withSaving).onPicture} />;
}

export function PictureMarks({ marks }: { marks: readonly PictureMark[] }) {
  if (marks.length === 0) return null;
  return (
    <p className={styles.badges}>
      {marks.map(({ words, tone, badge }) =>
        badge ? (
          <ConfiguredBadge key={badge.id} badge={badge} />
        ) : (
          <Badge key={words} {...(tone ? { tone } : {})}>
            {words}
          </Badge>
        ),
      )}
    </p>
  );
}
