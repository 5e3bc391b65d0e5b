import type { Client } from '@wattle/contract';
import { ARTICLE_IDS } from '@wattle/domain';

export type LegalArticle = { readonly name: string; readonly path: string };
export type LegalArticles = { readonly terms: LegalArticle; readonly privacy: LegalArticle };

/** What a shopper agrees to by paying. Without it nothing may be paid: a failed fetch is thrown [C-8-69 C-8-70]. */
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
