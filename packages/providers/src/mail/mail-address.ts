const LOCAL = '[^\\s\\p{Cc}"(),:;<>@\\[\\\\\\]]{1,64}';
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]{0,61}[\\p{L}\\p{N}\\p{M}])?';
const ADDRESS = new RegExp(`^${LOCAL}@${LABEL}(?:\\.${LABEL})*$`, 'u');
const LONGEST = 254;

/** True for exactly one address, so that nothing in it can add a recipient or a header. */
export const isMailAddress = (text: string): boolean => text.length <= LONGEST && ADDRESS.test(text);
