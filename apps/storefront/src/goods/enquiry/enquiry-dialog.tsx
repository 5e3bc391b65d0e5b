import type { CardAction, ProductSummary } from '@wattle/domain/catalogue';
import * as enquiryWords from '@wattle/messages/enquiry';
import { lazy, Suspense } from 'react';
import { useShop } from '../../page/root-data.ts';
import { telLink } from '../../page/tel-link.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './enquiry-dialog.module.css';
import { enquiryReason } from './enquiry-reason.ts';
import { NearestStores } from './nearest-stores.tsx';

const EnquiryForm = lazy(async () => ({ default: (await import('../forms/enquiry-form.tsx')).EnquiryForm }));

const StockAlertDialog = lazy(() => import('../stock-alert/stock-alert-dialog.tsx'));

export type EnquiryDialogProps = {
  product: Pick<ProductSummary, 'id' | 'name' | 'path'> & {
    readonly variantId?: string;
    readonly brand: { readonly name: string };
  };
  /** What the button does: it carries the reason. Null: a mail when it is back. */
  action: CardAction | null;
  onClose: () => void;
};

/** Shown instead of adding to the cart: the reason, phone, nearest stores and a form [D-2-116 D-2-117 D-2-119]. */
export default function EnquiryDialog({ product, action, onClose }: EnquiryDialogProps) {
  const { phone: supportPhone } = useShop();
  if (action === null)
    return (
      <Suspense>
        <StockAlertDialog product={product} onClose={onClose} />
      </Suspense>
    );
  const reason = enquiryReason(action);
  if (!reason) return null;
  const { title, why } = enquiryWords.reasonWords(reason, product);
  const { id, name, path, brand } = product;
  return (
    <Dialog open onClose={onClose} title={title}>
      <p className={styles.product}>
        <b>{brand.name}</b> {name}
      </p>
      <p className={styles.why}>{why}</p>
      {supportPhone !== '' && (
        <section className={styles.part} aria-labelledby="enquiry-call">
          <h3 id="enquiry-call">{enquiryWords.talkToUs}</h3>
          <a className={styles.phone} href={telLink(supportPhone)}>
            <Icon name="phone" /> {supportPhone}
          </a>
        </section>
      )}
      <section className={styles.part} aria-labelledby="enquiry-stores">
        <h3 id="enquiry-stores">{enquiryWords.storesNearYou}</h3>
        <NearestStores />
      </section>
      <section className={styles.part} aria-labelledby="enquiry-ask">
        <h3 id="enquiry-ask">{enquiryWords.askAboutIt}</h3>
        <div className={styles.form}>
          <Suspense fallback={<Skeleton height="520px" radius="var(--r-3)" />}>
            <EnquiryForm product={{ id, name, path, brandName: brand.name }} />
          </Suspense>
        </div>
      </section>
    </Dialog>
  );
}
