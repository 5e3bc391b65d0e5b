import * as storesWords from '@wattle/messages/stores';
import { type MouseEvent, useCallback, useMemo, useReducer, useRef } from 'react';
import { useHydrated } from '../../../../page/use-hydrated.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { isCalm } from '../../../../ui/is-calm.ts';
import type { Place, StoreRow } from '../stores-data.ts';
import { chooseStore, storeAnchor, useChosenStore } from './chosen-store.ts';
import { isDrawn } from './draw-lines.ts';
import { readGround } from './ground.ts';
import { layOutMap, type Pin } from './lay-out-map.ts';
import { MapLabels, spotStyle } from './map-labels.tsx';
import { MapPins } from './map-pins.tsx';
import { MapPlate } from './map-plate.tsx';
import { type Degrees, fitGround, fitView, type MapView, placeIn, toGround, zoomView } from './map-view.ts';
import styles from './store-map.module.css';
import { useMapGestures, ZOOM_IN, ZOOM_OUT } from './use-map-gestures.ts';

export type StoreMapProps = {
  stores: readonly Pick<StoreRow, 'id' | 'name' | 'addressState' | '_geoloc'>[];
  /** Numbered as in the list beside the map. */
  numbered: boolean;
  /** Where the shopper searched. */
  around: (Degrees & { readonly label: string }) | null;
  /** What the map shows at first. */
  fit: readonly Degrees[];
  /** Names of suburbs there, besides those that are widely known. */
  places: readonly Place[];
};

type Shown = { readonly view: MapView; readonly drawn: MapView };

const change = ({ view, drawn }: Shown, next: (view: MapView) => MapView): Shown => {
  const moved = next(view);
  return { view: moved, drawn: isDrawn(moved, drawn) ? drawn : moved };
};

/** Stores on a map of Australia that can be moved and zoomed. Without JavaScript it is a picture with links. */
export default function StoreMap({ stores, numbered, around, fit, places }: StoreMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const start = useMemo(() => fitView(fit), [fit]);
  const [{ view, drawn }, changeView] = useReducer(change, { view: start, drawn: start });
  const gestures = useMapGestures(frame, changeView);
  const isAwake = useHydrated();
  const chosen = useChosenStore() ?? (numbered ? (stores[0]?.id ?? null) : null);
  const things = useMemo(() => readThings({ stores, numbered, around, places }), [stores, numbered, around, places]);
  const { groups, labels } = useMemo(() => layOutMap(view, things), [view, things]);
  const isMoved = view !== start;

  const goTo = useCallback((event: MouseEvent, { id }: Pin) => {
    event.preventDefault();
    chooseStore(id);
    showRow(id);
  }, []);
  const open = useCallback((event: MouseEvent, pins: readonly Pin[]) => {
    event.preventDefault();
    changeView(({ tall }) =>
      fitGround(
        pins.map(({ at }) => at),
        tall,
      ),
    );
    // the group that was pressed is gone
    frame.current?.focus({ preventScroll: true });
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: no element means a map
    <div
      ref={frame}
      className={styles.map}
      role="group"
      aria-label={isAwake ? storesWords.mapKeys(stores.length) : storesWords.mapOf(stores.length)}
      tabIndex={isAwake ? 0 : undefined}
      data-moved={isMoved || undefined}
      {...gestures}
    >
      <MapPlate view={view} drawn={drawn} />
      <MapLabels labels={labels} />
      {things.me && <span className={styles.me} style={spotStyle(placeIn(view, things.me))} aria-hidden="true" />}
      <MapPins groups={groups} view={view} chosen={chosen} onPin={goTo} onGroup={open} />
      <small className={styles.source}>{storesWords.mapSource}</small>
      {isAwake && <Controls change={changeView} onStart={() => changeView(() => start)} />}
    </div>
  );
}

type ControlsProps = { change: (next: (view: MapView) => MapView) => void; onStart: () => void };

function Controls({ change: changeView, onStart }: ControlsProps) {
  return (
    <div className={styles.controls}>
      <button
        type="button"
        aria-label={storesWords.zoomIn}
        onClick={() => changeView((view) => zoomView(view, ZOOM_IN))}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        aria-label={storesWords.zoomOut}
        onClick={() => changeView((view) => zoomView(view, ZOOM_OUT))}
      >
        <Icon name="minus" />
      </button>
      <button type="button" aria-label={storesWords.zoomBack} onClick={onStart}>
        <Icon name="target" />
      </button>
    </div>
  );
}

function readThings({ stores, numbered, around, places }: Omit<StoreMapProps, 'fit'>) {
  const { places: known, roads } = readGround();
  const suburbs = places.map(({ name, ...at }) => ({ name, size: 0, at: toGround(at) }));
  return {
    ground: { places: [...known, ...suburbs], roads },
    me: around && toGround(around),
    pins: stores.map(({ id, name, addressState, _geoloc }, index) => ({
      ...{ id, name, state: addressState, at: toGround(_geoloc) },
      number: numbered ? index + 1 : null,
    })),
  };
}

/** Scrolls to a store's row in the list, which may be folded away. */
function showRow(id: string): void {
  const row = document.getElementById(storeAnchor(id));
  const folded = row?.closest('details');
  if (folded) folded.open = true;
  row?.scrollIntoView({ block: 'nearest', behavior: isCalm() ? 'auto' : 'smooth' });
}
