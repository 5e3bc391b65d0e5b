import { openSmtp } from '@wattle/providers/mail/conformance';
import { expect, it } from 'vitest';
import { probeMail } from './probe-mail.ts';

const from = { name: 'Wattle', address: 'shop@wattle.example' };

it('finds a mail server that lets the shop in, and says why one does not', async () => {
  const smtp = await openSmtp({ login: { user: 'shop', password: 'right' } });
  const config = { host: '127.0.0.1', port: smtp.port, isSecure: false, user: 'shop', from };
  await expect(probeMail({ smtp: { ...config, password: 'right' } })).resolves.toBeUndefined();
  await expect(probeMail({ smtp: { ...config, password: 'wrong' } })).rejects.toThrow(/^status 535/);
  await smtp.close();
  await expect(probeMail({ smtp: { ...config, password: 'right' } })).rejects.toThrow(/^no connection/);
});

it('has nothing to ask without a mail server', async () => {
  await expect(probeMail({ smtp: undefined })).resolves.toBeUndefined();
});
