import { SHOP } from '@wattle/domain';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, externalLink, h2, h3, list, note, p, pRich, steps, table } from '../blocks.ts';
import { answer, lawText } from '../guide-blocks.ts';
import { GOODS_GUARANTEES } from '../law-texts.ts';

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
    answer(
      '<strong>It works and you changed your mind:</strong> 30 days, unused and complete.',
      '<strong>It is faulty, and the fault is major:</strong> you choose between refund and replacement. There is no fixed last day.',
      '<strong>It is faulty, and the fault is minor:</strong> we put it right free, within a reasonable time.',
    ),
    note(
      '<strong>This page is a plain summary.</strong> It is not legal advice and takes nothing away from your rights under the Australian Consumer Law.',
    ),
    h2('You changed your mind'),
    p(
      'The law does not require us to take back something that works. We do so anyway, within 30 days of delivery or collection, if it is unused, complete and in its box. The refund goes to what you paid with, within five working days of the item reaching us. You pay for the way back, or bring it to any store. Delivery and installation already done are not refunded.',
    ),
    list(
      'Opened but unused large appliances: we take them back for 15 per cent of the price, because we can sell them only as opened.',
      'Not for change of mind: earphones, shavers and toothbrushes once opened, software with a broken seal, gift cards, and items made or cut to order.',
      'Sale and clearance items can be returned like any other.',
    ),
    h2('Something is wrong with it'),
    p(
      'Everything that you buy from us for personal or household use, and anything else up to $100,000, comes with consumer guarantees that no shop can exclude, limit or charge for. They apply to sale, clearance and second-hand goods too.',
    ),
    table(
      ['What is guaranteed', 'For example'],
      [
        [
          'Acceptable quality: safe, durable, free from defects, does what it is for',
          'A fridge that stops cooling after two years',
        ],
        ['Fit for a purpose that you told us about', 'A washer that you said must fit under a bench'],
        ['Matches its description, sample or display model', 'A laptop with less memory than the page says'],
        ['What we or the maker promised in addition', 'Ten years of cover for a compressor'],
        ['Spare parts and repairs for a reasonable time', 'A door seal for a five-year-old oven'],
        ['Services with due care and skill, in a reasonable time', 'An installation that leaks'],
      ],
    ),
    p(
      'The guarantees last as long as is reasonable, given what the thing is, what it cost and how it was used. That can be longer than the maker’s warranty: nobody expects a $3,000 fridge to last two years. If you knew of the fault before you bought, or caused it, they do not cover it.',
    ),
    h3('A major failure'),
    p('A failure is major if one of these is true:'),
    list(
      'You would not have bought the item had you known of the problem.',
      'It is unsafe.',
      'It is very different from the description, the sample or the display model.',
      'It cannot do what it is for, or what you told us it must do, and that cannot easily be put right within a reasonable time.',
      'Two or more failures that, taken together, would have stopped you from buying it.',
    ),
    p(
      'Then you choose: reject it for a refund or an identical replacement, or keep it and be paid for the drop in its value. You do not have to accept a repair or a credit note.',
    ),
    h3('A minor failure'),
    p(
      'We may choose to repair, replace or refund, at no cost to you and within a reasonable time. If we refuse or take too long, you may have it repaired elsewhere and ask us for the reasonable cost, or reject the goods and have your money back.',
    ),
    h3('Other loss'),
    p(
      'You can also claim for loss that follows from the failure and could reasonably be foreseen: the food in a freezer that failed, the floor under a dishwasher that leaked. Keep photographs and receipts.',
    ),
    h2('How to start'),
    steps(
      'Find the order: on the receipt, in the confirmation email, or by the card you paid with. A bank statement is proof of purchase too. You do not need the box.',
      `Call ${SHOP.supportPhone}, go to any store, or send an enquiry. Say what happens and since when. A photograph or a short video helps.`,
      'We answer within one working day with what happens next. If it is large, fixed or hard to move, we collect it at our cost. If you bring or post something that proves faulty, we pay you back for it.',
      'You can come to us rather than to the maker. We do not send you away to call them, though you may claim from them if you prefer.',
    ),
    h2('Refunds'),
    p(
      'A refund for a fault is the whole price, without anything taken off for use, and goes to what you paid with: card to card, gift card to gift card. It is made within five working days after we have agreed to it. What was repaired or replaced carries the same guarantees again.',
    ),
    h2('What is not covered'),
    p(
      'Damage from misuse, accidents or use against the instructions, and wear that is normal for the age. Commercial use of a household appliance can shorten what is reasonable. If we think that the fault is of this kind we say why, in writing. We do not charge for looking, unless you were told the fee before and the item has no fault.',
    ),
    h2('The words the law asks for'),
    lawText(GOODS_GUARANTEES),
    h2('If we do not agree'),
    pRich(
      `Ask for the customer manager, who has not dealt with your case before. If that does not settle it, the consumer agency of your state or territory helps free of charge, and its tribunal can decide. ${anchor(toArticle('repair-plans'), 'Repair plans')} come on top of these rights and do not replace them.`,
    ),
    table(
      ['State or territory', 'Agency', 'Tribunal or court'],
      [
        ['Victoria', 'Consumer Affairs Victoria', 'VCAT'],
        ['New South Wales', 'NSW Fair Trading', 'NCAT'],
        ['Queensland', 'Office of Fair Trading', 'QCAT'],
        ['Western Australia', 'Consumer Protection', 'Magistrates Court'],
        ['South Australia', 'Consumer and Business Services', 'Magistrates Court'],
        ['Tasmania', 'Consumer, Building and Occupational Services', 'Magistrates Court'],
        ['Australian Capital Territory', 'Access Canberra', 'ACAT'],
        ['Northern Territory', 'Consumer Affairs', 'NTCAT'],
      ],
    ),
    externalLink('https://www.accc.gov.au/consumers', 'The ACCC on consumer rights'),
    button(toArticle('contact'), 'Start a return', 'secondary'),
  ],
};
