export { openSmtp, type SmtpLook, type TestSmtp } from './testing/open-smtp.ts';
export { readMessage } from './testing/read-message.ts';

import type { Delivery, MailProvider, OutgoingMail } from './port.ts';

export const SAMPLE_MAIL: OutgoingMail = {
  id: '6f1c2a34-0000-4000-8000-000000000001',
  to: 'mia@example.com',
  kind: 'ORDER_PLACED',
  subject: 'Your order is here – thank you',
  text: 'Hi Zoë,\n\nyour fridge comes on Tuesday.\n.\nA line with a dot alone.',
  html: '<p>Hi Zoë,</p><p>your fridge comes on <b>Tuesday</b>.</p>',
};

export type MailCase = {
  readonly name: string;
  /** Runs against a provider whose service is up. `taken` returns the mails that arrived. */
  run(provider: MailProvider, taken: () => Promise<readonly TakenMail[]>): Promise<void>;
};

export type TakenMail = Pick<OutgoingMail, 'to' | 'subject' | 'text' | 'html'>;

function assert(isRight: boolean, problem: string): void {
  if (!isRight) throw new Error(problem);
}

const isSettled = ({ isLocal }: MailProvider, { status }: Delivery): boolean =>
  status === (isLocal ? 'KEPT' : 'DELIVERED');

const idOf = (number: number): string => `${SAMPLE_MAIL.id.slice(0, -1)}${number}`;

/** What every mail provider must do. */
export const mailCases: readonly MailCase[] = [
  {
    name: 'takes a mail as it was written, in both parts',
    async run(provider, taken) {
      const delivery = await provider.send(SAMPLE_MAIL);
      assert(isSettled(provider, delivery), `it is ${delivery.status}`);
      const [mail] = await taken();
      for (const part of ['to', 'subject', 'text', 'html'] as const) {
        assert(mail?.[part] === SAMPLE_MAIL[part], `${part} arrived as ${JSON.stringify(mail?.[part])}`);
      }
    },
  },
  {
    name: 'takes many at once',
    async run(provider, taken) {
      const mails = Array.from({ length: 8 }, (_, at) => ({ ...SAMPLE_MAIL, id: idOf(at), subject: `Number ${at}` }));
      const deliveries = await Promise.all(mails.map(provider.send));
      assert(
        deliveries.every((delivery) => isSettled(provider, delivery)),
        `they are ${deliveries.map(({ status }) => status).join(', ')}`,
      );
      const subjects = (await taken()).map(({ subject }) => subject).sort();
      assert(subjects.join() === mails.map(({ subject }) => subject).join(), `arrived: ${subjects.join()}`);
    },
  },
  {
    name: 'refuses what is not one address',
    async run(provider, taken) {
      for (const to of ['', 'mia', 'a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com', '<a@b.au>']) {
        const { status } = await provider.send({ ...SAMPLE_MAIL, to });
        assert(status === 'REFUSED', `${JSON.stringify(to)} is ${status}`);
      }
      assert((await taken()).length === 0, 'something arrived');
    },
  },
];
