/**
 * The sizes of a drawing. The finished page has them in a class; in an island React alone changes
 * them.
 */
export const scaled = (sizes: Record<`--${string}`, number | string>) => ({
  style: sizes as object,
  suppressHydrationWarning: true,
});
