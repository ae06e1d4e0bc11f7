/** Contrast ratio of two #rrggbb colours, from 1 to 21 (WCAG 2.2, "contrast ratio" and "relative luminance"). */
export function contrast(first: string, second: string): number {
  const [dim, bright] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return ((bright ?? 0) + 0.05) / ((dim ?? 0) + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
