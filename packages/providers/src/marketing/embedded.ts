import type { MarketingProvider } from './port.ts';

/** Keeps every request in the shop, to be listed, exported, or delivered once a service is configured. */
export function createEmbeddedMarketing(): MarketingProvider {
  return { name: 'embedded', delivers: false, deliver: async () => ({ status: 'KEPT' }) };
}
