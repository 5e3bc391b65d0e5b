import type { GoodView } from '@wattle/contract/desk';
import { imageAddress } from '@wattle/domain/images';
import * as words from '@wattle/messages/desk-goods';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { Thumb } from '../parts/thumb.tsx';

type Props = { readonly view: GoodView };

export function PicturePanel({ view: { images } }: Props): ReactNode {
  return (
    <section className="p" aria-labelledby="h-pictures">
      <div className="ph">
        <h2 id="h-pictures">{words.PICTURES}</h2>
        <small>{words.PICTURES_NOTE}</small>
      </div>
      <ol className="pics" data-pictures={words.NEW_ORDER}>
        {images.map((image, at) => (
          <li key={imageAddress(image)}>
            <b>{at + 1}</b>
            <Thumb image={image} size={56} />
            <input type="hidden" name="image[]" value={imageAddress(image)} />
            <input
              className="in"
              name="alt[]"
              defaultValue={image.alt}
              aria-label={`${words.PICTURE_WORDS} ${at + 1}`}
              data-watch={`${words.PICTURES} ${at + 1}`}
            />
            <span className="acts">
              <button
                className="b b--quiet b--s b--ic"
                type="submit"
                name="move"
                value={`${at}:up`}
                disabled={at === 0}
                aria-label={`${words.MOVE_UP} ${at + 1}`}
              >
                <Icon name="up" />
              </button>
              <button
                className="b b--quiet b--s b--ic"
                type="submit"
                name="move"
                value={`${at}:out`}
                disabled={images.length === 1}
                aria-label={`${words.TAKE_OUT} ${at + 1}`}
              >
                <Icon name="trash" />
              </button>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function AddPicture({ view: { id, version } }: Props): ReactNode {
  return (
    <form method="post" encType="multipart/form-data" action={`/desk/goods/${encodeURIComponent(id)}/pictures`}>
      <section className="p" aria-labelledby="h-add">
        <div className="ph">
          <h2 id="h-add">{words.ADD_PICTURE}</h2>
        </div>
        <div className="pb f4 f4--add">
          <input type="hidden" name="version" value={version} />
          <div className="field">
            <label htmlFor="g-file">{words.PICTURE_FILE}</label>
            <input className="in in--file" id="g-file" type="file" name="picture" accept="image/*" required />
          </div>
          <div className="field">
            <label htmlFor="g-alt">{words.PICTURE_WORDS}</label>
            <input className="in" id="g-alt" name="alt" required />
          </div>
          <button className="b" type="submit">
            <Icon name="plus" /> {words.ADD}
          </button>
        </div>
      </section>
    </form>
  );
}
