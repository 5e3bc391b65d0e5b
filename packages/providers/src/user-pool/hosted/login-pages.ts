import { type Html, html } from '../../html/index.ts';
import type { PoolAnswer } from '../handle-call.ts';
import type { PoolContext } from '../pool-context.ts';
import type { AuthorizeRequest } from './authorize-request.ts';
import type { Browser } from './browser-cookies.ts';
import { banner, field, type PageProblem } from './form-parts.ts';
import { type PageOwner, renderPage } from './page.ts';

export type Shown = {
  readonly asked: AuthorizeRequest;
  readonly browser: Browser;
  readonly problem?: PageProblem | undefined;
};

const basePath = ({ settings }: PoolContext): string => new URL(settings.hostedUrl).pathname.replace(/\/$/, '');

export const targetsOf = (asked: AuthorizeRequest): readonly string[] => [new URL(asked.redirectUri).origin];
export const ownerOf = ({ settings }: PoolContext): PageOwner => ({
  name: settings.shopName(),
  colours: settings.colours(),
  home: settings.shopLinks?.home ?? null,
});

/** A form with a CSRF token: only this browser can submit it. */
export const form = (pool: PoolContext, { asked, browser }: Shown, path: string, fields: Html): Html =>
  html`<form method="post" action="${`${basePath(pool)}${path}?${asked.query}`}"><input type="hidden" name="csrf" value="${pool.secrets.formToken(browser.id)}">${fields}</form>`;

function socialLinks(pool: PoolContext, asked: AuthorizeRequest): Html | null {
  const links = pool.settings.social.map(({ name, label }) => {
    const query = new URLSearchParams(asked.query);
    query.set('identity_provider', name);
    return html`<a class="button quiet" href="${`${basePath(pool)}/oauth2/authorize?${query}`}">${label}</a>`;
  });
  return links.length > 0 ? html`<p class="or">or</p>${links}` : null;
}

/** [C-1-15] [C-1-16] */
export function loginPage(pool: PoolContext, shown: Shown & { readonly username?: string }): PoolAnswer {
  const { asked, browser, problem } = shown;
  const { shopLinks, shopName } = pool.settings;
  const username = shown.username ?? asked.loginHint ?? '';
  const fields = html`${field({
    ...{ name: 'username', label: 'Email address', problem },
    input: html`type="email" autocomplete="username" value="${username}"`,
  })}${field({
    ...{ name: 'password', label: 'Password', problem },
    input: html`type="password" autocomplete="current-password"`,
  })}${shopLinks && html`<p class="forgot"><a href="${shopLinks.forgotPassword}">Forgotten your password?</a></p>`}<button>Sign in</button>`;
  const more =
    shopLinks && html`<p class="more">New to ${shopName()}? <a href="${shopLinks.signUp}">Create an account</a></p>`;
  return renderPage({
    title: 'Sign in',
    owner: ownerOf(pool),
    body: html`${banner(problem)}${form(pool, shown, '/login', fields)}${socialLinks(pool, asked)}${more}`,
    status: problem ? 400 : 200,
    formTargets: targetsOf(asked),
    cookies: browser.cookies,
  });
}

export const problemPage = (pool: PoolContext, problem: string): PoolAnswer =>
  renderPage({
    title: 'That did not work',
    owner: ownerOf(pool),
    body: html`<p>${problem}</p><p>Go back to the shop and try again.</p>`,
    status: 400,
  });
