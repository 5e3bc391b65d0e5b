import type { BlockValues } from '@wattle/domain/content';
import type { CSSProperties } from 'react';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import styles from '../blocks.module.css';
import type { ShownOf, ShownSpot } from '../shown-block.ts';
import { FirstPicture, isFirstPicture } from './first-picture.tsx';

type Sized = Pick<BlockValues['image'], 'src' | 'alt' | 'width' | 'height' | 'ratio'>;

const ratioOf = ({ ratio, width, height }: Sized): string =>
  ratio?.replace(':', '/') ?? `${width ?? 16} / ${height ?? 9}`;

/** Two pictures, one for small screens; CSS shows the one that fits, and the other is not loaded. */
export function ImageView({ block: { value, customClasses, data } }: { block: ShownOf<'image'> }) {
  if (isFirstPicture(customClasses)) return <FirstPicture value={value} />;
  const { mobile, stretch, width } = value;
  const isWide = stretch || width === undefined;
  const style: CSSProperties | undefined = isWide ? undefined : { maxWidth: width };
  const sizes = isWide ? '100vw' : `(max-width: ${width}px) 100vw, ${width}px`;
  const picture = { set: 'content', sizes, fit: 'cover' } as const;
  return (
    <div className={styles.picture} style={style}>
      {mobile && <ImageTile {...picture} image={mobile} ratio={ratioOf(mobile)} className={styles.small} />}
      <ImageTile {...picture} image={value} ratio={ratioOf(value)} className={mobile ? styles.large : undefined} />
      {data?.spots.map((spot) => (
        <Spot key={spot.to} spot={spot} />
      ))}
    </div>
  );
}

/** A product that stands in the picture, with its price; its name shows where there is room. */
function Spot({ spot }: { spot: ShownSpot }) {
  return (
    <ShopLink
      to={spot.to}
      className={styles.spot}
      style={{ insetInlineStart: `${spot.x}%`, insetBlockStart: `${spot.y}%` }}
    >
      <i aria-hidden="true" />
      <span>
        <b>{spot.name}</b> <em>{spot.price}</em>
      </span>
    </ShopLink>
  );
}
