import { CONFORMANCE_PRODUCTS, describeRecommendationProvider } from './conformance.ts';
import { createEmbeddedRecommendation } from './embedded/create-embedded-recommendation.ts';
import { sampleShop } from './embedded/testing/sample-product.ts';
import { createGoogleRetail } from './google-retail.ts';
import { openRetailServer, PROJECT, SERVING_CONFIG, TOKEN } from './testing/retail-server.ts';

const openEmbedded = () => createEmbeddedRecommendation({ products: sampleShop(CONFORMANCE_PRODUCTS) });

describeRecommendationProvider('The embedded engine', async () => ({ provider: openEmbedded() }));

describeRecommendationProvider('Google Retail', async () => {
  const server = await openRetailServer(openEmbedded());
  const provider = createGoogleRetail({
    projectId: PROJECT,
    servingConfigId: SERVING_CONFIG,
    accessToken: async () => TOKEN,
    baseUrl: server.url,
    predictTimeoutMs: 20_000,
  });
  return { provider, close: () => server[Symbol.asyncDispose]() };
});
