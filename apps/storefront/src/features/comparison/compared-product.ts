import type { CallValue } from '@wattle/contract';
import type { ComparisonItem } from '@wattle/domain/comparison';

export type ComparisonAnswer = CallValue<'loadComparison'>;
/** The product data that a comparison shows. */
export type ComparedDocument = ComparisonAnswer['products'][number];

/** An item in the tray; its product may still be loading. */
export type TrayItem = ComparisonItem & { readonly product: ComparedDocument | undefined };

/** Brand and name. */
export const fullName = ({ brand, name }: Pick<ComparedDocument, 'brand' | 'name'>): string => `${brand.name} ${name}`;
