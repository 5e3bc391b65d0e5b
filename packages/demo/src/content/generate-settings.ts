import type { Redirect } from '@wattle/domain/content';
import { readRows } from '../read-rows.ts';

type Row = { readonly key: string; readonly value: unknown };

const REDIRECTS = readRows<Redirect>(new URL('./redirects.jsonl', import.meta.url));

/** Header and footer content that does not come from the catalogue. */
export const readSettings = (file = new URL('./settings.jsonl', import.meta.url)): Readonly<Record<string, unknown>> =>
  Object.fromEntries(readRows<Row>(file).map(({ key, value }) => [key, value]));

/** Redirects: old paths, in record format, and their new addresses. */
export const generateRedirects = (): readonly Redirect[] => REDIRECTS;
