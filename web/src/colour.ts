// Which ink can be read on a colour.

/** How light a colour such as `#EE8A2A` is, from 0 to 1, as the contrast formula of WCAG wants it. */
export function lightness(hex: string): number {
  const parts = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = parts;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Dark or light ink, whichever differs more. */
export function inkOn(hex: string): string {
  const light = lightness(hex);
  return 1.05 / (light + 0.05) >= (light + 0.05) / (lightness('#14202b') + 0.05) ? '#ffffff' : '#14202b';
}
