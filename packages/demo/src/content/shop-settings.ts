import type { Image } from '@wattle/domain';

/** A link in the frame; the path has a leading slash. */
export type SettingsLink = { readonly label: string; readonly path: string };

/** The picture and guide at the end of a category's menu. */
export type MenuFeature = {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly image: Image | null;
};

/** What the frame around every page says, apart from what the catalogue knows. */
export type ShopSettings = {
  readonly company: { readonly name: string; readonly abn: string; readonly smallPrint: string };
  readonly supportPhone: string;
  readonly supportHours: readonly string[];
  readonly utilityLinks: readonly SettingsLink[];
  readonly footerColumns: readonly { readonly heading: string; readonly links: readonly SettingsLink[] }[];
  readonly socialLinks: readonly { readonly label: string; readonly href: string }[];
  readonly newsletter: { readonly heading: string; readonly listId: string };
  readonly paymentMarks: readonly string[];
  readonly promises: readonly {
    readonly icon: string;
    readonly title: string;
    readonly text: string;
    readonly path: string;
  }[];
  /** By category id. */
  readonly menuFeatures: Readonly<Record<string, MenuFeature>>;
  /** By category id: short ways into a listing. */
  readonly menuHighlights: Readonly<Record<string, readonly SettingsLink[]>>;
};
