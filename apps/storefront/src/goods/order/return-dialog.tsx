import { exactPrice, toCents } from '@wattle/domain/money';
import {
  checkReturnForm,
  lineName,
  lostGifts,
  type Order,
  type OrderLine,
  previewReturn,
  RETURN_NOTE_MAX,
  RETURN_REASONS,
  type ReturnLine,
  returnableQty,
} from '@wattle/domain/order';
import { fillMessage } from '@wattle/messages';
import * as changeWords from '@wattle/messages/order-changes';
import { useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import styles from './change-dialogs.module.css';
import type { DeskProps } from './order-desk.ts';

const OPTIONS = [
  { value: '', label: changeWords.chooseAReason },
  ...RETURN_REASONS.map((value) => ({ value, label: changeWords.returnReasons[value] })),
];

const isKnown = (code: string): code is keyof typeof changeWords.returnMessages =>
  Object.hasOwn(changeWords.returnMessages, code);

/** Asks which items come back and why, and says what the shopper gets for them. */
export default function ReturnDialog({ order, desk, onChange, onClose }: DeskProps & { onClose: () => void }) {
  const formId = useId();
  const key = useRef('');
  const form = useForm({
    initial: { lines: {} as Readonly<Record<string, number>>, reason: '', note: '' },
    check: checkReturnForm,
    messages: changeWords.returnMessages,
    failure: changeWords.changeFailed,
    send: async (request) => {
      // one key until the shop has answered, so that a retry is the same return
      key.current ||= crypto.randomUUID();
      const outcome = await desk.askForReturn(request, key.current);
      if (outcome.status === 'SUCCESS') {
        onChange(outcome.value);
        return undefined;
      }
      if (outcome.status === 'ERROR') return { form: changeWords.changeFailed };
      key.current = '';
      const { code = '', params = {} } = outcome.reasons[0] ?? {};
      return { form: isKnown(code) ? fillMessage(changeWords.returnMessages[code], params) : changeWords.changeFailed };
    },
  });
  const { lines } = form.values;
  const chosen = Object.entries(lines).flatMap(([lineId, qty]) => (qty > 0 ? [{ lineId, qty }] : []));
  const setQty = (lineId: string, qty: number) => form.set('lines', { ...lines, [lineId]: qty });
  return (
    <Dialog
      open
      onClose={onClose}
      title={changeWords.returnItems}
      foot={
        <>
          <Button kind="tonal" onClick={onClose}>
            {changeWords.notNow}
          </Button>
          <Button type="submit" form={formId} loading={form.isBusy} loadingLabel={changeWords.asking}>
            {changeWords.askForTheReturn}
          </Button>
        </>
      }
    >
      <form {...form.bind} id={formId} className={styles.form}>
        <FormFailure words={form.failure} />
        <fieldset className={styles.lines}>
          <legend>{changeWords.whatComesBack}</legend>
          {order.lines.map((line) => (
            <Line key={line.id} order={order} line={line} qty={lines[line.id] ?? 0} onQty={setQty} />
          ))}
          {form.errorOf('lines') && (
            <p className={styles.error} role="alert">
              <Icon name="alert" /> {form.errorOf('lines')}
            </p>
          )}
        </fieldset>
        <Select {...form.field('reason')} label={changeWords.whyReturn} options={OPTIONS} required />
        <Textarea
          {...form.field('note')}
          label={changeWords.anythingElse}
          optional
          rows={2}
          maxLength={RETURN_NOTE_MAX}
        />
        <Back order={order} lines={chosen} />
      </form>
    </Dialog>
  );
}

type LineProps = { order: Order; line: OrderLine; qty: number; onQty: (lineId: string, qty: number) => void };

function Line({ order, line, qty, onQty }: LineProps) {
  const { id, giftcard } = line;
  const name = lineName(line);
  const most = returnableQty(order, id);
  const worth = previewReturn(order, [{ lineId: id, qty: Math.max(1, qty) }]);
  const why = giftcard ? changeWords.cardStays : changeWords.alreadyBack;
  return (
    <div className={classNames(styles.line, most === 0 && styles.off)}>
      <Checkbox
        name="lines"
        value={id}
        disabled={most === 0}
        checked={qty > 0}
        onChange={({ currentTarget }) => onQty(id, currentTarget.checked ? most : 0)}
        label={
          <>
            {name}
            {most === 0 && <small>{why}</small>}
          </>
        }
      />
      {most > 0 && worth && <span className={styles.money}>{exactPrice(toCents(worth.amountCents))}</span>}
      {qty > 0 && most > 1 && (
        <div className={styles.many}>
          <QuantityStepper
            label={changeWords.returnQuantity(name)}
            value={qty}
            max={most}
            onChange={(next) => onQty(id, next)}
          />
          <span>{changeWords.ofUnits(most)}</span>
        </div>
      )}
    </div>
  );
}

function Back({ order, lines }: { order: Order; lines: readonly ReturnLine[] }) {
  const back = previewReturn(order, lines);
  const money = (cents: number): string => exactPrice(toCents(cents));
  return (
    <div aria-live="polite">
      {back && (
        <Notice>
          {changeWords.youWouldGet(
            money(back.amountCents),
            back.parts.map((part) => changeWords.partTo(part, money(part.amountCents))).join(', '),
          )}{' '}
          {changeWords.onceAccepted}
          {lostGifts(order, lines).map(({ line }) => (
            <p key={line.id}>{changeWords.sendGiftToo(lineName(line))}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}
