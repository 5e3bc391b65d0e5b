import * as uiWords from '@wattle/messages/ui';
import tile from '../../ui/image-tile.module.css';

/** Replaces a broken picture of a kept card with the placeholder that `ImageTile` shows [D-4-28 D-8-10]. */
export function replaceBroken({ target }: Event): void {
  if (!(target instanceof HTMLImageElement) || !target.closest('[data-kept]')) return;
  const placeholder = document.createElement('span');
  placeholder.className = tile.placeholder ?? '';
  placeholder.role = 'img';
  placeholder.ariaLabel = target.alt || uiWords.noPicture;
  placeholder.dataset.broken = 'true';
  const icon = document.createElement('span');
  icon.className = 'i i-alert';
  icon.ariaHidden = 'true';
  placeholder.append(icon);
  target.replaceWith(placeholder);
}

/** For pictures that broke before this code was there. */
export function findBroken(card: Element): void {
  const picture = card.querySelector('img');
  if (picture?.complete && picture.naturalWidth === 0 && picture.getAttribute('src'))
    picture.dispatchEvent(new Event('error'));
}
