export const pageOf = (page: number, pages: number): string => `Page ${page} of ${pages}`;
export const pages = 'Pages';
export const page = 'Page';
