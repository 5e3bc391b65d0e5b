import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, readStartConfig } from './config.ts';

function problemsOf(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
  }
  return [];
}

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      logLevel: 'info',
      workers: 1,
      metricsPublic: false,
    });
    expect(readConfig({}).dataDir).toMatch(/\.data$/);
  });

  it('reads what is set', () => {
    const config = readConfig({
      PORT: '8080',
      DATABASE_URL: 'postgres://shop@db/shop',
      PUBLIC_URL: 'https://shop.example.com/',
      DEMO: 'true',
      WORKERS: '2',
      IMAGE_ORIGINS: 'https://a.example.com, https://b.example.com/',
    });
    expect(config).toMatchObject({
      port: 8080,
      databaseUrl: 'postgres://shop@db/shop',
      publicUrl: 'https://shop.example.com',
      workers: 2,
      imageOrigins: ['https://a.example.com', 'https://b.example.com'],
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
  });

  it('lists everything that is wrong at once', () => {
    const read = () =>
      readConfig({ PORT: 'abc', DATABASE_URL: 'mysql://x', PUBLIC_URL: 'shop', LOG_LEVEL: 'loud', WORKERS: '0' });
    expect(read).toThrow(ConfigError);
    for (const name of ['PORT', 'DATABASE_URL', 'PUBLIC_URL', 'LOG_LEVEL', 'WORKERS']) expect(read).toThrow(name);
  });

  it('lists what does not fit together beside what is invalid, and nothing that only follows from it', () => {
    const env = {
      PORT: 'abc',
      WORKERS: '2',
      SMTP_URL: 'smtp://mail',
      ADYEN_API_KEY: 'a b',
      ADYEN_MERCHANT_ACCOUNT: 'M',
    };
    expect(problemsOf(() => readConfig(env))).toEqual([
      expect.stringMatching(/^PORT: /),
      'ADYEN_API_KEY: is not a key',
      expect.stringMatching(/^WORKERS: more than 1 needs DATABASE_URL/),
      'MAIL_FROM: is missing: SMTP_URL needs it',
      'ADYEN_CLIENT_KEY: is missing: ADYEN_MERCHANT_ACCOUNT needs it',
      'ADYEN_HMAC_KEYS: is missing: ADYEN_MERCHANT_ACCOUNT needs it',
    ]);
  });

  it('adds to them what only a shop that starts must not do', () => {
    const env = { PORT: 'abc', PUBLIC_URL: 'https://shop.example' };
    expect(problemsOf(() => readConfig(env))).toHaveLength(2);
    expect(problemsOf(() => readStartConfig(env))).toEqual([
      expect.stringMatching(/^PORT: /),
      expect.stringContaining('set SMTP_URL'),
      expect.stringContaining('set ADYEN_API_KEY'),
    ]);
    expect(readStartConfig({ PORT: '0' }).port).toBe(0);
  });

  it.each([
    [{}, true],
    [{ DEMO: 'true' }, true],
    [{ DEMO: 'false' }, false],
  ])('with %j fills an empty database with the demo: %s', (env, fills) => {
    expect(readConfig(env).fillsDemo).toBe(fills);
  });

  it('wants a database server for more than one process', () => {
    expect(() => readConfig({ WORKERS: '2' })).toThrow('WORKERS: more than 1 needs DATABASE_URL');
  });

  it('searches in the embedded engine unless an Algolia application is named', () => {
    expect(readConfig({}).algolia).toBeUndefined();
    const env = { ALGOLIA_APP_ID: 'APP1', ALGOLIA_SEARCH_KEY: 'abc' };
    expect(readConfig(env).algolia).toEqual({ appId: 'APP1', searchKey: 'abc', adminKey: undefined, hosts: [] });
    const more = { ALGOLIA_ADMIN_KEY: 'def', ALGOLIA_HOSTS: 'https://a.example.com/s/, http://127.0.0.1:3210' };
    expect(readConfig({ ...env, ...more }).algolia).toMatchObject({
      adminKey: 'def',
      hosts: ['https://a.example.com/s', 'http://127.0.0.1:3210'],
    });
  });

  it.each([
    [{ ALGOLIA_APP_ID: 'APP1' }, 'ALGOLIA_SEARCH_KEY: is missing: ALGOLIA_APP_ID needs it'],
    [{ ALGOLIA_SEARCH_KEY: 'abc' }, 'ALGOLIA_APP_ID: is missing: ALGOLIA_SEARCH_KEY needs it'],
    [{ ALGOLIA_ADMIN_KEY: 'abc' }, 'ALGOLIA_APP_ID: is missing: ALGOLIA_ADMIN_KEY needs it'],
    [{ ALGOLIA_HOSTS: 'https://a.example.com' }, 'SEARCH_KEY: is missing: ALGOLIA_HOSTS needs it, or ALGOLIA_APP_ID'],
    [
      { ALGOLIA_HOSTS: 'http://search.example.com', SEARCH_KEY: 'k'.repeat(32) },
      'ALGOLIA_HOSTS: must be https:// addresses, or of a private network',
    ],
    [{ SEARCH_KEY: 'short' }, 'SEARCH_KEY: must be 32 characters or more, letters and digits'],
    [
      { ALGOLIA_APP_ID: 'A', ALGOLIA_SEARCH_KEY: 'b', ALGOLIA_HOSTS: 'http://a.example.com' },
      'ALGOLIA_HOSTS: must be https:// addresses, or of this machine',
    ],
    [{ ALGOLIA_APP_ID: 'evil.example.com/', ALGOLIA_SEARCH_KEY: 'b' }, 'ALGOLIA_APP_ID: must be letters and digits'],
  ])('refuses half a search service: %j', (env, problem) => {
    expect(() => readConfig(env)).toThrow(problem);
  });

  it('asks search servers of its own that share its key, in a private network or encrypted', () => {
    const key = 'k'.repeat(32);
    expect(readConfig({ SEARCH_KEY: key })).toMatchObject({ searchKey: key, searchServers: undefined });
    const list =
      'http://search1:3000/api/search/, http://10.0.0.7/api/search,http://s.eu.internal,http://[fd00::7]:3000';
    const { searchServers, algolia } = readConfig({ SEARCH_KEY: key, ALGOLIA_HOSTS: list });
    const hosts = [
      'http://search1:3000/api/search',
      'http://10.0.0.7/api/search',
      'http://s.eu.internal',
      'http://[fd00::7]:3000',
    ];
    expect([searchServers, algolia]).toEqual([{ key, hosts }, undefined]);
  });

  it('recommends by the embedded engine unless a Google project is named', () => {
    expect(readConfig({}).googleRetail).toBeUndefined();
    const env = {
      GOOGLE_RETAIL_PROJECT_ID: 'shop-1',
      GOOGLE_RETAIL_SERVING_CONFIG: 'others-you-may-like',
      GOOGLE_RETAIL_CREDENTIALS: '/etc/shop/account.json',
    };
    const settings = { projectId: 'shop-1', servingConfigId: 'others-you-may-like', url: undefined };
    expect(readConfig(env).googleRetail).toEqual({ ...settings, credentials: '/etc/shop/account.json' });
    expect(readConfig({ ...env, GOOGLE_RETAIL_URL: 'http://localhost:1/' }).googleRetail).toMatchObject({
      url: 'http://localhost:1',
    });
  });

  it.each([
    [{ GOOGLE_RETAIL_PROJECT_ID: 'a' }, 'GOOGLE_RETAIL_SERVING_CONFIG: is missing: GOOGLE_RETAIL_PROJECT_ID needs it'],
    [{ GOOGLE_RETAIL_PROJECT_ID: 'a' }, 'GOOGLE_RETAIL_CREDENTIALS: is missing: GOOGLE_RETAIL_PROJECT_ID needs it'],
    [{ GOOGLE_RETAIL_URL: 'https://a.example' }, 'GOOGLE_RETAIL_PROJECT_ID: is missing: GOOGLE_RETAIL_URL needs it'],
    [{ GOOGLE_RETAIL_URL: 'http://a.example' }, 'GOOGLE_RETAIL_URL: must be an https:// address, or of this machine'],
    [{ GOOGLE_RETAIL_PROJECT_ID: '../a' }, 'GOOGLE_RETAIL_PROJECT_ID: must be letters, digits and hyphens'],
  ])('refuses half a recommendation service: %j', (env, problem) => {
    expect(() => readConfig(env)).toThrow(problem);
  });

  it('keeps sign-ups and enquiries unless a Klaviyo key is named', () => {
    expect(readConfig({}).klaviyo).toBeUndefined();
    expect([readConfig({}).formsKeptDays, readConfig({ FORMS_KEPT_DAYS: '7' }).formsKeptDays]).toEqual([30, 7]);
    expect(readConfig({ KLAVIYO_API_KEY: 'pk_1' }).klaviyo).toEqual({ apiKey: 'pk_1' });
    const more = { KLAVIYO_LIST_ID: 'NEWS', KLAVIYO_URL: 'https://proxy.example.com/k/' };
    expect(readConfig({ KLAVIYO_API_KEY: 'pk_1', ...more }).klaviyo).toEqual({
      apiKey: 'pk_1',
      listId: 'NEWS',
      baseUrl: 'https://proxy.example.com/k',
    });
  });

  it.each([
    [{ KLAVIYO_LIST_ID: 'NEWS' }, 'KLAVIYO_API_KEY: is missing: KLAVIYO_LIST_ID needs it'],
    [{ KLAVIYO_URL: 'https://a.example.com' }, 'KLAVIYO_API_KEY: is missing: KLAVIYO_URL needs it'],
    [{ KLAVIYO_API_KEY: 'pk_1', KLAVIYO_URL: 'http://a.example.com' }, 'KLAVIYO_URL: must be an https:// address'],
    [{ KLAVIYO_API_KEY: 'no key!' }, 'KLAVIYO_API_KEY: is not a key'],
    [{ FORMS_KEPT_DAYS: '0' }, 'FORMS_KEPT_DAYS: Too small'],
  ])('refuses half a marketing service: %j', (env, problem) => {
    expect(() => readConfig(env)).toThrow(problem);
  });

  it('never says a key', () => {
    const read = () => readConfig({ ALGOLIA_SEARCH_KEY: 'not a key!', ALGOLIA_ADMIN_KEY: 'nor this!' });
    expect(read).toThrow('ALGOLIA_SEARCH_KEY');
    expect(read).not.toThrow(/not a key!|nor this/);
  });
});
