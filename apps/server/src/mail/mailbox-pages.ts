import { type Html, html } from '@wattle/providers/html';
import { paperName } from '../papers/load-paper.ts';
import type { KeptMail } from '../store/mails.ts';
import { findCode, listLinks } from './find-code.ts';
import { mailboxPage } from './mailbox-frame.ts';

const moment = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
});

const when = (ms: number): Html => {
  const iso = new Date(ms).toISOString();
  return html`<time datetime="${iso}" title="${iso}">${moment.format(ms).replace(',', '').replace(' at ', ', ')}</time>`;
};

export type ListView = { readonly to: string; readonly refreshSeconds: number };

const address = (view: ListView): string => {
  const query = new URLSearchParams({
    ...(view.to === '' ? {} : { to: view.to }),
    ...(view.refreshSeconds > 0 ? { refresh: String(view.refreshSeconds) } : {}),
  }).toString();
  return query === '' ? '/dev/mail' : `/dev/mail?${query}`;
};

/** Asks for the key. */
export const keyPage = (isWrong: boolean): string =>
  mailboxPage({
    title: 'Mailbox',
    refreshSeconds: 0,
    body: html`<h1>Mailbox</h1>
<p class="empty">${isWrong ? 'That is not the key. ' : ''}The mailbox opens with the key that the shop printed when it started, or that MAILBOX_KEY sets.</p>
<form action="/dev/mail"><label for="key">Key</label><input id="key" name="key" type="password" autocomplete="off"><button>Open</button></form>`,
  });

/** All mails, newest first. */
export function listPage(mails: readonly KeptMail[], view: ListView): string {
  const { to, refreshSeconds } = view;
  const toggle =
    refreshSeconds > 0
      ? html`<a href="${address({ to, refreshSeconds: 0 })}">Stop refreshing</a>`
      : html`<a href="${address({ to, refreshSeconds: 5 })}">Refresh every 5 seconds</a>`;
  return mailboxPage({
    title: 'Mailbox',
    refreshSeconds,
    body: html`<h1>Mailbox</h1>
<form action="/dev/mail" role="search"><label for="to">Sent to</label><input id="to" name="to" type="search" value="${to}" placeholder="mia@example.com" autocomplete="off" autocapitalize="none" spellcheck="false"><button>Search</button></form>
<p class="tools"><a href="${address(view)}">Refresh</a>${toggle}${to === '' ? null : html`<a href="/dev/mail">Show all</a>`}</p>
${mails.length === 0 ? empty(to) : html`<ul class="mails">${mails.map(row)}</ul>`}`,
  });
}

const empty = (to: string): Html =>
  html`<p class="empty">${to === '' ? 'No mail yet. Sign up, ask for a new password or place an order, and it comes here.' : `No mail to ${to}.`}</p>`;

const row = (mail: KeptMail): Html => {
  const { code } = findCode(mail);
  return html`<li><a href="/dev/mail/${mail.id}"><span class="subject">${mail.subject}</span>${code === undefined ? null : html`<span class="code">${code}</span>`}<span class="to">${mail.to}</span><span class="when">${when(mail.createdAt)}</span></a></li>`;
};

/** One mail: both parts and its links. */
export function mailPage(mail: KeptMail): string {
  const { code } = findCode(mail);
  const links = listLinks(mail.text);
  return mailboxPage({
    title: mail.subject,
    refreshSeconds: 0,
    body: html`<p class="tools"><a href="/dev/mail">All mails</a><a href="/dev/mail?to=${encodeURIComponent(mail.to)}">All to ${mail.to}</a></p>
<h1>${mail.subject}</h1>
<dl><dt>To</dt><dd>${mail.to}</dd><dt>Sent</dt><dd>${when(mail.createdAt)}</dd><dt>Kind</dt><dd>${mail.kind}</dd>${code === undefined ? null : html`<dt>Code</dt><dd class="code">${code}</dd>`}</dl>
${attached(mail)}${mail.html === '' ? html`<p class="empty">This mail was emptied: it is old.</p>` : parts(mail)}
${links.length === 0 ? null : html`<h2>Links</h2><ul class="links">${links.map((url) => html`<li><a href="${url}" rel="noreferrer">${url}</a></li>`)}</ul>`}`,
  });
}

const attached = ({ id, papers = [] }: KeptMail): Html | null =>
  papers.length === 0
    ? null
    : html`<h2>Attached</h2><ul class="links">${papers.map((paper, index) => html`<li><a href="/dev/mail/${id}/papers/${String(index)}">${paperName(paper)}</a></li>`)}</ul>`;

const parts = (mail: KeptMail): Html => html`<h2 id="html">HTML part</h2>
<iframe src="/dev/mail/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox allow-same-origin" title="HTML part of the mail" height="760"></iframe>
<p class="tools"><a href="/dev/mail/${mail.id}/html" target="_blank">Open it alone</a></p>
<h2>Plain part</h2>
<pre tabindex="0" aria-label="Plain part of the mail">${mail.text}</pre>`;
