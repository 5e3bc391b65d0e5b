import type { Outcome } from '@wattle/domain';

export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export type ImageReason = 'OPTIONS_INVALID' | 'SOURCE_NOT_FOUND' | 'ORIGIN_NOT_ALLOWED' | 'SOURCE_INVALID';

export type ImageAnswer = {
  readonly body: Buffer;
  readonly contentType: string;
  /** False: a better format may be ready later, so this answer should not be kept for long. */
  readonly final: boolean;
};

export type ImageRequest = {
  /** The part of the address after `/cdn-cgi/image/`: `<options>/<path>`. */
  readonly address: string;
  readonly accept: string;
};

/** Gives pictures in the width and format that a page asked for. */
export type ImageService = {
  readonly name: string;
  resize(request: ImageRequest): Promise<Outcome<ImageAnswer, ImageReason>>;
  close(): Promise<void>;
};

/** Where an original comes from; undefined: not there. */
export type ImageSource = (path: string) => Promise<Buffer | undefined>;
