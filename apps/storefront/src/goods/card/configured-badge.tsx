import type { ShownBadge } from '@wattle/domain';
import { Badge } from '../../ui/badge.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import iconsUrl from './badge-icons.css?url';
import styles from './configured-badge.module.css';

/** A badge from the shop's data, in its own colours; a link when it leads somewhere [D-3-10]. */
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

/** The drawings are a stylesheet of their own, fetched with the first badge that has one [D-7-31]. A name that it does not know shows nothing. */
function BadgeIcon({ name, ground }: { name: string; ground: string }) {
  return (
    <>
      <link rel="stylesheet" href={iconsUrl} precedence="badge-icons" />
      <span className={`badge-icon badge-icon-${name}`} style={{ background: ground }} aria-hidden="true" />
    </>
  );
}
