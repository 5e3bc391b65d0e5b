import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type RunningShop, startShop } from '../../e2e/start-shop.ts';
import type { Stage, StageResult } from '../stages/run-stages.ts';

const VERSION = '4.32.5';
const FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** Of a whole run, which asks until they are over. */
const SECONDS = Number(process.env.SCHEMATHESIS_SECONDS ?? 1200);
/** Then it hangs: it shrinks and reports in less. */
const REPORT_SECONDS = 300;
const IMPORT_TOKEN = 'the-import-token-of-schemathesis-itself';

const SHOP = {
  IMPORT_TOKEN,
  // each request says that it comes from another network, and limits that are left are those of one address
  ...{ TRUST_PROXY: '1', WRITE_LIMIT_PER_MINUTE: '1000000' },
};

const isInstalled = (): boolean =>
  (spawnSync('schemathesis', ['--version'], { encoding: 'utf8' }).stdout ?? '').includes(VERSION);

/** The ID token of the customer whom the demo shop has. */
async function signIn({ url }: RunningShop): Promise<string> {
  const { endpoint, clientId, demo } = await (await fetch(`${url}/api/identity`)).json();
  const response = await fetch(new URL(endpoint, url), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      ...{ ClientId: clientId, AuthFlow: 'USER_PASSWORD_AUTH' },
      AuthParameters: { USERNAME: demo.email, PASSWORD: demo.password },
    }),
  });
  const { AuthenticationResult } = await response.json();
  return AuthenticationResult.IdToken;
}

async function ask(shop: RunningShop): Promise<StageResult> {
  const limits = ['--max-time', String(SECONDS), '--max-examples', '1000', '--continue-on-failure', '--workers', '1'];
  const child = spawn('schemathesis', ['--no-color', 'run', `${shop.url}/api/openapi.json`, ...limits], {
    // where its configuration is, and the hook that it names
    cwd: FOLDER,
    env: {
      ...process.env,
      PYTHONPATH: FOLDER,
      PYTHONDONTWRITEBYTECODE: '1',
      ID_TOKEN: await signIn(shop),
      IMPORT_TOKEN,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: (SECONDS + REPORT_SECONDS) * 1000,
  });
  const [code] = await once(child, 'close');
  return { isOk: code === 0, output: code === null ? 'It did not end in time.' : '' };
}

/** A client that is generated from the shop's OpenAPI document asks all of its calls, and holds the answers against it. */
export const SCHEMATHESIS: Stage = {
  name: 'Schemathesis',
  does: 'asks a running shop all that its API description promises; up to 25 minutes.',
  async run() {
    if (!isInstalled()) {
      console.log(`Schemathesis is skipped: it needs Python 3 and pip install schemathesis==${VERSION}`);
      return { isOk: true, output: '' };
    }
    const shop = await startShop(SHOP);
    try {
      return await ask(shop);
    } finally {
      await shop.stop();
    }
  },
};
