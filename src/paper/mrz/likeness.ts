import { GLYPH, GLYPHS } from './glyphs.ts'
import type { Gray } from './marks.ts'

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
