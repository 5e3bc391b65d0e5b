import type { MarketingFormKind } from '@wattle/domain/forms';
import { MARKETING_FORM_THANKS } from '@wattle/messages';
import * as formsWords from '@wattle/messages/forms';
import { ListDetails } from '../../goods/forms/event-details.tsx';
import { FormThanks } from '../../goods/forms/form-thanks.tsx';
import styles from '../../goods/forms/forms.module.css';
import type { ShownList } from '../../goods/forms/use-marketing-list.ts';
import type { IconName } from '../../ui/icon.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';

const ICONS = { subscription: 'check', 'event-sign-up': 'calendar', enquiry: 'chat' } as const satisfies Record<
  MarketingFormKind,
  IconName
>;
const LINES: Readonly<Record<MarketingFormKind, string>> = {
  subscription: formsWords.oneEmailAWeek,
  'event-sign-up': '',
  enquiry: formsWords.askUsHint,
};

/** Thank-you page of its own, so that a reload sends nothing again. */
export function FormThanksScreen({ kind, list }: { kind: MarketingFormKind; list: ShownList | undefined }) {
  return (
    <div className={`wrap section ${styles.page}`}>
      <div className={styles.panel}>
        <FormThanks icon={ICONS[kind]} title={MARKETING_FORM_THANKS[kind]} takesFocus={false} level={1}>
          {LINES[kind] && <p>{LINES[kind]}</p>}
          <ListDetails list={list} />
          <p className={styles.on}>
            <ShopLink to="/" className="link">
              {formsWords.backToTheShop}
            </ShopLink>
          </p>
        </FormThanks>
      </div>
    </div>
  );
}
