export * from './article-place.ts';
export * from './block.ts';
export * from './block-rules.ts';
export * from './collection-requests.ts';
export * from './content.ts';
export { cleanOldAddress, isOtherSite } from './old-address.ts';
export * from './redirect-chains.ts';
export * from './redirect-pattern.ts';
export * from './video-source.ts';
