/** Computes the relative luminance of red, green and blue (0 to 255) as WCAG 2.2 defines it. */
const computeLuminance = (colour: number[]) => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export function computeContrast(one: number[], other: number[]): number {
  const [low = 0, high = 0] = [one, other].map(computeLuminance).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
