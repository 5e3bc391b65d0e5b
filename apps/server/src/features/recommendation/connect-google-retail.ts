import { readFile } from 'node:fs/promises';
import type { OnAccess } from '@wattle/providers/outside';
import {
  createGoogleRetail,
  createGoogleTokens,
  type RecommendationProvider,
  readServiceAccount,
} from '@wattle/providers/recommendation';
import { ConfigError } from '../../config/config.ts';
import type { GoogleRetailSettings } from '../../config/google-retail-config.ts';

/** Connects to Google Retail. The service account's key file is read once. */
export async function connectGoogleRetail(
  settings: GoogleRetailSettings,
  onAccess?: OnAccess,
): Promise<RecommendationProvider> {
  const { projectId, servingConfigId, credentials, url } = settings;
  const text = await readFile(credentials, 'utf8').catch(() => undefined);
  const account = text === undefined ? undefined : readServiceAccount(text);
  if (!account) throw new ConfigError(['GOOGLE_RETAIL_CREDENTIALS: is not the file of a service account']);
  return createGoogleRetail({
    projectId,
    servingConfigId,
    accessToken: createGoogleTokens(account),
    ...(onAccess && { onAccess }),
    ...(url === undefined ? {} : { baseUrl: url }),
  });
}
