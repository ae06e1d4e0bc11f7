import type { Mark } from '../records.ts'

export type Pixels = {
  width: number
  height: number /** Red, green, blue and opacity, row by row. */
  data: ArrayLike<number>
}

const DARK = 150
const MOST_WIDE = 480
const MOST_HIGH = 160

/** As large as a mark may be, not stretched. */
export function sizeForMark(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MOST_WIDE / width, MOST_HIGH / height)
  return { width: Math.max(10, Math.round(width * scale)), height: Math.max(10, Math.round(height * scale)) }
}

/** The dark dots of a picture: what a pen left on paper, without the paper. Undefined where there is none. */
export function dotsOf({ width, height, data }: Pixels): Extract<Mark, { kind: 'picture' }> | undefined {
  const row = Math.ceil(width / 8)
  const dots = new Uint8Array(row * height)
  let dark = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const opacity = (data[at + 3] ?? 0) / 255
      const light = ((data[at] ?? 0) * 3 + (data[at + 1] ?? 0) * 6 + (data[at + 2] ?? 0)) / 10
      if (light * opacity + 255 * (1 - opacity) >= DARK) continue
      dark++
      const index = y * row + (x >> 3)
      dots[index] = (dots[index] ?? 0) | (0x80 >> (x & 7))
    }
  if (dark === 0) return undefined
  return { kind: 'picture', width, height, dots: btoa(String.fromCharCode(...dots)) }
}

/** Where the dots of a mark are, to show it as it will stand on the page. */
export function darkDots({ width, height, dots }: Extract<Mark, { kind: 'picture' }>): { x: number; y: number }[] {
  const row = Math.ceil(width / 8)
  const bytes = atob(dots)
  const found: { x: number; y: number }[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (bytes.charCodeAt(y * row + (x >> 3)) & (0x80 >> (x & 7))) found.push({ x, y })
  return found
}
