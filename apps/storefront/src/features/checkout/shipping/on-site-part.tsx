import { addToNote, DRIVER_NOTE_MAX } from '@wattle/domain/delivery';
import { charactersUsed } from '@wattle/messages/characters-used';
import * as shippingWords from '@wattle/messages/checkout-shipping';
import * as serviceWords from '@wattle/messages/on-site-services';
import { chooseService, keepDriverNote } from '../../../shopper/checkout/checkout-store.ts';
import { CheckCards } from '../../../ui/check-cards.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import styles from './section.module.css';
import type { DeliveryCalendar } from './use-shipping-calls.ts';

type Services = DeliveryCalendar['services'];

/** What the crew is to do at the door, and what the driver should know. */
export function OnSitePart({ services }: { services: Services }) {
  const { facts } = useCheckoutPage();
  const ids = [...new Set(services.map(({ productId }) => productId))];
  return (
    <>
      {ids.length > 0 && (
        <section className={styles.part} aria-labelledby="on-site">
          <div className={styles.head}>
            <h3 id="on-site">{serviceWords.whileWeAreThere}</h3>
          </div>
          <div className={styles.groups}>
            {ids.map((id) => (
              <ProductServices
                key={id}
                name={facts.products.get(id)?.name ?? ''}
                services={services.filter(({ productId }) => productId === id)}
              />
            ))}
          </div>
        </section>
      )}
      <DriverNote />
    </>
  );
}

function ProductServices({ name, services }: { name: string; services: Services }) {
  const { kept } = useCheckoutPage();
  const isChosen = ({ productId, code }: Services[number]) =>
    kept.services.some((one) => one.productId === productId && one.code === code);
  return (
    <fieldset>
      <legend className={styles.groupName}>{name}</legend>
      <CheckCards
        options={services.map((service) => ({
          value: service.code,
          title: serviceWords.serviceOffer(service.code),
          detail: service.detail,
          end: shippingWords.priceWords(service.price),
          checked: isChosen(service),
          onChange: (isWanted) => {
            const { productId, code, price } = service;
            chooseService({ productId, code, price }, isWanted);
          },
        }))}
      />
    </fieldset>
  );
}

function DriverNote() {
  const { kept } = useCheckoutPage();
  return (
    <div className={styles.part}>
      <Textarea
        label={serviceWords.noteForTheDriver}
        optional
        rows={2}
        name="driverNote"
        maxLength={DRIVER_NOTE_MAX}
        value={kept.driverNote}
        // one line on the driver's list
        onChange={(event) => keepDriverNote(event.currentTarget.value.replace(/\s*\n+\s*/g, ' '))}
        hint={serviceWords.noteHint}
        aside={charactersUsed(kept.driverNote.length, DRIVER_NOTE_MAX)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div className={styles.chips} role="group" aria-label={serviceWords.addToTheNote}>
        {serviceWords.NOTES.map((words) => {
          const longer = addToNote(kept.driverNote, words);
          return (
            <button key={words} type="button" disabled={longer === null} onClick={() => keepDriverNote(longer ?? '')}>
              <Icon name="plus" /> {words}
            </button>
          );
        })}
      </div>
    </div>
  );
}
