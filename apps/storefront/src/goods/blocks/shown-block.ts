import type { CallValue } from '@wattle/contract';
import type { Brand } from '@wattle/domain/catalogue';
import type { BlockType, BlockValues, PictureSpot } from '@wattle/domain/content';
import type { ComponentType, ReactNode } from 'react';
import type { Piece } from '../../page/piece.ts';
import type { SafeNode } from './safe-node.ts';
import type { HtmlData } from './widgets/find-html.ts';

type ArticleLink = CallValue<'listArticles'>['articles'][number];
type CategoryTile = CallValue<'listCategories'>['categories'][number];

/** In words, so that no page with pictures loads what formats prices. */
export type ShownSpot = Pick<PictureSpot, 'x' | 'y'> & {
  readonly to: string;
  readonly name: string;
  readonly price: string;
};

/** Data loaded by the server, for blocks that show more than their own value. */
type FoundData = {
  readonly 'article-listing': { readonly articles: readonly ArticleLink[] };
  readonly 'brand-category': { readonly cards: readonly Piece[]; readonly range: string };
  readonly 'brand-listing': { readonly brands: readonly Brand[] };
  readonly 'category-listing': { readonly categories: readonly CategoryTile[]; readonly brandPath: string | null };
  readonly 'product-listing': { readonly cards: readonly Piece[]; readonly label: string };
  /** The products that its picture shows, where they stand. */
  readonly image: { readonly spots: readonly ShownSpot[] } | null;
  readonly html: HtmlData;
  /** Time of the check on the server, used for hydration. */
  readonly scheduled: { readonly atSeconds: number };
  readonly wysiwyg: { readonly nodes: readonly SafeNode[] };
};

export type BlockData = { readonly [T in BlockType]: T extends keyof FoundData ? FoundData[T] : null };

export type ShownOf<T extends BlockType> = {
  readonly id: T;
  readonly customId?: string;
  readonly customClasses?: string;
  readonly value: BlockValues[T];
  readonly data: BlockData[T];
  readonly children: readonly ShownBlock[];
};

/** A block with everything its view needs. */
export type ShownBlock = { [T in BlockType]: ShownOf<T> }[BlockType];

/** Renders nested blocks. */
export type ShowBlocks = (blocks: readonly ShownBlock[]) => ReactNode;

export type BlockViewProps<T extends BlockType> = { readonly block: ShownOf<T>; readonly show: ShowBlocks };

export type BlockView<T extends BlockType> = ComponentType<BlockViewProps<T>>;
