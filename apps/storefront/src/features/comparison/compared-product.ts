import type { CallValue } from '@wattle/contract';
import type { ComparisonItem } from '@wattle/domain';

export type ComparisonAnswer = CallValue<'loadComparison'>;
/** As much of a product as is shown beside others. */
export type ComparedDocument = ComparisonAnswer['products'][number];

/** A row of the tray; its product may still be on the way. */
export type TrayItem = ComparisonItem & { readonly product: ComparedDocument | undefined };

/** A maker and what it calls the thing, as a shopper would say it. */
export const fullName = ({ brand, name }: Pick<ComparedDocument, 'brand' | 'name'>): string => `${brand.name} ${name}`;
