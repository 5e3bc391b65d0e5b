import type { MarketingProvider } from './port.ts';

/** Keeps every request with the shop, to be listed and exported, or delivered by a service that is configured later. */
export function createEmbeddedMarketing(): MarketingProvider {
  return { name: 'embedded', delivers: false, deliver: async () => ({ status: 'KEPT' }) };
}
