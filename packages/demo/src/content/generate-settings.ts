import type { Redirect } from '@wattle/domain/content';
import { readRows } from '../read-rows.ts';

type Row = { readonly key: string; readonly value: unknown };

const SETTINGS = readRows<Row>(new URL('./settings.jsonl', import.meta.url));
const REDIRECTS = readRows<Redirect>(new URL('./redirects.jsonl', import.meta.url));

/** Header and footer content that does not come from the catalogue. */
export const generateSettings = (): Readonly<Record<string, unknown>> =>
  Object.fromEntries(SETTINGS.map(({ key, value }) => [key, value]));

/** Redirects: old paths, in record format, and their new addresses. */
export const generateRedirects = (): readonly Redirect[] => REDIRECTS;
