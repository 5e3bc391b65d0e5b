import * as words from '@wattle/messages/desk-goods';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';

type Props = {
  readonly act: string;
  readonly form: string;
  /** The form came back with what was typed. */
  readonly isTyped: boolean;
};
type ShopProps = Readonly<Record<'frame' | 'src', string>> & Pick<Props, 'form' | 'isTyped'> & { readonly fits?: true };

/** The shop's own drawing, to look at. A script asks for it again with what the form says and nobody has saved. */
const InShop = ({ frame, src, form, isTyped, fits }: ShopProps): ReactNode => (
  <iframe
    src={src}
    title={frame}
    inert
    loading="lazy"
    width="390"
    height="844"
    tabIndex={-1}
    data-draft={src}
    data-of={form}
    data-fits={fits && ''}
    data-typed={isTyped ? '' : undefined}
  />
);

function CardTimes({ form }: Pick<Props, 'form'>): ReactNode {
  const { now, planned } = words.CARD_TIMES;
  return (
    <div className="seg push only-js" role="radiogroup" aria-label={words.CARD_TIME}>
      <label>
        <input type="radio" name="shown" value="now" form={form} defaultChecked />
        {now}
      </label>
      <label>
        <input type="radio" name="shown" value="planned" form={form} />
        {planned}
      </label>
    </div>
  );
}

const PageWidths = (): ReactNode => (
  <div className="seg push" role="radiogroup" aria-label={words.PAGE_WIDTH}>
    <label>
      <input type="radio" name="page-width" value="phone" defaultChecked />
      <Icon name="mobile" /> 390
    </label>
    <label>
      <input type="radio" name="page-width" value="wide" />
      <Icon name="desktop" /> 1440
    </label>
  </div>
);

/** The product in the shop, as a card and as a page. */
export const GoodPreviews = ({ act, form, isTyped }: Props): ReactNode => (
  <aside className="pvs" aria-label={words.PREVIEWS}>
    <section className="pvb pvb--card">
      <div className="ph">
        <h2>{words.AS_CARD}</h2>
        <CardTimes form={form} />
      </div>
      <InShop frame={words.CARD_FRAME} src={`${act}/card`} form={form} isTyped={isTyped} fits />
    </section>
    <section className="pvb pvb--page">
      <div className="ph">
        <h2>{words.AS_PAGE}</h2>
        <PageWidths />
      </div>
      <InShop frame={words.PAGE_FRAME} src={`${act}/page`} form={form} isTyped={isTyped} />
    </section>
  </aside>
);
