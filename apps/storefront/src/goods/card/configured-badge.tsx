import type { ShownBadge } from '@wattle/domain/catalogue';
import { Badge } from '../../ui/badge.tsx';
import { ICON_NAMES, iconFirst } from '../../ui/icon.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
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

/** By the name that its data says: one of the shop's icons. Unknown names show nothing [D-7-31]. */
function BadgeIcon({ name, ground }: { name: string; ground: string }) {
  const icon = name === 'heart' ? 'heart-fill' : ICON_NAMES.find((one) => one === name);
  return (
    icon && <span className={`${iconFirst(icon)} ${styles.icon}`} style={{ background: ground }} aria-hidden="true" />
  );
}
