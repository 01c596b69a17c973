/** Adds the brand to the title for the tab, search engines and shared links. */
export const addBrand = (title: string, brand: string) =>
  title.includes(brand) ? title : `${title} | ${brand}`;
