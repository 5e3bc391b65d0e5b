import type { Client } from '@wattle/contract';
import { failed, rejected, success } from '@wattle/domain/results';
import { ARTICLE_IDS } from '@wattle/domain/settings';
import { describe, expect, it } from 'vitest';
import { loadLegal } from './load-legal.ts';

type Find = Client['findArticle'];
type Found = Awaited<ReturnType<Find>>;

/** A shop with all articles but one. */
function shopWithout(missing: string, answer: Found): Pick<Client, 'findArticle'> {
  const article = (id: string) => ({ article: { id, name: `The ${id}`, path: `articles/${id}` } });
  return {
    findArticle: async ({ id }) =>
      id === missing ? answer : success(article(id) as Extract<Found, { value: unknown }>['value']),
  };
}

const { termsOfSale, privacyPolicy } = ARTICLE_IDS;
const missing = rejected({ code: 'ARTICLE_NOT_FOUND' as const });

describe('loadLegal', () => {
  it('says what the terms and the privacy policy are called, and where they are', async () => {
    expect(await loadLegal(shopWithout('', missing))).toEqual({
      terms: { name: `The ${termsOfSale}`, path: `articles/${termsOfSale}` },
      privacy: { name: `The ${privacyPolicy}`, path: `articles/${privacyPolicy}` },
    });
  });

  it('throws when the privacy article cannot be had [C-8-69]', async () => {
    await expect(loadLegal(shopWithout(privacyPolicy, missing))).rejects.toThrow(privacyPolicy);
    await expect(loadLegal(shopWithout(privacyPolicy, failed('UNAVAILABLE')))).rejects.toThrow(privacyPolicy);
  });

  it('throws when the terms article cannot be had [C-8-70]', async () => {
    await expect(loadLegal(shopWithout(termsOfSale, missing))).rejects.toThrow(termsOfSale);
  });
});
