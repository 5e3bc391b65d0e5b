export { createEmbeddedMail } from './embedded-mail.ts';
export { isMailAddress } from './mail-address.ts';
export * from './port.ts';
export { createSmtpMail, probeSmtp, type SmtpConfig } from './smtp-mail.ts';
