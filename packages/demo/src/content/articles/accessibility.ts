import { SHOP } from '@wattle/domain';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, externalLink, h2, list, p, pRich, table } from '../blocks.ts';
import { answer } from '../guide-blocks.ts';

export const accessibility: ArticleDraft = {
  id: 'accessibility',
  parentId: 'about',
  name: 'Accessibility',
  kicker: 'About us',
  summary: 'What this site and our stores do so that everybody can use them, what is not right yet, and whom to tell.',
  heroImage: null,
  publishedDaysAgo: 160,
  checkedDaysAgo: 21,
  body: [
    answer(
      'We build to WCAG 2.2, level AA, and test every page for it.',
      `Anything that you cannot do here, a person does with you: ${SHOP.supportPhone}, or any store.`,
      'Tell us what is in the way. We answer within five working days.',
    ),
    h2('This site'),
    list(
      '<strong>Keyboard.</strong> Everything can be reached and used without a mouse, and you always see where you are.',
      '<strong>Screen readers.</strong> Pages have headings, landmarks and names for every control. What changes is announced.',
      '<strong>Size.</strong> Text can be enlarged to 200 per cent, and the page to 400 per cent on a phone’s width, without scrolling sideways.',
      '<strong>Targets.</strong> Buttons and links that stand alone are at least 44 pixels high.',
      '<strong>Colour.</strong> Text meets the contrast of level AA, and nothing is said by colour alone.',
      '<strong>Motion.</strong> If your system asks for less motion, nothing slides or fades. What moves by itself can be stopped.',
      '<strong>Time.</strong> No form runs out while you type.',
      '<strong>Without scripts.</strong> Guides, products, stores and forms can be read and sent with scripts switched off.',
    ),
    h2('What is not right yet'),
    table(
      ['What', 'Until then'],
      [
        [
          'Films of others in our guides may lack captions or audio description',
          'The text beside them says what they show',
        ],
        ['Manuals of makers are often untagged PDF files', 'Call us; we read you the part that you need'],
        ['Wide tables scroll sideways on small phones', 'The first column names each row'],
        ['Payment pages of other companies are theirs', 'Order by telephone at the same price'],
      ],
    ),
    h2('How we test'),
    p(
      'Each page of the site is checked by a program on every change, at three widths, and by keyboard. Twice a year people who use screen readers, magnifiers and switches go through a purchase with us, and are paid for it. This statement was last checked on the date above.',
    ),
    h2('Our stores'),
    list(
      'All are on the ground floor or beside a lift, with accessible parking; the number of spaces is on each store’s page.',
      'Guide, hearing and assistance dogs are welcome everywhere.',
      'A chair and a lower counter in each store; a quiet hour on Tuesdays from 10 to 11, with the televisions silent.',
      'Staff will read labels, write things down, or come to the car.',
    ),
    h2('On the phone'),
    p(
      'Call through the National Relay Service: TTY 133 677, voice relay 1300 555 727. For an interpreter call TIS National on 131 450 and ask for our number. You may have somebody speak for you; tell us once and we note it.',
    ),
    h2('Delivery and installation'),
    p(
      'Our crew moves furniture out of the way, sets up the controls with you, marks buttons with raised dots if you like, and shows the large print or audio guide where the maker has one. Say what you need at checkout or on the phone. It costs nothing.',
    ),
    h2('Choosing an appliance'),
    pRich(
      `Look for knobs that click, buttons instead of glass, beeps that can be changed, side-opening ovens and washers that open at ${anchor(toArticle('front-or-top-loader'), 'a height that suits you')}. Our stores have them switched on, so that you can try. Questions by phone are as welcome as in person.`,
    ),
    h2('Tell us'),
    pRich(
      `Write through ${anchor(toArticle('contact'), 'contact')}, beginning with the word Accessibility, or call ${SHOP.supportPhone}. Say which page or store, and what you use. We answer within five working days and tell you what we will do and by when. If we do not put it right, you can complain to the Australian Human Rights Commission under the Disability Discrimination Act 1992.`,
    ),
    externalLink('https://humanrights.gov.au', 'Australian Human Rights Commission'),
    button('/stores', 'Find a store', 'secondary'),
  ],
};
