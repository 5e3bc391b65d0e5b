import { imageUrl } from '@wattle/domain/images';
import { lineCode, lineName, type OrderLine } from '@wattle/domain/order';
import { fillMessage, orderPartMessages } from '@wattle/messages';
import { type Html, html } from '@wattle/providers/html';
import type { Block } from './mail-blocks.ts';
import { COLOURS, FONT } from './mail-colours.ts';
import { price } from './sum-rows.ts';

/** Shown at half this width, to be sharp on phones. */
const PICTURE_WIDTH = 160;
const SHOWN_WIDTH = 72;

const style = (size: number, colour: string, more = ''): string =>
  `margin:0;font-family:${FONT};font-size:${size}px;line-height:1.45;color:${colour};${more}`;

/** The order's items at their prices before discounts, which are in the totals. */
export const orderLinesBlock = (lines: readonly OrderLine[], publicUrl: string): Block => ({
  html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${lines.map((line) => row(line, publicUrl))}</table><div style="height:12px;line-height:12px;font-size:1px;">&nbsp;</div>`,
  text: lines.map(textOf).join('\n'),
});

const nameOf = (line: OrderLine): string => (line.qty === 1 ? lineName(line) : `${line.qty} × ${lineName(line)}`);

const priceOf = ({ qty, unitCents, promotionId }: OrderLine): string =>
  promotionId !== null && unitCents === 0 ? orderPartMessages.free : price(unitCents * qty);

/** Lines below the product name. */
function detailsOf(line: OrderLine): string[] {
  const { qty, plan, giftcard, promotionId, unitCents } = line;
  const sku = lineCode(line);
  const { recipientName: name = '', recipientEmail: email = '' } = giftcard ?? {};
  return [
    ...(giftcard ? [fillMessage(orderPartMessages.giftCardTo, { name, email })] : []),
    ...(!giftcard && sku !== '' ? [fillMessage(orderPartMessages.sku, { sku })] : []),
    ...(qty > 1 && unitCents > 0 ? [fillMessage(orderPartMessages.each, { price: price(unitCents) })] : []),
    ...(plan ? [fillMessage(orderPartMessages.plan, { name: plan.name, price: price(plan.totalCents) })] : []),
    ...(promotionId !== null && unitCents === 0 ? [orderPartMessages.gift] : []),
  ];
}

const textOf = (line: OrderLine): string =>
  [`* ${nameOf(line)}: ${priceOf(line)}`, ...detailsOf(line).map((detail) => `  ${detail}`)].join('\n');

const row = (line: OrderLine, publicUrl: string): Html =>
  html`<tr><td class="line" width="${String(SHOWN_WIDTH)}" valign="top" style="border-top:1px solid ${COLOURS.line};padding:14px 0;">${picture(line, publicUrl)}</td><td class="line" valign="top" style="border-top:1px solid ${COLOURS.line};padding:14px 12px 14px 16px;"><p class="ink" style="${style(16, COLOURS.ink, 'font-weight:700;')}">${nameOf(line)}</p>${detailsOf(line).map((detail) => html`<p class="ink3" style="${style(14, COLOURS.ink3)}">${detail}</p>`)}</td><td class="line" align="right" valign="top" style="border-top:1px solid ${COLOURS.line};padding:14px 0;white-space:nowrap;"><p class="ink" style="${style(16, COLOURS.ink, 'font-weight:700;')}">${priceOf(line)}</p></td></tr>`;

/** If pictures are blocked, the background stays empty: the name is beside it. */
function picture({ imageUrl: path, giftcard }: OrderLine, publicUrl: string): Html {
  if (path === null || giftcard) return giftCard(giftcard ? `$${giftcard.amount}` : '');
  const src = `${publicUrl}${imageUrl(path, { width: PICTURE_WIDTH })}`;
  const size = String(SHOWN_WIDTH);
  return html`<img src="${src}" width="${size}" height="${size}" alt="" style="display:block;width:${size}px;height:${size}px;border:0;border-radius:12px;background-color:#f0eade;">`;
}

const giftCard = (words: string): Html =>
  html`<table role="presentation" width="${String(SHOWN_WIDTH)}" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" height="${String(SHOWN_WIDTH)}" bgcolor="${COLOURS.frame}" style="background-color:${COLOURS.frame};border-radius:12px;font-family:${FONT};font-size:17px;font-weight:700;color:${COLOURS.action};">${words}</td></tr></table>`;
