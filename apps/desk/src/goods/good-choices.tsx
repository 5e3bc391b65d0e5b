import type { GoodView } from '@wattle/contract/desk';
import type { SaleChoice } from '@wattle/domain/goods';
import * as words from '@wattle/messages/desk-goods';
import type { ReactNode } from 'react';

type Props = { readonly view: GoodView };

const CHOICES = Object.keys(words.SALE) as readonly SaleChoice[];

export function SalePanel({ view: { fields } }: Props): ReactNode {
  return (
    <fieldset className="p" aria-labelledby="h-sale">
      <div className="ph">
        <h2 id="h-sale">{words.STATE}</h2>
      </div>
      <div className="pb opt">
        {CHOICES.map((choice) => (
          <label key={choice}>
            <input
              className="rd"
              type="radio"
              name="sale"
              value={choice}
              defaultChecked={fields.sale === choice}
              data-watch={words.STATE}
              data-said={words.SALE[choice]}
            />
            <span>
              {words.SALE[choice]}
              <small>{words.SALE_NOTES[choice]}</small>
            </span>
          </label>
        ))}
        <div className="field">
          <label htmlFor="g-release">{words.RELEASE}</label>
          <input
            className="in"
            type="datetime-local"
            id="g-release"
            name="releaseAt"
            defaultValue={fields.releaseAt}
            data-watch={words.RELEASE}
          />
        </div>
      </div>
    </fieldset>
  );
}

export function BadgePanel({ view: { fields, badges } }: Props): ReactNode {
  return (
    <fieldset className="p" aria-labelledby="h-badges">
      <div className="ph">
        <h2 id="h-badges">{words.BADGES}</h2>
        <small>{words.BADGES_NOTE}</small>
      </div>
      <div className="pb opt badges">
        {badges.length === 0 && <p className="q2">{words.NO_BADGES}</p>}
        {badges.map(({ id, title, level }) => (
          <label className="ck" key={id}>
            <input
              className="box"
              type="checkbox"
              name="badgeIds[]"
              value={id}
              defaultChecked={fields.badgeIds.includes(id)}
              data-watch={words.BADGES}
              data-said={title}
            />
            <span>
              {title}
              <small>{words.BADGE_LEVELS[level]}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
