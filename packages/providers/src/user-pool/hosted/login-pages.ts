import { type Html, html } from '../../html/index.ts';
import type { Challenge } from '../challenges/flow.ts';
import type { PoolAnswer } from '../handle-call.ts';
import type { PoolContext } from '../pool-context.ts';
import type { AuthorizeRequest } from './authorize-request.ts';
import type { Browser } from './browser-cookies.ts';
import { renderPage } from './page.ts';

type Shown = { readonly asked: AuthorizeRequest; readonly browser: Browser; readonly problem?: string | null };

const basePath = ({ settings }: PoolContext): string => new URL(settings.hostedUrl).pathname.replace(/\/$/, '');
const targetsOf = (asked: AuthorizeRequest): readonly string[] => [new URL(asked.redirectUri).origin];
const problemText = (problem: string | null | undefined): Html | null =>
  problem ? html`<p class="problem" role="alert">${problem}</p>` : null;

const form = (pool: PoolContext, { asked, browser }: Shown, path: string, fields: Html): Html =>
  html`<form method="post" action="${`${basePath(pool)}${path}?${asked.query}`}"><input type="hidden" name="csrf" value="${pool.secrets.formToken(browser.id)}">${fields}</form>`;

/** [C-1-15] [C-1-16] */
export function loginPage(pool: PoolContext, shown: Shown & { readonly username?: string }): PoolAnswer {
  const { asked, browser, problem } = shown;
  const username = shown.username ?? asked.loginHint ?? '';
  const fields = html`<label for="username">Email</label>
<input id="username" name="username" type="email" autocomplete="username" required value="${username}">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required>
<button>Sign in</button>`;
  const social = pool.settings.social.map(({ name, label }) => {
    const query = new URLSearchParams(asked.query);
    query.set('identity_provider', name);
    return html`<a class="button quiet" href="${`${basePath(pool)}/oauth2/authorize?${query}`}">${label}</a>`;
  });
  return renderPage({
    title: `Sign in to ${pool.settings.shopName}`,
    body: html`${problemText(problem)}${form(pool, shown, '/login', fields)}${social}`,
    status: problem ? 400 : 200,
    formTargets: targetsOf(asked),
    cookies: browser.cookies,
  });
}

const codeField = html`<label for="answer">Code</label>
<input id="answer" name="answer" inputmode="numeric" autocomplete="one-time-code" required><button>Continue</button>`;

function challengeFields({ name, parameters }: Challenge, secret: string | null): Html {
  switch (name) {
    case 'SELECT_MFA_TYPE':
      return html`<p>How do you want to confirm that it is you?</p>
<button name="answer" value="SOFTWARE_TOKEN_MFA">Authenticator app</button>
<button class="quiet" name="answer" value="EMAIL_OTP">Code by email</button>`;
    case 'NEW_PASSWORD_REQUIRED':
      return html`<label for="answer">New password</label>
<input id="answer" name="answer" type="password" autocomplete="new-password" required><button>Save password</button>`;
    case 'MFA_SETUP':
      return html`<p>Add this key to your authenticator app, then enter the code it shows.</p>
<p><code>${secret ?? ''}</code></p>${codeField}`;
    case 'EMAIL_OTP':
      return html`<p>Enter the code we sent to ${parameters.CODE_DELIVERY_DESTINATION ?? 'you'}.</p>${codeField}`;
    default:
      return html`<p>Enter the code from your authenticator app.</p>${codeField}`;
  }
}

/** [C-4-18..22] A further step of a sign-in. `secret` is what an authenticator is set up with. */
export function challengePage(
  pool: PoolContext,
  shown: Shown & { readonly challenge: Challenge; readonly secret?: string | null },
): PoolAnswer {
  const { challenge, asked, browser, problem, secret = null } = shown;
  const fields = html`<input type="hidden" name="challenge" value="${challenge.name}">
<input type="hidden" name="session" value="${challenge.session}">
<input type="hidden" name="secret" value="${secret ?? ''}">${challengeFields(challenge, secret)}`;
  return renderPage({
    title: 'One more step',
    body: html`${problemText(problem)}${form(pool, shown, '/login/challenge', fields)}`,
    status: problem ? 400 : 200,
    formTargets: targetsOf(asked),
    cookies: browser.cookies,
  });
}

export const problemPage = (problem: string, cookies: readonly string[] = []): PoolAnswer =>
  renderPage({
    title: 'That did not work',
    body: html`<p>${problem}</p><p>Go back to the shop and try again.</p>`,
    status: 400,
    cookies,
  });
