import { resolve } from 'node:path';
import type { SmtpConfig } from '@wattle/providers/mail';
import type { KlaviyoConfig } from '@wattle/providers/marketing';
import type { GooglePlacesConfig } from '@wattle/providers/places';
import { z } from 'zod';
import { addressList } from './address-list.ts';
import { adyenSettings, checkAdyen, type PaymentConfig, paymentConfigOf } from './adyen-config.ts';
import { type AlgoliaConfig, algoliaConfigOf, algoliaSettings, checkAlgolia } from './algolia-config.ts';
import { ConfigError } from './config-error.ts';
import { googlePlacesConfigOf, googlePlacesSettings } from './google-places-config.ts';
import {
  checkGoogleRetail,
  type GoogleRetailSettings,
  googleRetailConfigOf,
  googleRetailSettings,
} from './google-retail-config.ts';
import { checkIdentity, type IdentityConfig, identityConfigOf, identitySettings } from './identity-config.ts';
import { checkKlaviyo, klaviyoConfigOf, klaviyoSettings } from './klaviyo-config.ts';
import { checkMail, mailSettings, smtpConfigOf } from './mail-config.ts';
import { checkRecaptcha, type RecaptchaSettings, recaptchaConfigOf, recaptchaSettings } from './recaptcha-config.ts';
import { type WidgetScripts, widgetScriptsOf, widgetSettings } from './widget-config.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Every setting of the shop. Read once, at start; nothing else looks at the environment. */
const settings = {
  PORT: port.default(3000).describe('Where the shop listens; 0 takes any free port.'),
  HOST: z.string().min(1).default('127.0.0.1').describe('The address it listens on.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .describe('Where the embedded database, kept pictures and your own media are.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional()
    .describe('A PostgreSQL server, 15 or later. Without it the database is embedded.'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional()
    .describe('How shoppers reach the shop; canonical links and security headers follow it.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('How much is logged, one JSON line an event.'),
  WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(1)
    .describe('Processes that serve; more than one needs DATABASE_URL.'),
  METRICS_PORT: port.optional().describe('A listener of its own for Prometheus at /metrics.'),
  METRICS_PUBLIC: flag.default(false).describe('Also give /metrics on the public listener.'),
  TRUST_PROXY: flag.default(false).describe('Believe X-Forwarded-* headers: only behind a proxy that sets them.'),
  IMAGE_ORIGINS: addressList('must be a comma-separated list of origins').describe(
    'Origins of pictures elsewhere that the image path may fetch, separated by commas.',
  ),
  IMAGE_CACHE_MB: z.coerce.number().int().min(16).max(100_000).default(512).describe('Bound of the kept pictures.'),
  WRITE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(60).describe('Writes a minute from one address.'),
  DEV_PAGES: flag.default(false).describe('Serve the pages under /dev, for people who build the shop.'),
  REVIEWS_SCRIPT_URL: z
    .url({ protocol: /^https$/, error: 'must be an https:// address' })
    .optional()
    .describe('The script of a service for reviews. Without it reviews are off and nothing of theirs is loaded.'),
  ...widgetSettings,
  ...algoliaSettings,
  ...klaviyoSettings,
  ...googleRetailSettings,
  ...googlePlacesSettings,
  ...mailSettings,
  ...identitySettings,
  ...adyenSettings,
  ...recaptchaSettings,
};

export { ConfigError } from './config-error.ts';

export const SETTING_NAMES = Object.keys(settings) as readonly (keyof typeof settings)[];

const schema = z.object(settings).superRefine((value, context) => {
  if (value.WORKERS > 1 && !value.DATABASE_URL) {
    context.addIssue({
      code: 'custom',
      path: ['WORKERS'],
      message: 'more than 1 needs DATABASE_URL: the embedded database belongs to one process',
    });
  }
  checkAlgolia(value, context);
  checkKlaviyo(value, context);
  checkGoogleRetail(value, context);
  checkMail(value, context);
  checkIdentity(value, context);
  checkAdyen(value, context);
  checkRecaptcha(value, context);
});

/** Each setting with what it is for and what it is when it is not set. */
export function describeSettings(): { name: string; about: string; fallback: string }[] {
  return Object.entries(settings).map(([name, setting]) => {
    const fallback = setting.safeParse(undefined);
    const value = fallback.success ? fallback.data : undefined;
    return { name, about: setting.description ?? '', fallback: value === undefined ? '' : String(value) };
  });
}

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string | undefined;
  readonly logLevel: z.infer<typeof settings.LOG_LEVEL>;
  readonly workers: number;
  readonly metricsPort: number | undefined;
  readonly metricsPublic: boolean;
  readonly trustProxy: boolean;
  readonly imageOrigins: readonly string[];
  readonly imageCacheBytes: number;
  readonly writeLimitPerMinute: number;
  readonly devPages: boolean;
  /** undefined: no reviews. */
  readonly reviewsScript: string | undefined;
  /** What is missing is shown by the shop itself. */
  readonly widgetScripts: WidgetScripts;
  /** undefined: search is embedded. */
  readonly algolia: AlgoliaConfig | undefined;
  /** undefined: sign-ups and enquiries are kept. */
  readonly klaviyo: KlaviyoConfig | undefined;
  /** After their delivery. */
  readonly formsKeptDays: number;
  /** undefined: recommendations are embedded. */
  readonly googleRetail: GoogleRetailSettings | undefined;
  /** undefined: addresses come from the list of suburbs. */
  readonly googlePlaces: GooglePlacesConfig | undefined;
  /** undefined: mails stay here, where anyone who reaches the mailbox reads them. */
  readonly smtp: SmtpConfig | undefined;
  /** After they were sent. */
  readonly mailsKeptDays: number;
  readonly identity: IdentityConfig;
  readonly payment: PaymentConfig;
  /** undefined: the shop checks its own tokens. */
  readonly recaptcha: RecaptchaSettings | undefined;
  /** What keys of embedded services are made from; undefined: kept in the data folder. */
  readonly secret: string | undefined;
};

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // an empty variable is one that was not set
  const given = Object.fromEntries(SETTING_NAMES.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, ''),
    logLevel: value.LOG_LEVEL,
    workers: value.WORKERS,
    metricsPort: value.METRICS_PORT,
    metricsPublic: value.METRICS_PUBLIC,
    trustProxy: value.TRUST_PROXY,
    imageOrigins: value.IMAGE_ORIGINS.map((origin) => new URL(origin).origin),
    imageCacheBytes: value.IMAGE_CACHE_MB * 1024 * 1024,
    writeLimitPerMinute: value.WRITE_LIMIT_PER_MINUTE,
    devPages: value.DEV_PAGES,
    reviewsScript: value.REVIEWS_SCRIPT_URL,
    widgetScripts: widgetScriptsOf(value),
    algolia: algoliaConfigOf(value),
    klaviyo: klaviyoConfigOf(value),
    formsKeptDays: value.FORMS_KEPT_DAYS,
    googleRetail: googleRetailConfigOf(value),
    googlePlaces: googlePlacesConfigOf(value),
    smtp: smtpConfigOf(value),
    mailsKeptDays: value.MAILS_KEPT_DAYS,
    identity: identityConfigOf(value),
    payment: paymentConfigOf(value),
    recaptcha: recaptchaConfigOf(value),
    secret: value.IDENTITY_SECRET,
  };
}
