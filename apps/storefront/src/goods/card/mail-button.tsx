import { emailMe } from '@wattle/messages/stock-alert';

/** Above the link that covers the card. In the tag, so that no page loads a style for it. */
const ABOVE = { position: 'relative', zIndex: 1, minHeight: 24 } as const;

/** On cards that the server draws: asks for a mail when the product is back. */
export const MailButton = () => (
  <button type="button" className="link" style={ABOVE} data-press="mail">
    {emailMe}
  </button>
);
