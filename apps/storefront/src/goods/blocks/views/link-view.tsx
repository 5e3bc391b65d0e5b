import { type BlockValues, linkMedia } from '@wattle/domain/content';
import { classNames } from '../../../ui/class-names.ts';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import styles from '../blocks.module.css';
import { InLink } from '../in-link.ts';
import type { BlockViewProps, ShowBlocks, ShownBlock } from '../shown-block.ts';

/** A link as text, as a button, with a picture, or around media [D-2-72 D-2-73 D-2-74 D-2-75]. */
export function LinkView({ block, show }: BlockViewProps<'link'>) {
  const { link, button, buttonType, image, center } = block.value;
  const to = targetOf(link);
  const { media, overlay } = linkMedia<ShownBlock>(block);
  if (media) return <MediaLink to={to} label={link.label} media={media} overlay={overlay} show={show} />;
  const picture = image && link.image;
  if (button && !picture && block.children.length === 0) {
    return (
      <p className={center ? styles.center : undefined}>
        <LinkButton to={to} kind={buttonType === 'secondary' ? 'line' : 'action'}>
          {link.label}
        </LinkButton>
      </p>
    );
  }
  const isPlain = !picture && block.children.length === 0;
  return (
    <ShopLink
      to={to}
      className={classNames(isPlain ? 'link' : styles.media, center && (isPlain ? styles.middle : styles.center))}
    >
      {picture && <ImageTile image={picture} set="content" sizes="100vw" ratio="16 / 9" fit="cover" />}
      {show(block.children)}
      {link.label && <span className={isPlain ? undefined : styles.caption}>{link.label}</span>}
    </ShopLink>
  );
}

/** A path may lack its leading slash. */
const targetOf = ({ path, href }: BlockValues['link']['link']): string =>
  path ? `/${path.replace(/^\/+/, '')}` : (href ?? '/');

type MediaLinkProps = {
  to: string;
  label: string;
  media: ShownBlock;
  overlay: readonly ShownBlock[];
  show: ShowBlocks;
};

/** A linked picture or video with text over it [D-2-76 D-2-77]. */
function MediaLink({ to, label, media, overlay, show }: MediaLinkProps) {
  return (
    <ShopLink to={to} className={styles.mediaLink}>
      <InLink value={true}>{show([media])}</InLink>
      <span className={styles.overlay}>
        {overlay.length > 0 ? show(overlay) : <span className={styles.label}>{label}</span>}
      </span>
    </ShopLink>
  );
}
