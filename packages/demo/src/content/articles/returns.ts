import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, externalLink, h2, h3, list, note, p, pRich, rich, steps } from '../blocks.ts';

export const returns: ArticleDraft = {
  id: 'returns',
  parentId: 'help',
  name: 'Returns, faults and your rights',
  kicker: 'Help',
  summary:
    'Changed your mind: 30 days. Something is wrong with it: the consumer guarantees, for as long as is reasonable.',
  heroImage: null,
  publishedDaysAgo: 500,
  checkedDaysAgo: 16,
  body: [
    note(
      '<strong>This page is a plain summary.</strong> It is not legal advice and takes nothing away from your rights under the Australian Consumer Law.',
    ),
    h2('You changed your mind'),
    p(
      'The law does not require us to take back something that works. We do so anyway, within 30 days of delivery or collection, if it is unused, complete and in its box. The refund goes to what you paid with, within five working days of the item reaching us. You pay for the way back, or bring it to any store.',
    ),
    list(
      'Opened but unused large appliances: we take them back for 15 per cent of the price, because we can sell them only as opened.',
      'Not for change of mind: earphones, shavers and toothbrushes once opened, software with a broken seal, gift cards, and items made or cut to order.',
      'Clearance items can be returned like any other.',
    ),
    h2('Something is wrong with it'),
    p(
      'Goods bought from us come with guarantees that cannot be excluded. Among them: they are of acceptable quality (safe, durable, free from defects), fit for the purpose that you told us about, and match their description. They last for a reasonable time, given what the thing is and what it cost; that can be longer than the maker’s warranty.',
    ),
    h3('A major failure'),
    p(
      'You may choose a refund or a replacement, or keep the goods and ask for compensation for the drop in value. A failure is major if you would not have bought the item had you known of it, if it is unsafe, if it is very different from the description, or if it cannot be made fit within a reasonable time.',
    ),
    h3('A minor failure'),
    p(
      'We may choose to repair, replace or refund, at no cost to you and within a reasonable time. If we do not, you may have it repaired elsewhere and ask us for the reasonable cost, or reject the goods. Two or more minor failures together can be a major one.',
    ),
    h2('How to start'),
    steps(
      'Find the order: in your account, on the receipt, or by the card you paid with. A bank statement is proof of purchase too.',
      'Call 1300 975 707, go to any store, or send an enquiry. Say what happens and since when. A photograph or a short video helps.',
      'We answer within one working day with what happens next. For large items we collect at no cost to you when they are faulty.',
      'You can come to us rather than to the maker. We do not send you away to call them.',
    ),
    h2('What is not covered'),
    p(
      'Damage from misuse, accidents or use against the instructions, and wear that is normal for the age. Commercial use of a household appliance can shorten what is reasonable. If we think that the fault is of this kind we say why, in writing.',
    ),
    h2('The words the law asks for'),
    rich(
      '<p>Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. You are entitled to a replacement or refund for a major failure and compensation for any other reasonably foreseeable loss or damage. You are also entitled to have the goods repaired or replaced if the goods fail to be of acceptable quality and the failure does not amount to a major failure.</p>',
    ),
    h2('If we do not agree'),
    pRich(
      `Ask for the customer manager, who has not dealt with your case before. If that does not settle it, your state’s consumer protection agency can help free of charge. ${anchor(toArticle('repair-plans'), 'Repair plans')} come on top of these rights and do not replace them.`,
    ),
    externalLink('https://www.accc.gov.au/consumers', 'The ACCC on consumer rights'),
  ],
};
