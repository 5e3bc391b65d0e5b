import { SAMPLE_IDENTITY } from '../../store/testing/sample-identity.ts';
import type { MailFrom } from '../templates/mail-from.ts';

export const sampleFrom = (publicUrl: string): MailFrom => ({ publicUrl, shop: () => SAMPLE_IDENTITY });
