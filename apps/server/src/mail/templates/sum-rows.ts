import { exactPrice, toCents } from '@wattle/domain/money';
import { type Html, html } from '@wattle/providers/html';
import type { Block } from './mail-blocks.ts';
import { COLOURS, FONT } from './mail-colours.ts';

export type SumRow = {
  readonly label: string;
  readonly amount: string;
  readonly look: 'plain' | 'sale' | 'total';
  /** Small, below the label. */
  readonly note?: string;
};

export const price = (cents: number): string => exactPrice(toCents(cents));
export const sumRow = (label: string, cents: number): SumRow => ({ label, amount: price(cents), look: 'plain' });

/** What a sum is made of: labels on the left, amounts in a column on the right. */
export const sumRows = (rows: readonly SumRow[]): Block => ({
  html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows.map(htmlRow)}</table>`,
  text: rows.map(textRow).join('\n'),
});

const textRow = ({ label, amount, note }: SumRow): string => `${label}: ${amount}${note ? `\n  ${note}` : ''}`;

function htmlRow({ label, amount, look, note }: SumRow): Html {
  const isTotal = look === 'total';
  const colour = look === 'sale' ? COLOURS.sale : COLOURS.ink;
  const words = `font-family:${FONT};font-size:${isTotal ? 18 : 15}px;line-height:1.4;color:${colour};`;
  const edge = isTotal ? `border-top:2px solid ${COLOURS.ink};padding:12px 0 8px;` : 'padding:5px 0;';
  const classes = look === 'sale' ? 'sale' : 'ink line';
  return html`<tr><td class="${classes}" style="${words}${edge}font-weight:${isTotal ? '700' : '400'};">${label}${note ? html`<br><span class="ink3" style="font-size:13px;font-weight:400;color:${COLOURS.ink3};">${note}</span>` : ''}</td><td class="${classes}" align="right" style="${words}${edge}font-weight:${isTotal ? '700' : '600'};white-space:nowrap;">${amount}</td></tr>`;
}
