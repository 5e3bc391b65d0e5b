import type { ShownBadge } from '@wattle/domain/catalogue';
import { Badge } from '../../ui/badge.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import iconsUrl from './badge-icons.css?url';
import styles from './configured-badge.module.css';

/** A badge configured in the shop's data, with its own colours and an optional link [D-3-10]. */
export function ConfiguredBadge({ badge }: { badge: ShownBadge }) {
  const { textColour: text, backgroundColourPrimary: ground } = badge;
  const face = (
    <Badge tone="award" {...(text !== '' && { colours: { text, ground } })}>
      {badge.icon && <BadgeIcon name={badge.icon} ground={text && badge.backgroundColourSecondary} />}
      {badge.title}
    </Badge>
  );
  return badge.link ? (
    <ShopLink className={styles.link} to={badge.link}>
      {face}
    </ShopLink>
  ) : (
    face
  );
}

/**
 * Icons are in a separate stylesheet, loaded with the first badge that has one [D-7-31]. Unknown names show nothing.
 */
function BadgeIcon({ name, ground }: { name: string; ground: string }) {
  return (
    <>
      <link rel="stylesheet" href={iconsUrl} precedence="badge-icons" />
      <span className={`badge-icon badge-icon-${name}`} style={{ background: ground }} aria-hidden="true" />
    </>
  );
}
