/** The mail with staff's answer to an enquiry. */
export const enquiryMailMessages = {
  subject: 'Our answer to your question',
  preheader: 'You wrote to {shop}. Here is our answer.',
  heading: 'Our answer to your question',
  asked: 'You asked on {day}',
  outro: 'Is something still open? {CallUs}.',
} as const;
