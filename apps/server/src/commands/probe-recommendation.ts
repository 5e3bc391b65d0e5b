import type { Config } from '../config/config.ts';

/** Requests recommendations for a new visitor. Throws if the provider does not answer. */
export async function probeRecommendation({ googleRetail }: Pick<Config, 'googleRetail'>): Promise<void> {
  const { createEmbeddedRecommendation } = await import('@wattle/providers/recommendation');
  const { connectGoogleRetail } = await import('../features/recommendation/connect-google-retail.ts');
  const nothing = { find: () => undefined, list: () => [] };
  const provider = googleRetail
    ? await connectGoogleRetail(googleRetail)
    : createEmbeddedRecommendation({ products: nothing });
  const request = { eventType: 'home-page-view', visitorId: 'doctor', productIds: [], categoryIds: [] } as const;
  const answer = await provider.predict({ ...request, pageSize: 1 });
  if (answer.status === 'ERROR') throw new Error(answer.code);
}
