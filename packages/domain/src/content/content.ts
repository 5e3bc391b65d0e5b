import type { Image } from '../images/image.ts';

/** A content block as editors build it. `id` is its type. */
export type ContentBlock = {
  readonly id: string;
  readonly customId?: string;
  readonly customClasses?: string;
  readonly value?: Readonly<Record<string, unknown>>;
  readonly children?: readonly ContentBlock[];
  readonly identifier?: string;
  readonly _draggableId?: string;
};

export type Article = {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly heroImage: Image | null;
  readonly summary: string;
  readonly kicker: string;
  readonly parentId: string | null;
  readonly position: number;
  readonly body: readonly ContentBlock[];
  /** Seconds since epoch. */
  readonly publishedAt: number;
  readonly updatedAt: number;
};

/** A path that has moved, within the shop or to another site. */
export type Redirect = { readonly from: string; readonly to: string; readonly external: boolean };
