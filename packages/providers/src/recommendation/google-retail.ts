import { type Failed, failed, type Success, success } from '@wattle/domain/results';
import { fetchOutside, isShutOut, type OnAccess } from '../outside/index.ts';
import { type Prediction, RecommendationFailure, type RecommendationProvider } from './port.ts';
import { readPrediction, writePredictBody, writeUserEvent } from './retail-wire.ts';

export type GoogleRetailConfig = {
  readonly projectId: string;
  /** Selects the trained model. */
  readonly servingConfigId: string;
  /** Returns a current token; the caller handles renewal. */
  readonly accessToken: () => Promise<string>;
  /** Overrides Google's own address. */
  readonly baseUrl?: string;
  /** Kept short: shoppers do not wait for recommendations. */
  readonly predictTimeoutMs?: number;
  readonly recordTimeoutMs?: number;
  readonly onAccess?: OnAccess;
};

type Answer =
  | { readonly kind: 'answered'; readonly body: unknown }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'silent'; readonly code: 'TIMEOUT' | 'UNAVAILABLE' };

const GOOGLE = 'https://retail.googleapis.com';
const PREDICT_TIMEOUT_MS = 1_000;
const RECORD_TIMEOUT_MS = 5_000;

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';
/** Rate limited or temporarily broken. */
const canRetry = (status: number): boolean => status === 429 || status >= 500;

/** Settles with the work or when the signal aborts, because fetching a token may be slow too. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([work, promise]);
}

/** Posts once. Neither the token nor an error that quotes it leaves this function. */
async function post(config: GoogleRetailConfig, path: string, content: unknown, timeoutMs: number): Promise<Answer> {
  const { projectId, accessToken, baseUrl = GOOGLE } = config;
  const catalog = `projects/${encodeURIComponent(projectId)}/locations/global/catalogs/default_catalog`;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const token = await within(signal, accessToken());
    const response = await fetchOutside(`${baseUrl}/v2/${catalog}/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(content),
      redirect: 'error',
      signal,
    });
    const body: unknown = await response.json().catch((error: unknown) => {
      if (!(error instanceof SyntaxError)) throw error;
    });
    const { ok, status } = response;
    if (ok || isShutOut(status)) config.onAccess?.(ok ? null : `status ${status}`);
    return ok ? { kind: 'answered', body } : { kind: 'refused', status };
  } catch (error) {
    return { kind: 'silent', code: isTimeout(error) ? 'TIMEOUT' : 'UNAVAILABLE' };
  }
}

function readAnswer(answer: Answer): Success<Prediction> | Failed {
  if (answer.kind === 'silent') return failed(answer.code);
  if (answer.kind === 'refused') return failed('UNAVAILABLE', canRetry(answer.status));
  const prediction = readPrediction(answer.body);
  return prediction ? success(prediction) : failed('UNAVAILABLE', false);
}

/** Google's Retail API v2 (Vertex AI Search for commerce). */
export function createGoogleRetail(config: GoogleRetailConfig): RecommendationProvider {
  const { predictTimeoutMs = PREDICT_TIMEOUT_MS, recordTimeoutMs = RECORD_TIMEOUT_MS } = config;
  const predictPath = `servingConfigs/${encodeURIComponent(config.servingConfigId)}:predict`;
  return {
    name: 'google-retail',
    async predict(request) {
      return readAnswer(await post(config, predictPath, writePredictBody(request), predictTimeoutMs));
    },
    async record(events) {
      for (const [recorded, event] of events.entries()) {
        const answer = await post(config, 'userEvents:write', writeUserEvent(event), recordTimeoutMs);
        if (answer.kind === 'answered') continue;
        const isRefused = answer.kind === 'refused';
        const why = isRefused ? `The recommendation service answered ${answer.status}.` : answer.code;
        // events wait until a wrong key is mended
        const isWorthIt = !isRefused || canRetry(answer.status) || isShutOut(answer.status);
        throw new RecommendationFailure(why, isWorthIt, recorded);
      }
    },
  };
}
