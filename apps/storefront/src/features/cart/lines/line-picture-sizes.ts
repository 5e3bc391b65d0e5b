/** Width of a line's picture, for `sizes`. */
export const LINE_PICTURE_SIZES = '(min-width: 768px) 148px, 88px';
