import type { ProductSummary } from '@wattle/domain/catalogue';
import * as alertWords from '@wattle/messages/stock-alert';
import { Dialog } from '../../ui/dialog.tsx';
import StockAlertForm from './stock-alert-form.tsx';

type Props = {
  product: Pick<ProductSummary, 'id' | 'name'> & {
    readonly variantId?: string;
    readonly brand: { readonly name: string };
  };
  onClose: () => void;
};

/** Asks from a card for a mail when its product is back. */
export default function StockAlertDialog({ product, onClose }: Props) {
  const { id, variantId = '', name, brand } = product;
  return (
    <Dialog open onClose={onClose} title={alertWords.emailMe}>
      <p>
        <b>{brand.name}</b> {name}
      </p>
      <StockAlertForm productId={id} variantId={variantId} />
    </Dialog>
  );
}
