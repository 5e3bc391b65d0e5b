import type { Image } from '@wattle/domain/images';

/** A header or footer link; the path has a leading slash. */
type SettingsLink = { readonly label: string; readonly path: string };

/** The picture and guide at the end of a category's menu. */
type MenuFeature = {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly image: Image | null;
};

/** Header and footer content that does not come from the catalogue. */
export type ShopSettings = {
  readonly utilityLinks: readonly SettingsLink[];
  readonly footerColumns: readonly { readonly heading: string; readonly links: readonly SettingsLink[] }[];
  readonly newsletter: { readonly heading: string; readonly listId: string };
  readonly promises: readonly {
    readonly icon: string;
    readonly title: string;
    readonly text: string;
    readonly path: string;
  }[];
  /** By category id. */
  readonly menuFeatures: Readonly<Record<string, MenuFeature>>;
  /** By category id: shortcuts into a listing. */
  readonly menuHighlights: Readonly<Record<string, readonly SettingsLink[]>>;
};
