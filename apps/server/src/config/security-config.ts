import { z } from 'zod';

/** What a security.txt takes as a contact (RFC 9116): an address to write to, a number to call, a page. */
const CONTACT = /^(mailto:[^\s,@]+@[^\s,@]+|tel:\+[\d-]{6,20}|https:\/\/[^\s,]+)$/;

export const securitySettings = {
  SECURITY_CONTACT: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((contact) => contact.trim())
        .filter(Boolean),
    )
    .pipe(
      z.array(
        z.string().regex(CONTACT, { error: 'must be mailto:…, tel:+… or https:// addresses, separated by commas' }),
      ),
    )
    .describe(
      'Whom /.well-known/security.txt names for reports of holes, the preferred one first: mailto:security@shop.example, tel:+61…, https://…, separated by commas. Without it the shop’s phone.',
    ),
  SECURITY_POLICY_URL: z
    .url({ protocol: /^https$/, error: 'must be an https:// address' })
    .optional()
    .describe('A page that says how you deal with such reports.'),
};

export type SecurityConfig = { readonly contacts: readonly string[]; readonly policyUrl: string | undefined };

export const securityConfigOf = (value: z.infer<z.ZodObject<typeof securitySettings>>): SecurityConfig => ({
  contacts: value.SECURITY_CONTACT,
  policyUrl: value.SECURITY_POLICY_URL,
});
