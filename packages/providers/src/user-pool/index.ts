export { createUserPool, type UserPool, type UserPoolParts } from './create-user-pool.ts';
export { createDemoSocial, type DemoSocial, type DemoSocialSettings } from './demo-social/create-demo-social.ts';
export { DEMO_PEOPLE } from './demo-social/demo-people.ts';
export type { PoolAnswer, PoolCall } from './handle-call.ts';
export type { HostedRequest } from './hosted/hosted-request.ts';
export { createMemoryStore } from './memory/create-memory-store.ts';
export { createOpenIdSocial, type OpenIdSocialConfig, type Send } from './openid-social.ts';
export * from './port.ts';
export * from './records.ts';
export {
  type GivenSettings,
  type PasskeySettings,
  POOL_LIMITS,
  type PoolClient,
  type PoolSettings,
  poolSettings,
  type ShopLinks,
} from './settings.ts';
export type { SocialPerson, SocialProvider } from './social-provider.ts';
export { WrongPoolSecret } from './tokens/signer.ts';
export type { NewAccount, UserRegistry } from './user-registry.ts';
