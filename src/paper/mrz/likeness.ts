import type { Gray } from './marks.ts'

/**
 * The 37 characters of a machine-readable zone, drawn by hand as the center lines of their strokes: OCR-B is a typeface of
 * one pen (ISO 1073-2; ICAO Doc 9303 part 3, 4.3). In a box of 74 by 96, the pen ten wide.
 */
export const GLYPHS: Readonly<Record<string, string>> = {
  '0': 'M37 6C52 6 60 16 60 30V64C60 80 52 90 37 90C22 90 14 80 14 64V30C14 16 22 6 37 6Z',
  '1': 'M17 26L39 7H42V89',
  '2': 'M15 13C22 7 30 6 37 6C50 6 57 14 57 26C57 48 16 54 16 88H58',
  '3': 'M13 7H56L30 39C48 40 59 48 59 63C59 80 45 89 30 89C23 89 17 88 12 85',
  '4': 'M39 7L13 69H59M47 48V90',
  '5': 'M54 7H19L18 37C40 36 55 44 55 61C55 78 42 88 16 89',
  '6': 'M45 7L19 48C14 56 13 60 13 66C13 80 23 89 37 89C51 89 61 80 61 66C61 52 51 42 37 42C28 42 21 47 18 54',
  '7': 'M13 7H60C58 40 28 50 27 90',
  '8': 'M36 6C48 6 56 12 56 22C56 40 13 48 13 68C13 82 24 89 37 89C50 89 60 82 60 68C60 48 16 40 16 22C16 12 24 6 36 6Z',
  '9': 'M61 30C61 44 51 53 37 53C23 53 13 44 13 29C13 15 23 6 37 6C51 6 61 15 61 28C61 38 58 44 54 51L28 89',
  '<': 'M62 16L13 48L62 80',
  A: 'M14 90L34 7H39L60 90M20 61H54',
  B: 'M13 7V88H36C52 88 60 82 60 66C60 54 52 45 38 45H13M13 7H36C50 7 58 13 58 26C58 38 50 45 38 45',
  C: 'M54 20C52 10 47 6 40 6C26 6 19 20 19 48C19 76 26 91 40 91C47 91 52 86 54 77',
  D: 'M19 7V88C44 88 57 70 57 47C57 25 44 7 19 7',
  E: 'M58 7H18V87H58M18 45H52',
  F: 'M56 7H24V90M24 45H51',
  G: 'M56 17C52 9 46 6 39 6C23 6 14 22 14 48C14 76 25 91 40 91C48 91 54 88 58 85V52H39',
  H: 'M16 6V90M57 6V90M16 47H57',
  I: 'M22 7H50M37 7V87M20 87H53',
  J: 'M46 6V70C46 84 40 91 31 91C21 91 15 84 15 70',
  K: 'M15 6V90M58 7L20 47L60 90',
  L: 'M16 6V87H60',
  M: 'M13 90V7H20L36 60L51 7H60V90',
  N: 'M15 90V7H21L53 88H58V7',
  O: 'M37 6C50 6 60 22 60 48C60 74 50 91 37 91C24 91 14 74 14 48C14 22 24 6 37 6Z',
  P: 'M16 90V6H38C52 6 60 13 60 27C60 41 52 48 38 48H16',
  Q: 'M35 6C48 6 57 20 57 46C57 72 48 87 35 87C22 87 14 72 14 46C14 20 22 6 35 6ZM35 54L60 90',
  R: 'M17 90V7H36C50 7 57 13 57 28C57 42 50 49 36 49H17M38 49L57 90',
  S: 'M55 20C54 10 47 6 37 6C25 6 17 13 17 24C17 48 57 42 57 69C57 82 48 91 36 91C24 91 17 84 17 73',
  T: 'M13 7H60M36 7V90',
  U: 'M15 6V66C15 82 23 90 36 90C50 90 58 82 58 66V6',
  V: 'M13 6L34 90H39L60 6',
  W: 'M13 6C14 36 17 64 21 89L36 42L52 89C57 64 59 36 60 6',
  X: 'M15 6L58 90M57 6L15 90',
  Y: 'M16 6L36 49L57 6M36 49V90',
  Z: 'M16 7H54L16 87H57',
}

/** The middle of a character, and how tall a capital is, in the units of its strokes. */
export const GLYPH = { middleX: 37.5, middleY: 48, tall: 95, pen: 10 } as const

/** A character is compared on a raster of this many dots, each 4.75 of the glyphs' units wide. */
const WIDE = 16
const TALL = 22
const DOT = 4.75
/** How many dots a character may stand beside its place. */
const SHIFT = 2
const SPREAD_WIDE = WIDE + 2 * SHIFT
const SPREAD_TALL = TALL + 2 * SHIFT

export const CHARACTERS = Object.keys(GLYPHS)

/** How well each character fits to what is seen at a place: 1 is the drawing itself, 0 is chance; as CHARACTERS. */
export type Likeness = readonly number[]

/** Where a character is looked for: its middle, how tall a capital is there, how narrow, and how the line rises. */
export type Place = { x: number; y: number; tall: number; narrow: number; rise: number }

type Template = Float32Array

/** Drawn once, when the first page is read. */
let drawn: Promise<readonly Template[]> | undefined
export const templates = () => {
  drawn ??= drawAll()
  return drawn
}

async function drawAll(): Promise<Template[]> {
  const { createCanvas, Path2D } = await import('@napi-rs/canvas')
  return Object.values(GLYPHS).map((strokes) => {
    const fine = 4
    const canvas = createCanvas(WIDE * fine, TALL * fine)
    const context = canvas.getContext('2d')
    context.scale(fine / DOT, fine / DOT)
    context.translate((WIDE * DOT) / 2 - GLYPH.middleX, (TALL * DOT) / 2 - GLYPH.middleY)
    context.lineWidth = GLYPH.pen
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.stroke(new Path2D(strokes))
    const { data } = context.getImageData(0, 0, WIDE * fine, TALL * fine)
    const raster = new Float32Array(WIDE * TALL)
    for (let y = 0; y < TALL * fine; y++)
      for (let x = 0; x < WIDE * fine; x++)
        raster[Math.floor(y / fine) * WIDE + Math.floor(x / fine)] =
          (raster[Math.floor(y / fine) * WIDE + Math.floor(x / fine)] ?? 0) + (data[(y * WIDE * fine + x) * 4 + 3] ?? 0)
    return standard(softened(raster))
  })
}

/** As a lens does it: what is seen is never as sharp as what was drawn. */
function softened(raster: Float32Array): Float32Array {
  const out = new Float32Array(raster.length)
  for (let y = 0; y < TALL; y++)
    for (let x = 0; x < WIDE; x++) {
      let sum = 0
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [row, column] = [y + dy, x + dx]
          if (row < 0 || row >= TALL || column < 0 || column >= WIDE) continue
          sum += (raster[row * WIDE + column] ?? 0) * (dx === 0 ? 2 : 1) * (dy === 0 ? 2 : 1)
        }
      out[y * WIDE + x] = sum / 16
    }
  return out
}

/** Around zero, of length one: what is left is the shape. */
function standard(raster: Float32Array): Float32Array {
  const mean = raster.reduce((sum, value) => sum + value, 0) / raster.length
  const length = Math.sqrt(raster.reduce((sum, value) => sum + (value - mean) ** 2, 0)) || 1
  return raster.map((value) => (value - mean) / length)
}

/** How many characters are looked at closely: the others fit worse at every second shift already. */
const CLOSELY = 8

/** What stands at a place, held against every character, at the shift where it fits best. Roughly: at every second shift. */
export function likenessAt(picture: Gray, place: Place, drawings: readonly Template[], roughly = false): Likeness {
  const seen = spreadAt(picture, place)
  const best = new Array<number>(drawings.length).fill(-1)
  const all = drawings.map((_, which) => which)
  compare(seen, drawings, best, all, 2)
  if (roughly) return best
  const nearest = all.sort((one, other) => (best[other] ?? 0) - (best[one] ?? 0)).slice(0, CLOSELY)
  compare(seen, drawings, best, nearest, 1)
  return best
}

function compare(
  seen: Float32Array,
  drawings: readonly Template[],
  best: number[],
  which: readonly number[],
  step: number,
): void {
  const window = new Float32Array(WIDE * TALL)
  for (let down = 0; down <= 2 * SHIFT; down += step)
    for (let across = 0; across <= 2 * SHIFT; across += step) {
      let sum = 0
      let squares = 0
      for (let y = 0; y < TALL; y++)
        for (let x = 0; x < WIDE; x++) {
          const value = seen[(y + down) * SPREAD_WIDE + x + across] ?? 0
          window[y * WIDE + x] = value
          sum += value
          squares += value * value
        }
      const length = Math.sqrt(Math.max(0, squares - (sum * sum) / window.length)) || 1
      for (const each of which) {
        const drawing = drawings[each] ?? window
        let product = 0
        // The drawing is around zero: the mean of what is seen falls out of the product.
        for (let at = 0; at < window.length; at++) product += (window[at] ?? 0) * (drawing[at] ?? 0)
        const like = product / length
        if (like > (best[each] ?? -1)) best[each] = like
      }
    }
}

/** The dots around a place, turned upright, dark as large numbers. */
function spreadAt({ width, height, data }: Gray, { x, y, tall, narrow, rise }: Place): Float32Array {
  const spread = new Float32Array(SPREAD_WIDE * SPREAD_TALL)
  const step = (tall / GLYPH.tall) * DOT
  const turn = Math.atan(rise)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const shade = (column: number, row: number) => {
    const left = Math.floor(column)
    const top = Math.floor(row)
    if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 0
    const right = column - left
    const below = row - top
    const at = top * width + left
    const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right
    const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right
    return 255 - (upper * (1 - below) + lower * below)
  }
  for (let row = 0; row < SPREAD_TALL; row++)
    for (let column = 0; column < SPREAD_WIDE; column++) {
      let sum = 0
      // Four looks at each dot, so that a fine picture is averaged rather than picked from.
      for (const below of [-0.25, 0.25])
        for (const right of [-0.25, 0.25]) {
          const across = (column + 0.5 - SPREAD_WIDE / 2 + right) * step * narrow
          const down = (row + 0.5 - SPREAD_TALL / 2 + below) * step
          sum += shade(x + across * cos - down * sin, y + across * sin + down * cos)
        }
      spread[row * SPREAD_WIDE + column] = sum / 4
    }
  return spread
}
