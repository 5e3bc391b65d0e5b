import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

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

  it('wants a database server for more than one process', () => {
    expect(() => readConfig({ WORKERS: '2' })).toThrow('WORKERS: more than 1 needs DATABASE_URL');
  });
});
