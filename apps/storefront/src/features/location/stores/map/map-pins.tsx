import * as storesWords from '@wattle/messages/stores';
import type { MouseEvent } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { chooseStore, storeAnchor } from './chosen-store.ts';
import { readGround } from './ground.ts';
import { headOfGroup, keyOfGroup, nameOfGroup, type Pin, type PlacedGroup } from './lay-out-map.ts';
import { spotStyle, widthClass } from './map-labels.tsx';
import styles from './map-pins.module.css';
import { type MapView, placeIn } from './map-view.ts';

type Props = {
  groups: readonly PlacedGroup[];
  view: MapView;
  chosen: string | null;
  onPin: (event: MouseEvent, pin: Pin) => void;
  onGroup: (event: MouseEvent, pins: readonly Pin[]) => void;
};

/** Stores on the map. Each is a link to its row in the list, which is what it does without JavaScript as well. */
export function MapPins({ groups, view, chosen, onPin, onGroup }: Props) {
  return groups.map((group) => {
    const [pin] = group.pins;
    if (!pin) return null;
    const style = spotStyle(placeIn(view, group.at));
    const isChosen = group.pins.some(({ id }) => id === chosen);
    const key = `${keyOfGroup(group)} ${group.side}`;
    const looks = [isChosen && styles.chosen, widthClass(group.on)];
    const shown = headOfGroup(group);
    if (group.pins.length > 1)
      return (
        <a
          key={key}
          className={classNames(styles.group, ...looks)}
          href={`#${pin.number === null ? pin.state.toLowerCase() : storeAnchor(pin.id)}`}
          style={style}
          aria-label={storesWords.storesAround(shown, group.pins.length, nameOfGroup(group, readGround().places))}
          onClick={(event) => onGroup(event, group.pins)}
        >
          {shown}
        </a>
      );
    return (
      <a
        key={key}
        className={classNames(styles.pin, group.side && styles[group.side], ...looks)}
        href={`#${storeAnchor(pin.id)}`}
        style={style}
        aria-current={isChosen || undefined}
        onClick={(event) => onPin(event, pin)}
        onPointerEnter={() => chooseStore(pin.id)}
        onFocus={() => chooseStore(pin.id)}
      >
        <span className={styles.head}>{pin.number ?? <Icon name="store" />}</span>
        <span className={group.side ? styles.name : 'sr-only'}>{pin.name}</span>
      </a>
    );
  });
}
