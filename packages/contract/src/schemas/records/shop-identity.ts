import { findColourProblems, type ShopIdentity } from '@wattle/domain/shop-identity';
import { z } from 'zod';
import { line, MAX, name, path, plainText, upTo } from '../fields.ts';
import { schemaOf } from './schema-of.ts';

const short = line.max(MAX.name, upTo(MAX.name));
const colour = plainText.regex(/^#[0-9a-f]{6}$/, 'must be a colour like #0f3d31, in small letters');
const picture = path.regex(/^\/(?:media|pictures)\//, 'must be a picture of the shop, such as /media/logo.svg');

const coloursSchema = z
  .strictObject({
    frame: colour.describe('Header, footer and second actions. White text stands on it.'),
    action: colour.describe('The primary action of a screen.'),
  })
  .check((context) => {
    for (const { field, what, ratio, needs } of findColourProblems(context.value)) {
      const message = `makes ${what} hard to read: contrast ${ratio.toFixed(2)}, needs ${needs}`;
      context.issues.push({ code: 'custom', input: context.value[field], path: [field], message });
    }
  });

export const shopIdentitySchema = schemaOf<ShopIdentity>()(
  z.object({
    name: name.max(40, upTo(40)),
    sells: short.describe('What it sells, as a sentence says it.'),
    legalName: short.describe('The company, on invoices and in the footer.'),
    abn: line.max(20, upTo(20)),
    street: short,
    suburb: short,
    state: line.max(20, upTo(20)),
    postcode: line.max(10, upTo(10)),
    phone: line.max(30, upTo(30)),
    helpDays: line.max(40, upTo(40)).describe('When the phone is answered, in short: 7 days.'),
    helpHours: z.array(name).max(7).describe('And at length, a line each.'),
    logo: picture.nullable().describe('A square picture beside the name, such as /media/logo.svg in DATA_DIR.'),
    wordmark: name.max(40, upTo(40)).nullable().describe('The name as the logo writes it, when that differs.'),
    icon: picture.nullable().describe('Icon of browser tabs; without it the first letter of the name.'),
    colours: coloursSchema.nullable(),
    mailSender: name.nullable().describe('Who mails are from, unless MAIL_FROM has a name; without it the name.'),
    feedTitle: name.nullable().describe('Title of the product feed; without it the name.'),
    social: z.array(z.strictObject({ label: name, url: z.url({ protocol: /^https$/ }) })).max(12),
  }),
);
