import { cleanText } from '@wattle/domain/forms';
import { type Rejected, rejected, type Success, success } from '@wattle/domain/results';
import type { ShopMail } from '../../mail/open-mail.ts';
import { writeEnquiryAnswerMail } from '../../mail/templates/enquiry-answer-mail.ts';
import type { MailFrom } from '../../mail/templates/mail-from.ts';
import { toSeconds } from '../../store/instants.ts';
import type { Store } from '../../store/store.ts';

export type EnquiryDeps = {
  readonly store: Pick<Store, 'enquiries'>;
  readonly mail: Pick<ShopMail, 'writeMail' | 'wake'>;
  readonly from: MailFrom;
};

const ANSWER_LETTERS = 5000;

export type AnswerRefusal = 'NOT_FOUND' | 'CLOSED' | 'EMPTY' | 'TOO_LONG';

/** Mails staff's answer and closes the enquiry. If two answer at once, the second is told it is closed. */
export async function answerEnquiry(
  { store, mail, from }: EnquiryDeps,
  { id, text, by }: { readonly id: string; readonly text: string; readonly by: string },
): Promise<Success<null> | Rejected<AnswerRefusal>> {
  const answer = cleanText(text);
  if (answer === '') return rejected({ code: 'EMPTY' });
  if (answer.length > ANSWER_LETTERS) return rejected({ code: 'TOO_LONG' });
  const enquiry = await store.enquiries.find(id);
  if (!enquiry) return rejected({ code: 'NOT_FOUND' });
  const facts = { to: enquiry.email, asked: enquiry.text, askedAt: toSeconds(enquiry.receivedAt), answer };
  const isAnswered = await store.enquiries.answer(id, { text: answer, by }, (tx) =>
    mail.writeMail(tx, writeEnquiryAnswerMail(facts, from)),
  );
  if (!isAnswered) return rejected({ code: 'CLOSED' });
  mail.wake();
  return success(null);
}
