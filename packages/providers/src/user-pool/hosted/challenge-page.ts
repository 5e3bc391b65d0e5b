import { encode } from 'uqr';
import { type Html, html } from '../../html/index.ts';
import type { Challenge } from '../challenges/flow.ts';
import type { PoolAnswer } from '../handle-call.ts';
import type { PoolContext } from '../pool-context.ts';
import { banner, field, type PageProblem } from './form-parts.ts';
import { form, ownerOf, type Shown, targetsOf } from './login-pages.ts';
import { renderPage } from './page.ts';

type Said = {
  readonly challenge: Challenge;
  readonly secret: string | null;
  readonly problem: PageProblem | undefined;
};

const DIGITS = html`inputmode="numeric"`;

const codeField = (label: string, problem: PageProblem | undefined, inputMode: Html | null = DIGITS): Html =>
  html`${field({
    ...{ name: 'answer', label, problem },
    input: html`class="code" ${inputMode} autocomplete="one-time-code" maxlength="12"`,
  })}<button>Continue</button>`;

/** Groups of four, easier to type. The gaps are visual only: copying yields no spaces. */
function grouped(secret: string): Html {
  const groups = secret.match(/.{1,4}/g) ?? [];
  return html`<code class="secret">${groups.map((group) => html`<span>${group}</span>`)}</code>`;
}

/** The address as a QR code for the phone with the authenticator app. */
function picture(address: string): Html {
  const { size, data } = encode(address, { ecc: 'M' });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return html`<svg class="qr" viewBox="0 0 ${String(size)} ${String(size)}" role="img" aria-label="QR code of the key below" shape-rendering="crispEdges"><path d="${dots.join('')}"/></svg>`;
}

function setupFields(pool: PoolContext, secret: string, problem: PageProblem | undefined): Html {
  const name = encodeURIComponent(pool.settings.shopName());
  const address = `otpauth://totp/${name}?${new URLSearchParams({ secret, issuer: pool.settings.shopName() })}`;
  return html`<p>Your account needs a second step. Open an authenticator app, add an account and scan this picture, or type the key below it.</p>
${picture(address)}${grouped(secret)}<p><a href="${address}">Open the app on this device</a></p>${codeField('Code from the app', problem)}`;
}

function challengeFields(pool: PoolContext, { challenge, secret, problem }: Said): Html {
  switch (challenge.name) {
    case 'SELECT_MFA_TYPE':
      return html`<p>How do you want to confirm that it is you?</p>
<button name="answer" value="SOFTWARE_TOKEN_MFA">Authenticator app</button>
<button class="quiet" name="answer" value="EMAIL_OTP">Code by email</button>`;
    case 'NEW_PASSWORD_REQUIRED':
      return html`<p>Choose a password of your own to go on.</p>${field({
        ...{ name: 'answer', label: 'New password', problem },
        input: html`type="password" autocomplete="new-password"`,
      })}<button>Save password</button>`;
    case 'MFA_SETUP':
      return setupFields(pool, secret ?? '', problem);
    case 'EMAIL_OTP':
      return html`<p>Enter the code we sent to ${challenge.parameters.CODE_DELIVERY_DESTINATION ?? 'you'}.</p>${codeField('Code', problem)}`;
    default:
      // a backup code has letters
      return challenge.parameters.BACKUP_CODES === 'true'
        ? html`<p>Enter the code from your authenticator app, or one of your backup codes.</p>${codeField('Code', problem, null)}`
        : html`<p>Enter the code from your authenticator app.</p>${codeField('Code from the app', problem)}`;
  }
}

/** [C-4-18..22] A further sign-in step. `secret` sets up an authenticator. */
export function challengePage(
  pool: PoolContext,
  shown: Shown & { readonly challenge: Challenge; readonly secret?: string | null },
): PoolAnswer {
  const { challenge, asked, browser, problem, secret = null } = shown;
  const fields = html`<input type="hidden" name="challenge" value="${challenge.name}">
<input type="hidden" name="session" value="${challenge.session}">
<input type="hidden" name="secret" value="${secret ?? ''}">${challengeFields(pool, { challenge, secret, problem })}`;
  return renderPage({
    title: 'One more step',
    owner: ownerOf(pool),
    body: html`${banner(problem)}${form(pool, shown, '/login/challenge', fields)}`,
    status: problem ? 400 : 200,
    formTargets: targetsOf(asked),
    cookies: browser.cookies,
  });
}
