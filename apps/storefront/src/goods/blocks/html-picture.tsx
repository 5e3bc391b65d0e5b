import { ImageTile } from '../../ui/image-tile.tsx';
import styles from './rich-text.module.css';
import type { SafeElement } from './safe-node.ts';

/** An image in an HTML block: responsive, with its space reserved. */
export function HtmlPicture({ element: { src, alt = '', width, height } }: { element: SafeElement }) {
  const ratio = width && height ? `${width} / ${height}` : '16 / 9';
  return (
    <span className={styles.picture} style={width ? { maxWidth: Number(width) } : undefined}>
      <ImageTile
        image={{ src: src ?? '', alt }}
        set="content"
        sizes={width ? `(max-width: ${width}px) 100vw, ${width}px` : '100vw'}
        ratio={ratio}
        fit="cover"
      />
    </span>
  );
}
