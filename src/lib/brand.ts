/**
 * A page's title where the brand stands at its end: in the tab, for search engines, when it is
 * shared.
 */
export const withBrand = (title: string, brand: string) =>
  title.includes(brand) ? title : `${title} | ${brand}`;
