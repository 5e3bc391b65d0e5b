import { describe, expect, it } from 'vitest';
import {
  hostedSignInUrl,
  hostedSignOutUrl,
  readHostedReturn,
  signInRedirect,
  signOutRedirect,
  tokenRequest,
} from './hosted-pages.ts';

const PAGES = { domain: 'https://id.example', clientId: 'shop', base: 'https://wattle.example' };
const readForm = (text: string) =>
  Object.fromEntries(text.split('&').map((pair) => pair.split('=').map(decodeURIComponent)));

describe('the hosted pages', () => {
  it('send back to the shop [C-2-43 C-2-44]', () => {
    expect(signInRedirect('https://wattle.example')).toBe('https://wattle.example/account/authenticate');
    expect(signOutRedirect('https://wattle.example')).toBe('https://wattle.example/account/signin');
  });

  it('are asked to sign in, by whom if that is known [C-2-43 C-7-48 C-9-52]', () => {
    const [address = '', query = ''] = hostedSignInUrl(PAGES, { state: 's', challenge: 'c', provider: 'Social' }).split(
      '?',
    );
    expect(address).toBe('https://id.example/oauth2/authorize');
    expect(readForm(query)).toEqual({
      response_type: 'code',
      client_id: 'shop',
      redirect_uri: 'https://wattle.example/account/authenticate',
      scope: 'openid email profile aws.cognito.signin.user.admin',
      state: 's',
      code_challenge: 'c',
      code_challenge_method: 'S256',
      identity_provider: 'Social',
    });
    expect(hostedSignInUrl(PAGES, { state: 's', challenge: 'c' })).not.toContain('identity_provider');
  });

  it('are asked to sign out [C-2-44 C-7-49]', () => {
    const [address = '', query = ''] = hostedSignOutUrl(PAGES).split('?');
    expect(address).toBe('https://id.example/logout');
    expect(readForm(query)).toEqual({ client_id: 'shop', logout_uri: 'https://wattle.example/account/signin' });
  });

  it('turn a code into tokens [C-7-46]', () => {
    expect(tokenRequest(PAGES, 'the-code', 'the-verifier')).toEqual({
      grant_type: 'authorization_code',
      code: 'the-code',
      client_id: 'shop',
      redirect_uri: 'https://wattle.example/account/authenticate',
      code_verifier: 'the-verifier',
    });
  });
});

describe('coming back from the hosted pages', () => {
  const back = (fields: Record<string, string>, state: string | null) =>
    readHostedReturn({ get: (name) => fields[name] ?? null }, state);

  it('brings a code', () => {
    expect(back({ code: 'c', state: 's' }, 's')).toEqual({ status: 'SUCCESS', value: 'c' });
  });

  it.each([
    ['another state', { code: 'c', state: 'x' }, 's'],
    ['no state', { code: 'c' }, 's'],
    ['a state nobody asked with', { code: 'c', state: 's' }, null],
    ['an empty one', { code: 'c', state: '' }, ''],
  ])('with %s is refused [C-8-65]', (_, fields: Record<string, string>, state) => {
    expect(back(fields, state)).toMatchObject({ error: { name: 'OAUTH_STATE_INVALID' } });
  });

  it.each([{ state: 's' }, { state: 's', error: 'access_denied' }, { state: 's', code: 'c', error: 'x' }])(
    'without a code is a refusal: %j',
    (fields) => {
      expect(back(fields, 's')).toMatchObject({ error: { name: 'HOSTED_SIGN_IN_REFUSED' } });
    },
  );
});
