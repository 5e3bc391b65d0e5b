import type { Client } from '@wattle/contract';
import { ARTICLE_IDS } from '@wattle/domain/settings';

export type LegalArticle = { readonly name: string; readonly path: string };
export type LegalArticles = { readonly terms: LegalArticle; readonly privacy: LegalArticle };

/**
 * The legal articles a shopper agrees to by paying. Throws when they fail to load: no payment without them [C-8-69
 * C-8-70].
 */
export async function loadLegal(client: Pick<Client, 'findArticle'>): Promise<LegalArticles> {
  const [terms, privacy] = await Promise.all([
    find(client, ARTICLE_IDS.termsOfSale),
    find(client, ARTICLE_IDS.privacyPolicy),
  ]);
  return { terms, privacy };
}

async function find(client: Pick<Client, 'findArticle'>, id: string): Promise<LegalArticle> {
  const outcome = await client.findArticle({ id });
  if (outcome.status !== 'SUCCESS') throw new Error(`The article ${id} cannot be had.`);
  const { name, path } = outcome.value.article;
  return { name, path };
}
