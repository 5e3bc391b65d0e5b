import type { Image } from '../images/image.ts';

export const PRODUCT_STATES = ['current', 'discontinued', 'enabled', 'evergreen'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

export const SALE_MODES = ['preorder', 'scheduledRelease', 'inStoreOnly'] as const;
export type SaleMode = (typeof SALE_MODES)[number];

/** `basic` is the stocked type; the others are sold without counting stock. */
export const FUNCTIONAL_TYPES = ['basic', 'giftcard', 'warranty', 'promotional', 'donation'] as const;
export type FunctionalType = (typeof FUNCTIONAL_TYPES)[number];

export type AttributeValue = string | number | boolean | readonly string[];

/** One price of a product and when it holds; no dates: always. Dollars, seconds since epoch. */
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
  /** What sets it apart from its siblings, such as its finish; empty for an only variant. */
  readonly name: string;
  readonly images: readonly Image[];
  /** Units that may be sold. */
  readonly qty: number;
  /** False: it can be ordered, but has to come from the supplier first. */
  readonly hasStockOnHand: boolean;
};

/** A product as it is imported and stored. What the storefront sees is assembled from it (`assembleProduct`). */
export type ProductRecord = {
  readonly id: string;
  readonly productSku: string;
  readonly erpProductId: string;
  readonly name: string;
  readonly path: string;
  readonly brandId: string;
  readonly familyCode: string;
  /** The category of its breadcrumb. Ancestors count as its categories too. */
  readonly canonicalCategoryId: string;
  /** Further categories, besides the canonical one and its ancestors. */
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
  readonly shortDescription: string;
  /** Paragraphs of plain text. */
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
  /** What it weighs and how it travels, for delivery. */
  readonly weightGrams: number;
  readonly bigAndBulky: boolean;
  readonly accessoryIds: readonly string[];
  readonly visibleIn: { readonly index: boolean; readonly brand: boolean; readonly categories: boolean };
  /** Larger sells better; the last word in ranking. */
  readonly popularity: number;
  /** Seconds since epoch; the order of "Newest". */
  readonly createdAt: number;
};
