import type { Badge, BadgeLevel } from './entities.ts';
import { isBadgeValid } from './is-badge-valid.ts';
import type { Product } from './product.ts';

export type ShownBadge = Pick<
  Badge,
  'id' | 'title' | 'textColour' | 'backgroundColourPrimary' | 'backgroundColourSecondary' | 'badgeGroupId'
> & {
  readonly icon: string | null;
  readonly link: string | null;
  /** Shown in the text as a promotion, not on the picture. */
  readonly isPromotion: boolean;
};

export type ProductBadges = { readonly primary: ShownBadge | null; readonly secondary: readonly ShownBadge[] };

type BadgeFields = Pick<Product, 'badgePrimaryId' | 'badgeSecondaryIds' | 'badgeSecondaryTitles'>;

/** The badge's icon name; null for 'N/A' or none [D-3-11]. */
export function badgeIcon({ icon }: Pick<Badge, 'icon'>): string | null {
  const name = icon.trim();
  return name === '' || name === 'N/A' ? null : name;
}

/** Whether a badge marks a promotion [D-3-12]. */
export function isPromotionBadge({ contentDisplay }: Pick<Badge, 'contentDisplay'>): boolean {
  return contentDisplay === 'inline';
}

/** A product's active badges; secondary ones only when ids and titles pair up [D-5-01 D-5-02 D-5-03]. */
export function productBadges(
  product: BadgeFields,
  badges: ReadonlyMap<string, Badge>,
  nowSeconds: number,
): ProductBadges {
  const { badgePrimaryId, badgeSecondaryIds, badgeSecondaryTitles } = product;
  const find = (id: string, level: BadgeLevel): ShownBadge[] => {
    const badge = badges.get(id);
    return badge?.level === level && isBadgeValid(badge, nowSeconds) ? [toShown(badge)] : [];
  };
  const isPaired = badgeSecondaryIds.length === badgeSecondaryTitles.length;
  return {
    primary: badgePrimaryId === null ? null : (find(badgePrimaryId, 'primary')[0] ?? null),
    secondary: isPaired ? badgeSecondaryIds.flatMap((id) => find(id, 'secondary')) : [],
  };
}

function toShown(badge: Badge): ShownBadge {
  return {
    id: badge.id,
    title: badge.title,
    textColour: badge.textColour,
    backgroundColourPrimary: badge.backgroundColourPrimary,
    backgroundColourSecondary: badge.backgroundColourSecondary,
    badgeGroupId: badge.badgeGroupId,
    icon: badgeIcon(badge),
    link: badge.link === '' ? null : badge.link,
    isPromotion: isPromotionBadge(badge),
  };
}
