import type { Config } from '../config/config.ts';

export type Capability = {
  readonly capability: string;
  readonly provider: string;
  readonly kind: 'embedded' | 'real';
};

const PAYMENTS: Readonly<Record<Config['payment']['kind'], Capability>> = {
  adyen: { capability: 'payment', provider: 'Adyen', kind: 'real' },
  stripe: { capability: 'payment', provider: 'Stripe', kind: 'real' },
  embedded: { capability: 'payment', provider: 'simulator', kind: 'embedded' },
};

/** Which service provides each capability, by configuration. */
export function capabilitiesOf(config: Config): Capability[] {
  return [
    config.databaseUrl
      ? { capability: 'database', provider: 'PostgreSQL', kind: 'real' }
      : { capability: 'database', provider: 'PGlite', kind: 'embedded' },
    { capability: 'images', provider: 'sharp', kind: 'embedded' },
    config.algolia
      ? { capability: 'search', provider: 'Algolia', kind: 'real' }
      : { capability: 'search', provider: ownEngine(config), kind: 'embedded' },
    config.googleRetail
      ? { capability: 'recommendation', provider: 'Google Retail', kind: 'real' }
      : { capability: 'recommendation', provider: ownEngine(config), kind: 'embedded' },
    config.googlePlaces
      ? { capability: 'addresses', provider: 'Google Places', kind: 'real' }
      : { capability: 'addresses', provider: 'list of suburbs', kind: 'embedded' },
    config.identity.kind === 'cognito'
      ? { capability: 'identity', provider: 'Amazon Cognito', kind: 'real' }
      : { capability: 'identity', provider: 'user pool', kind: 'embedded' },
    PAYMENTS[config.payment.kind],
    config.recaptcha
      ? { capability: 'captcha', provider: 'reCAPTCHA', kind: 'real' }
      : { capability: 'captcha', provider: 'own tokens', kind: 'embedded' },
    config.klaviyo
      ? { capability: 'marketing', provider: 'Klaviyo', kind: 'real' }
      : { capability: 'marketing', provider: 'kept in the database', kind: 'embedded' },
    config.smtp
      ? { capability: 'mail', provider: 'SMTP', kind: 'real' }
      : {
          ...{ capability: 'mail', kind: 'embedded' },
          provider: config.mailboxKey === undefined ? 'kept in the database' : 'mailbox at /dev/mail',
        },
  ];
}

/** Where our own engines run. */
const ownEngine = ({ searchServers }: Config): string =>
  searchServers ? `search servers: ${searchServers.hosts.length}` : 'in memory';

/** The table printed at start-up. */
export function formatCapabilities(rows: readonly Capability[]): string {
  const table = [
    ['capability', 'provider', 'embedded or real'],
    ...rows.map((row) => [row.capability, row.provider, row.kind]),
  ];
  const widths = [0, 1].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}
