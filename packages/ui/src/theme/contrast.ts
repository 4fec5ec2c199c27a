const channel = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Relative luminance of a `#RRGGBB` colour, as defined by WCAG 2. */
function luminance(hex: string): number {
  const at = (index: number): number => channel(Number.parseInt(hex.slice(index, index + 2), 16) / 255);
  return 0.2126 * at(1) + 0.7152 * at(3) + 0.0722 * at(5);
}

/** Contrast ratio of two colours, from 1 to 21, as defined by WCAG 2. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
