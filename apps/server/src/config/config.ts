import { resolve } from 'node:path';
import type { SmtpConfig } from '@wattle/providers/mail';
import type { KlaviyoConfig } from '@wattle/providers/marketing';
import type { GooglePlacesConfig } from '@wattle/providers/places';
import { z } from 'zod';
import { addressList } from './address-list.ts';
import {
  type AlgoliaConfig,
  algoliaConfigOf,
  algoliaSettings,
  checkAlgolia,
  type SearchServersConfig,
  searchServersConfigOf,
} from './algolia-config.ts';
import { type ConfigCheck, ConfigError } from './config-error.ts';
import { googlePlacesConfigOf, googlePlacesSettings } from './google-places-config.ts';
import {
  checkGoogleRetail,
  type GoogleRetailSettings,
  googleRetailConfigOf,
  googleRetailSettings,
} from './google-retail-config.ts';
import { checkHooks, type HookConfig, hookConfigOf, hookSettings } from './hook-config.ts';
import { checkIdentity, type IdentityConfig, identityConfigOf, identitySettings } from './identity-config.ts';
import { type ImportConfig, importConfigOf, importSettings } from './import-config.ts';
import { checkKlaviyo, klaviyoConfigOf, klaviyoSettings } from './klaviyo-config.ts';
import { checkMail, mailboxKeyOf, mailSettings, smtpConfigOf } from './mail-config.ts';
import {
  checkPayment,
  type PaymentConfig,
  paymentConfigOf,
  paymentSettings,
  simulatorProblems,
} from './payment-config.ts';
import { checkRecaptcha, type RecaptchaSettings, recaptchaConfigOf, recaptchaSettings } from './recaptcha-config.ts';
import { type SecurityConfig, securityConfigOf, securitySettings } from './security-config.ts';
import { type TrustProxy, trustProxySetting } from './trust-proxy.ts';
import { type WidgetScripts, widgetScriptsOf, widgetSettings } from './widget-config.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Every setting. Read once at start; nothing else reads the environment. */
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
  DATABASE_WAIT_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(600)
    .default(30)
    .describe('How long a start waits for a PostgreSQL server, or for search servers, that are not there yet.'),
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
  TRUST_PROXY: trustProxySetting,
  STOP_GRACE_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(120)
    .default(5)
    .describe('How long new requests are still accepted after SIGTERM, while proxies notice that /readyz fails.'),
  REQUEST_TIMEOUT_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(300)
    .default(30)
    .describe('How long a client may take to send a request; then its connection is closed.'),
  MAX_REQUESTS_UNDER_WAY: z.coerce
    .number()
    .int()
    .min(10)
    .max(100_000)
    .default(250)
    .describe('Requests at once in one process; more are turned away with 503, new orders at twice as many.'),
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
  ...paymentSettings,
  ...recaptchaSettings,
  ...importSettings,
  ...hookSettings,
  ...securitySettings,
};

export { ConfigError } from './config-error.ts';

type Values = z.infer<z.ZodObject<typeof settings>>;
type Environment = Readonly<Record<string, string | undefined>>;

function checkTogether(value: Values, context: ConfigCheck): void {
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
  checkPayment(value, context);
  checkRecaptcha(value, context);
  checkHooks(value, context);
}

/**
 * Parses each setting on its own and then looks at them together, so that one invalid setting hides no other problem.
 * An invalid setting counts as not set, and what does not fit because of it is not reported.
 */
function readValues(env: Environment): { readonly values: Values; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  const invalid = new Set<string>();
  for (const [name, setting] of Object.entries<z.ZodType>(settings)) {
    // treat an empty variable as unset
    const parsed = setting.safeParse(env[name] || undefined);
    values[name] = parsed.success ? parsed.data : setting.safeParse(undefined).data;
    if (parsed.success) continue;
    invalid.add(name);
    const said = parsed.error.issues.map(({ path, message }) => `${[name, ...path].join('.')}: ${message}`);
    problems.push(...new Set(said));
  }
  const all = values as Values;
  checkTogether(all, {
    addIssue({ path, message }) {
      const isFollowing = [...invalid].some((name) => new RegExp(`\\b${name}\\b`).test(`${path} ${message}`));
      if (!isFollowing) problems.push(`${path.join('.')}: ${message}`);
    },
  });
  return { values: all, problems };
}

/** Each setting with its purpose and default, for the reference documentation. */
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
  readonly databaseWaitMs: number;
  readonly publicUrl: string | undefined;
  readonly logLevel: z.infer<typeof settings.LOG_LEVEL>;
  readonly workers: number;
  /** Whether a start fills an empty database with the demo shop. */
  readonly fillsDemo: boolean;
  readonly metricsPort: number | undefined;
  readonly import: ImportConfig;
  readonly hooks: HookConfig;
  /** Who is told of holes. */
  readonly security: SecurityConfig;
  readonly metricsPublic: boolean;
  /** How many proxies, or which, are believed about a client's address. */
  readonly trustProxy: TrustProxy;
  readonly stopGraceMs: number;
  readonly requestTimeoutMs: number;
  readonly maxUnderWay: number;
  readonly imageOrigins: readonly string[];
  readonly imageCacheBytes: number;
  readonly writeLimitPerMinute: number;
  readonly devPages: boolean;
  /** undefined: no reviews. */
  readonly reviewsScript: string | undefined;
  /** Without a script, the shop shows its own version of the widget. */
  readonly widgetScripts: WidgetScripts;
  /** undefined: search is embedded, or asked of our own servers. */
  readonly algolia: AlgoliaConfig | undefined;
  /** Servers of this program that search and recommend for this one; undefined: it has an index of its own. */
  readonly searchServers: SearchServersConfig | undefined;
  /** What web servers of this shop say to be answered; undefined: there are none. */
  readonly searchKey: string | undefined;
  /** undefined: sign-ups and enquiries are only stored. */
  readonly klaviyo: KlaviyoConfig | undefined;
  /** Counted from delivery. */
  readonly formsKeptDays: number;
  /** undefined: recommendations are embedded. */
  readonly googleRetail: GoogleRetailSettings | undefined;
  /** undefined: addresses come from the list of suburbs. */
  readonly googlePlaces: GooglePlacesConfig | undefined;
  /** undefined: mails stay in the database. */
  readonly smtp: SmtpConfig | undefined;
  /** undefined: there is no mailbox. */
  readonly mailboxKey: string | undefined;
  /** Counted from creation. */
  readonly mailsKeptDays: number;
  readonly identity: IdentityConfig;
  readonly payment: PaymentConfig;
  /** undefined: the shop uses its own CAPTCHA tokens. */
  readonly recaptcha: RecaptchaSettings | undefined;
  /** Secret for the keys of embedded services; undefined: one is kept in the data folder. */
  readonly secret: string | undefined;
};

/** The configuration of a shop that starts: also refuses what only a running shop must not do. */
export function readStartConfig(env: Environment): Config {
  const { values, problems } = readValues(env);
  const all = [...problems, ...simulatorProblems({ publicUrl: values.PUBLIC_URL, payment: paymentConfigOf(values) })];
  if (all.length > 0) throw new ConfigError(all);
  return configOf(values);
}

export function readConfig(env: Environment): Config {
  const { values, problems } = readValues(env);
  if (problems.length > 0) throw new ConfigError(problems);
  return configOf(values);
}

function configOf(value: Values): Config {
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    databaseWaitMs: value.DATABASE_WAIT_SECONDS * 1000,
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, ''),
    logLevel: value.LOG_LEVEL,
    workers: value.WORKERS,
    fillsDemo: value.DEMO !== false,
    import: importConfigOf(value),
    hooks: hookConfigOf(value),
    security: securityConfigOf(value),
    metricsPort: value.METRICS_PORT,
    metricsPublic: value.METRICS_PUBLIC,
    trustProxy: value.TRUST_PROXY,
    stopGraceMs: value.STOP_GRACE_SECONDS * 1000,
    requestTimeoutMs: value.REQUEST_TIMEOUT_SECONDS * 1000,
    maxUnderWay: value.MAX_REQUESTS_UNDER_WAY,
    imageOrigins: value.IMAGE_ORIGINS.map((origin) => new URL(origin).origin),
    imageCacheBytes: value.IMAGE_CACHE_MB * 1024 * 1024,
    writeLimitPerMinute: value.WRITE_LIMIT_PER_MINUTE,
    devPages: value.DEV_PAGES,
    reviewsScript: value.REVIEWS_SCRIPT_URL,
    widgetScripts: widgetScriptsOf(value),
    algolia: algoliaConfigOf(value),
    searchServers: searchServersConfigOf(value),
    searchKey: value.SEARCH_KEY,
    klaviyo: klaviyoConfigOf(value),
    formsKeptDays: value.FORMS_KEPT_DAYS,
    googleRetail: googleRetailConfigOf(value),
    googlePlaces: googlePlacesConfigOf(value),
    smtp: smtpConfigOf(value),
    mailboxKey: mailboxKeyOf(value),
    mailsKeptDays: value.MAILS_KEPT_DAYS,
    identity: identityConfigOf(value),
    payment: paymentConfigOf(value),
    recaptcha: recaptchaConfigOf(value),
    secret: value.IDENTITY_SECRET,
  };
}
