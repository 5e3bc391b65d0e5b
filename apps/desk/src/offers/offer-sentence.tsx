import type { NewOfferView } from '@wattle/contract/desk';
import { SHIPPING_METHODS } from '@wattle/domain/delivery';
import type { OfferEffect } from '@wattle/domain/promotions';
import * as words from '@wattle/messages/desk-new-offer';
import type { FC, ReactNode } from 'react';
import { ChoiceIn, GoodsIn, type KeptGoods, NumberIn } from './offer-inputs.tsx';

type Props = { readonly view: NewOfferView; readonly kept?: KeptGoods | undefined };

const Amount = ({ view, isPercent = false }: Props & { readonly isPercent?: boolean }): ReactNode => (
  <>
    {!isPercent && '$'}
    <NumberIn view={view} name="amount" label={isPercent ? words.PERCENT : words.DOLLARS} />
  </>
);
const Goods = ({ view, kept }: Props): ReactNode => <GoodsIn view={view} name="set" label={words.SET} kept={kept} />;

const WithAny = ({ view, kept }: Props): ReactNode => (
  <>
    {words.WITH_ANY} <Goods view={view} kept={kept} />
  </>
);

const METHODS = [
  ['', words.ANY_METHOD] as const,
  ...Object.values(SHIPPING_METHODS).map(({ methodCode, label }) => [methodCode, label.toLowerCase()] as const),
];
/** Several methods, as an import may have them, are one more choice. */
const methodsFor = (chosen: string): readonly (readonly [string, string])[] => {
  const nameOf = (code: string): string => METHODS.find(([one]) => one === code)?.[1] ?? code;
  return chosen.includes(',') ? [[chosen, chosen.split(',').map(nameOf).join(', ')], ...METHODS] : METHODS;
};

/** The words of each effect. One that is missing does not compile. */
const SENTENCES: Readonly<Record<OfferEffect, FC<Props>>> = {
  percentOff: ({ view, kept }) => (
    <>
      <Amount view={view} isPercent={true} /> {words.OFF} <Goods view={view} kept={kept} />
    </>
  ),
  amountOff: ({ view, kept }) => (
    <>
      <Amount view={view} /> {words.DOLLARS_OFF}{' '}
      <ChoiceIn view={view} name="each" label={words.EACH} choices={Object.entries(words.EACH_CHOICES)} />{' '}
      <Goods view={view} kept={kept} />
    </>
  ),
  fixedPrice: ({ view, kept }) => (
    <>
      <Amount view={view} /> {words.EACH_FOR} <Goods view={view} kept={kept} />
    </>
  ),
  buyGet: ({ view, kept }) => (
    <>
      {words.BUY} <NumberIn view={view} name="buyQty" label={words.BUY_QTY} /> {words.OF}{' '}
      <Goods view={view} kept={kept} />, {words.GET} <NumberIn view={view} name="getQty" label={words.GET_QTY} />{' '}
      {words.OF} <GoodsIn view={view} name="getSet" label={words.GET_SET} kept={kept} /> {words.AT}{' '}
      <Amount view={view} isPercent={true} /> {words.OFF}, {words.AT_MOST}{' '}
      <NumberIn view={view} name="maxTimes" label={words.MAX_TIMES} /> {words.TIMES}
    </>
  ),
  promoItem: ({ view, kept }) => (
    <>
      <NumberIn view={view} name="getQty" label={words.GET_QTY} /> ×{' '}
      <NumberIn view={view} name="gift" label={words.GIFT} /> {words.GIFT_FOR} <Amount view={view} />, {words.WORTH} $
      <NumberIn view={view} name="worth" label={words.WORTH_LABEL} />, {words.IF_KEPT}{' '}
      <ChoiceIn view={view} name="takenOff" label={words.IF_KEPT} choices={Object.entries(words.TAKEN_OFF_CHOICES)} />,{' '}
      <WithAny view={view} kept={kept} />
    </>
  ),
  shipping: ({ view, kept }) => (
    <>
      <Amount view={view} isPercent={(view.fields.cut || 'percent') === 'percent'} />{' '}
      <ChoiceIn view={view} name="cut" label={words.CUT} choices={Object.entries(words.CUTS)} submits={true} />{' '}
      {words.BY} <ChoiceIn view={view} name="method" label={words.METHOD} choices={methodsFor(view.fields.method)} />,{' '}
      <WithAny view={view} kept={kept} />
    </>
  ),
};

/** An offer as a sentence whose words can be chosen. */
export function OfferSentence({ view, kept }: Props): ReactNode {
  const Words = SENTENCES[view.effect];
  return (
    <div className="sentence">
      <ChoiceIn
        view={view}
        name="effect"
        label={words.EFFECT_LABEL}
        choices={Object.entries(words.EFFECTS)}
        submits={true}
      />
      <p>
        <Words view={view} kept={kept} />
      </p>
    </div>
  );
}
