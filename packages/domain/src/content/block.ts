import type { Image } from '../images/image.ts';

/** All block types [D-2-32]. */
export const BLOCK_TYPES = [
  'article-listing',
  'brand-listing',
  'brand-category',
  'category-listing',
  'container',
  'group',
  'heading',
  'hr',
  'html',
  'image',
  'klaviyo-form',
  'link',
  'media-carousel',
  'paragraph',
  'product-listing',
  'scheduled',
  'video',
  'vimeo-video',
  'wysiwyg',
] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];

export const CONTAINER_TYPES = ['fluid', 'fixed-small', 'fixed-normal', 'fixed-large'] as const;
export const GROUP_DIRECTIONS = ['horizontal', 'vertical'] as const;
export const GROUP_GAPS = ['tight', 'normal', 'wide'] as const;
/** A 3x3 grid, row by row [D-2-57]. */
export const GROUP_PLACES = [
  'top-left',
  'top-center',
  'top-right',
  'center-left',
  'center',
  'center-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;
export const COLOUR_VARIANTS = ['light', 'dark'] as const;
export const CAROUSEL_DISPLAYS = ['basic-carousel', 'netflix-carousel'] as const;
export const PRODUCT_DISPLAYS = ['carousel', 'grid-2x', 'grid-4x'] as const;
export const BUTTON_TYPES = ['primary', 'secondary'] as const;

type Look = { readonly center?: boolean; readonly colourVariant?: (typeof COLOUR_VARIANTS)[number] };
type SizedImage = {
  readonly src: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  /** '16 / 9' */
  readonly ratio?: string;
};
type VimeoSettings = {
  /** The video's id or URL. */
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
  readonly thumbnail?: Image;
};

export type ProductCollection = {
  readonly mode: 'membership';
  readonly id: string;
  readonly index: string;
  readonly sort: string;
};

/** A product in a picture, and where it stands: per cent from the left and from the top. */
export type PictureSpot = { readonly productId: string; readonly x: number; readonly y: number };

/**
 * The value of each block type. The editor's tool keeps fields of a previously chosen type; only those of the current
 * `type` count.
 */
export type BlockValues = {
  /** [D-2-36 D-2-37 D-2-38] */
  'article-listing': {
    readonly type: 'dynamic' | 'manual';
    readonly article?: string;
    readonly articles?: readonly string[];
  };
  /** [D-2-43] */
  'brand-listing': {
    readonly type: 'dynamic' | 'manual';
    readonly maxItems?: number;
    readonly brands?: readonly string[];
  };
  /** [D-2-48] */
  'brand-category': {
    readonly heading: string;
    readonly carouselHeading: string;
    readonly description: string;
    readonly image: Image;
    readonly imagePosition: 'left' | 'right';
    readonly ratio?: string;
    readonly maxItems: number;
    readonly categoryTarget: string;
    readonly brandTarget: string;
  };
  /** [D-2-53] */
  'category-listing': {
    readonly type: 'dynamic' | 'manual';
    readonly category?: string;
    readonly brand?: string;
    readonly categories?: readonly string[];
  };
  /** [D-2-55] */
  container: { readonly type: (typeof CONTAINER_TYPES)[number] };
  /** [D-2-56 D-2-57 D-2-58 D-2-59 D-2-60] */
  group: {
    readonly direction: (typeof GROUP_DIRECTIONS)[number];
    readonly alignItems?: (typeof GROUP_PLACES)[number];
    readonly gap: (typeof GROUP_GAPS)[number];
    readonly stretch?: boolean;
    /** Percentages, one for each child. */
    readonly itemWidths?: readonly number[];
  };
  /** [D-2-61] */
  heading: Look & {
    readonly level: number;
    readonly content: string;
    /** Marks the heading of a page section; a string names it, such as 'hero'. */
    readonly section?: boolean | string;
  };
  hr: Readonly<Record<never, never>>;
  html: { readonly content: string };
  /** [D-2-62 D-2-63] */
  image: SizedImage & {
    readonly stretch?: boolean;
    readonly mobile?: SizedImage;
    readonly spots?: readonly PictureSpot[];
  };
  /** Any type not listed shows the enquiry form. */
  'klaviyo-form': { readonly type: string; readonly listId?: string };
  /** [D-3-30] */
  link: {
    readonly link: { readonly href?: string; readonly path?: string; readonly label: string; readonly image?: Image };
    readonly button?: boolean;
    readonly buttonType?: (typeof BUTTON_TYPES)[number];
    readonly image?: boolean;
    readonly center?: boolean;
  };
  'media-carousel': { readonly display: (typeof CAROUSEL_DISPLAYS)[number]; readonly itemsPerSlide: number };
  /** [D-2-85 D-2-86] */
  paragraph: Look & { readonly content: string };
  /** [D-3-29] */
  'product-listing': {
    readonly type: 'collection' | 'manual';
    readonly schema?: 'brand' | 'category';
    readonly collection?: ProductCollection;
    readonly brand?: { readonly id: string };
    readonly products?: readonly { readonly product: { readonly id: string } }[];
    readonly display: (typeof PRODUCT_DISPLAYS)[number];
  };
  /** Seconds since epoch [D-3-31]. */
  scheduled: { readonly startTime: number; readonly endTime: number };
  /** [D-2-95 D-2-96 D-2-97 D-2-98 D-2-99] */
  video: {
    readonly src: string;
    readonly alt: string;
    readonly autoplay?: boolean;
    readonly controls?: boolean;
    readonly loop?: boolean;
    readonly stretch?: boolean;
  };
  /** [D-2-100 D-2-101 D-2-102 D-2-103 D-2-104] */
  'vimeo-video': VimeoSettings & {
    readonly alt?: string;
    readonly autoplay?: boolean;
    readonly loop?: boolean;
    readonly controls?: boolean;
    readonly startMuted: boolean;
    readonly mobile?: VimeoSettings;
  };
  wysiwyg: { readonly content: string };
};

export type BlockOf<T extends BlockType> = {
  readonly id: T;
  readonly customId?: string;
  readonly customClasses?: string;
  readonly value: BlockValues[T];
  readonly children: readonly Block[];
};

/** A validated block: known type, valid value. */
export type Block = { [T in BlockType]: BlockOf<T> }[BlockType];
