import type { OnSiteService } from '../delivery/on-site-services.ts';
import type { Image } from '../images/image.ts';

export const PRODUCT_STATES = ['current', 'discontinued', 'enabled', 'evergreen'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

export const SALE_MODES = ['preorder', 'scheduledRelease', 'inStoreOnly'] as const;
export type SaleMode = (typeof SALE_MODES)[number];

/** Only `basic` products have counted stock. */
export const FUNCTIONAL_TYPES = ['basic', 'giftcard', 'warranty', 'promotional', 'donation'] as const;
export type FunctionalType = (typeof FUNCTIONAL_TYPES)[number];

export type AttributeValue = string | number | boolean | readonly string[];

/** A price and its validity; no dates: always. Dollars, seconds since epoch. */
export type PriceRecord = {
  readonly price: number;
  readonly erpOriginalPrice: number;
  readonly from: number | null;
  readonly to: number | null;
};

export type VariantRecord = {
  readonly id: string;
  readonly code: string;
  readonly gtin: string;
  /** What distinguishes the variant, such as its finish; empty for a single variant. */
  readonly name: string;
  readonly images: readonly Image[];
  /** Sellable units. */
  readonly qty: number;
  /** False: can be ordered, but comes from the supplier first. */
  readonly hasStockOnHand: boolean;
};

/** A product as imported and stored. `assembleProduct` builds what the storefront sees. */
export type ProductRecord = {
  readonly id: string;
  readonly productSku: string;
  readonly erpProductId: string;
  readonly name: string;
  readonly path: string;
  readonly brandId: string;
  readonly familyCode: string;
  /** The breadcrumb category. Its ancestors count as the product's categories too. */
  readonly canonicalCategoryId: string;
  /** Categories besides the canonical one and its ancestors. */
  readonly extraCategoryIds: readonly string[];
  readonly state: ProductState;
  readonly saleMode: SaleMode | null;
  readonly functionalType: FunctionalType;
  readonly preorderDateTime: number | null;
  readonly releaseDateTime: number | null;
  readonly prices: readonly PriceRecord[];
  readonly isClearance: boolean;
  readonly isNew: boolean;
  readonly taxExclusive: boolean;
  readonly variants: readonly VariantRecord[];
  readonly images: readonly Image[];
  /** Addresses of pictures of one whole turn to the right, evenly apart, the front first. Absent: it cannot be turned. */
  readonly turnFrames?: readonly string[];
  readonly shortDescription: string;
  /** Plain-text paragraphs. */
  readonly description: readonly string[];
  readonly keyFeatures: readonly string[];
  readonly attributes: Readonly<Record<string, AttributeValue>>;
  readonly documents: readonly { readonly name: string; readonly url: string; readonly sizeBytes?: number }[];
  readonly googleProductType: string;
  readonly badgePrimaryId: string | null;
  readonly badgeSecondaryIds: readonly string[];
  readonly badgeSecondaryTitles: readonly string[];
  readonly cartQtyProductMax: number | null;
  readonly cartQtyVariantMax: number | null;
  readonly cartQtyVariantMin: number | null;
  readonly cartQtyVariantMultipleOf: number | null;
  readonly blGroup: {
    readonly isAgencyItem: boolean;
    readonly enableWarranty: boolean;
    readonly availableWarrantyIds: readonly string[];
    /** Years. */
    readonly baseWarrantyPeriod: number;
  };
  readonly reviewSummary: { readonly totalReviewCount: number; readonly averageOverallRating: number };
  /** Weight and shipping class, for delivery. */
  readonly weightGrams: number;
  readonly bigAndBulky: boolean;
  /** What the crew can do at the door: removal of the old one, installation. Absent: nothing. */
  readonly services?: readonly OnSiteService[];
  readonly accessoryIds: readonly string[];
  /** The id of the product that took its place. Shown where this one cannot be had. */
  readonly replacedBy?: string;
  /** Products of the same group are one model in different finishes; their pages link each other. */
  readonly modelGroup?: string;
  readonly visibleIn: { readonly index: boolean; readonly brand: boolean; readonly categories: boolean };
  /** Higher sells better; the final tie-breaker in ranking. */
  readonly popularity: number;
  /** Seconds since epoch; sort key of "Newest". */
  readonly createdAt: number;
};

/** Record fields that cards show unchanged: in summaries, the search index and listings. */
export const RECORD_FIELDS_ON_CARDS = [
  'id',
  'name',
  'path',
  'images',
  'state',
  'saleMode',
  'functionalType',
  'preorderDateTime',
  'releaseDateTime',
  'isClearance',
  'isNew',
  'shortDescription',
  'badgePrimaryId',
  'badgeSecondaryIds',
  'badgeSecondaryTitles',
  'replacedBy',
] as const satisfies readonly (keyof ProductRecord)[];
