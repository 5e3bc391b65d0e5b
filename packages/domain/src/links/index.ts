export * from './is-personal-path.ts';
export * from './link-target.ts';
export * from './page-address.ts';
export * from './page-links.ts';
export * from './slugify.ts';
