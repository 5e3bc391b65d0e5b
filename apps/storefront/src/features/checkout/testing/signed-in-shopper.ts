import { type Customer, success } from '@wattle/domain';
import type { Answers } from '../../../../testing/stage-answers.ts';
import { ADDRESS, CONTACT } from './told-so-far.ts';

const tokenOf = (use: string): string =>
  [{ alg: 'none' }, { sub: 'sub-1', email: 'ana.le@example.com', given_name: 'Ana', token_use: use }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .concat('x')
    .join('.');

/** Somebody who signed in on an earlier visit. */
export const SIGNED_IN = {
  'wattle.identity': JSON.stringify({
    username: 'sub-1',
    accessToken: tokenOf('access'),
    idToken: tokenOf('id'),
    refreshToken: 'refresh',
    expiresAt: Date.UTC(2999, 0, 1),
    isHosted: false,
  }),
  'wattle.session': JSON.stringify({ loggedIn: true, firstName: 'Ana' }),
};

const saved = (id: string, street1: string) => ({
  ...ADDRESS,
  id,
  street1,
  isDefaultBilling: id === 'home',
  isDefaultShipping: id === 'home',
});

const CUSTOMER: Customer = {
  ...CONTACT,
  addresses: [saved('home', '12 Saxon Street'), saved('work', '88 Smith Street')],
};

/** The account of somebody with two addresses. */
export const accountAnswers: Answers = {
  loadIdentity: success({
    endpoint: '/idp/',
    domain: '/idp',
    poolId: 'ap-southeast-2_wattle',
    clientId: 'shop-client',
    social: [],
    demo: null,
  }),
  loadAccount: success({
    customer: { ...CUSTOMER, addresses: [...CUSTOMER.addresses] },
    customerSince: 1_700_000_000_000,
  }),
};
