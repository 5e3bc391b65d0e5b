import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import styles from './gallery.module.css';
import { Section } from './section.tsx';

const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'].map((value) => ({ value, label: value }));

export function FormsSection() {
  const [words, setWords] = useState('Does the 637L fit through a 760 mm door?');
  return (
    <Section title="Fields">
      <div className={styles.column}>
        <TextInput label="First name" name="first" defaultValue="Mia" autoComplete="given-name" />
        <TextInput
          label="Phone"
          name="phone"
          type="tel"
          optional
          placeholder="0412 345 678"
          hint="For the driver only."
        />
        <Select label="State" name="state" options={states} defaultValue="VIC" />
        <Textarea
          label="Enquiry"
          name="enquiry"
          rows={4}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          hint="Order number helps, if you have one."
          aside={`${words.length} of 500`}
        />
        <Checkbox label="Email me about prices" name="marketing" defaultChecked />
      </div>
      <div className={styles.column}>
        <Notice tone="bad">Something went wrong. Please try again.</Notice>
        <TextInput label="First name" name="first-bad" error="Enter your first name." />
        <Select label="State" name="state-bad" options={states} error="Choose a state." />
        <Textarea
          label="Enquiry"
          name="enquiry-bad"
          rows={3}
          defaultValue="Is the price <$3,000?"
          error='Enter an enquiry without invalid characters ("<" or ">").'
          aside="21 of 500"
        />
        <Checkbox label="I agree to the terms of sale" name="terms" error="Agree to the terms of sale." />
        <TextInput label="Email address" name="email" defaultValue="mia.tran@example.com" disabled />
      </div>
      <Choices />
    </Section>
  );
}

function Choices() {
  const [way, setWay] = useState<'delivery' | 'pickup' | 'afterpay'>('delivery');
  const [quantity, setQuantity] = useState(1);
  return (
    <div className={styles.column}>
      <RadioCards
        legend="How to get it"
        name="way"
        value={way}
        onChange={setWay}
        options={[
          { value: 'delivery', title: 'Delivery', detail: 'Tuesday 17 November', end: '$69' },
          { value: 'pickup', title: 'Pick up at Preston', detail: '2 in stock, ready in an hour', end: 'Free' },
          {
            value: 'afterpay',
            title: 'Afterpay',
            detail: 'Orders from $50 to $3,000. Yours is $3,995.',
            disabled: true,
          },
        ]}
      />
      <QuantityStepper label="Quantity of Nordholm 637L fridge" value={quantity} max={3} onChange={setQuantity} />
      <Notice>Delivered and installed by two people.</Notice>
      <Notice tone="warn">Limit of 2 per order.</Notice>
      <Button wide type="submit">
        Continue
      </Button>
    </div>
  );
}
