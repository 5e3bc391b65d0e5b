import type { ShopIdentity } from '@wattle/domain/shop-identity';

/** The company as the legal line names it: `Acme Pty Ltd, ABN 12 345 678 901.` */
export const legalName = ({ name, legalName: company, abn }: ShopIdentity): string =>
  `${company || name}${abn === '' ? '' : `, ABN ${abn}`}.`;
