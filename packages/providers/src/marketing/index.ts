export { createEmbeddedMarketing } from './embedded.ts';
export { createKlaviyo, type KlaviyoConfig, probeKlaviyo } from './klaviyo.ts';
export * from './port.ts';
