/** Adds the brand to the title of a page, unless the title already contains it. */
export const addBrand = (title: string, brand: string) =>
  title.includes(brand) ? title : `${title} | ${brand}`;
