import type { Outcome } from '@wattle/domain/results';

export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export type ImageReason = 'OPTIONS_INVALID' | 'SOURCE_NOT_FOUND' | 'ORIGIN_NOT_ALLOWED' | 'SOURCE_INVALID';

export type ImageAnswer = {
  readonly body: Buffer;
  readonly contentType: string;
  /** False: a better format may be ready later, so cache this response only briefly. */
  readonly final: boolean;
};

export type ImageRequest = {
  /** The URL part after `/cdn-cgi/image/`: `<options>/<path>`. */
  readonly address: string;
  readonly accept: string;
};

/** Serves images in the width and format a page asks for. */
export type ImageService = {
  readonly name: string;
  resize(request: ImageRequest): Promise<Outcome<ImageAnswer, ImageReason>>;
  close(): Promise<void>;
};

/** Loads an original image; undefined when it does not exist. */
export type ImageSource = (path: string) => Promise<Buffer | undefined>;
