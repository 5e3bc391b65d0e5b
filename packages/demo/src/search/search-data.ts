import type { AbsentBrand, SearchRule, Synonym } from '@wattle/domain/search';
import { DAY } from '../catalogue/market/moments.ts';
import { readRows } from '../read-rows.ts';

/** Other names for the shop's own words; one-way where the shop's word must keep its own meaning. */
export const SYNONYMS = readRows<Synonym>(new URL('./synonyms.jsonl', import.meta.url));

/** Brands and things that shoppers ask for and the demo shop does not sell. */
export const ABSENT_BRANDS = ['./absent-brands.jsonl', './absent-things.jsonl'].flatMap((file) =>
  readRows<AbsentBrand>(new URL(file, import.meta.url)),
);

/** A rule applies always, or for a range of days from when the shop is generated. */
type RuleRow = Omit<SearchRule, 'validity'> & { readonly days?: readonly [from: number, until: number] };

const RULES = readRows<RuleRow>(new URL('./search-rules.jsonl', import.meta.url));

/** The demo shop's merchandising rules: pins, boosts and hidden products, with their dates. */
export const generateSearchRules = ({ now }: { now: number }): SearchRule[] =>
  RULES.map(({ days, objectID, description, enabled, ...rule }) => {
    const validity = days ? [{ from: now + days[0] * DAY, until: now + days[1] * DAY }] : [];
    return { objectID, description, enabled, validity, ...rule };
  });
