import type { Image } from '../images/image.ts';

export type Brand = {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly imageLogo: Image | null;
};

export type BrandRecord = Brand & {
  readonly description: string;
  /** The agency decides whether its brand is sold by enquiry only. */
  readonly agency: { readonly isAgency: boolean; readonly enquiryOnly: boolean };
};

export type CategoryRecord = {
  readonly id: string;
  readonly parentId: string | null;
  readonly position: number;
  readonly path: string;
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
  readonly imageHero: Image | null;
  /** The index and sort order of its listing. */
  readonly products: { readonly index: string; readonly sort: string };
};

export const ATTRIBUTE_TYPES = ['OPTIONS', 'SEARCHABLE', 'RANGE', 'TOGGLE'] as const;
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number];

export type FamilyAttribute = {
  readonly code: string;
  readonly name: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly type: AttributeType;
  /** Whether it is a facet. Every attribute is in the specification table. */
  readonly enable: boolean;
  readonly heading: string;
  readonly queryParam: string;
  readonly minQueryParam: string | null;
  readonly maxQueryParam: string | null;
  readonly disjunctive: boolean;
  readonly initiallyExpanded: boolean;
};

export type FamilyGroup = {
  readonly code: string;
  readonly name: string;
  readonly attributes: readonly FamilyAttribute[];
};

export type Family = { readonly code: string; readonly name: string; readonly groups: readonly FamilyGroup[] };

export const BADGE_LEVELS = ['primary', 'secondary'] as const;
export type BadgeLevel = (typeof BADGE_LEVELS)[number];

export type Badge = {
  readonly id: string;
  readonly level: BadgeLevel;
  readonly title: string;
  /** 'N/A' or empty: no icon. */
  readonly icon: string;
  readonly textColour: string;
  readonly backgroundColourPrimary: string;
  readonly backgroundColourSecondary: string;
  readonly badgeGroupId: string;
  readonly link: string;
  /** 'inline' marks a promotion badge. */
  readonly contentDisplay: string;
  /** ISO dates; empty: unbounded. */
  readonly timeFrom: string;
  readonly timeTo: string;
};

export type WarrantyProduct = {
  readonly id: string;
  readonly erpProductId: string;
  readonly variants: readonly { readonly id: string }[];
  readonly name: string;
  readonly price: number;
  /** Duration in years. */
  readonly blGroupWarranty: { readonly duration: number; readonly description: string };
};
