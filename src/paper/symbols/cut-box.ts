import { writeGrayPng } from '../images/write-png.ts'
import { symbolPlace } from '../package/stamps.ts'
import type { Rect } from '../types.ts'
import { type Dot, type FoundSymbol, type Pixels, symbolsFoundIn } from './read-symbols.ts'
import { picturesOf } from './scanned-pages.ts'

/** A box of a printed page, in points, on the page of a scan, from 1, that carries this symbol. */
export type BoxToCut = {
  bytes: Uint8Array
  page: number
  symbol: string
  box: Rect
  /** Of the printed page, in points. */
  size: { width: number; height: number }
}

/** Dots per point of what is cut out: 150 per inch. */
const SCALE = 150 / 72

/**
 * One box of a scanned page as a PNG, upright however the page lay on the glass: the symbol at the foot says where. Without
 * one the picture is taken for the whole page. Undefined where the page shows no picture.
 */
export async function cutBox({ bytes, page, symbol, box, size }: BoxToCut): Promise<Uint8Array | undefined> {
  const pictures = await picturesOf(bytes, page)
  for (const picture of pictures) {
    const found = (await symbolsFoundIn(picture)).find(({ text }) => text === symbol)
    if (found) return drawn(picture, box, bySymbol(found, size))
  }
  const [largest] = [...pictures].sort((one, other) => other.width * other.height - one.width * one.height)
  return largest && drawn(largest, box, asWhole(largest, size))
}

/** From a point of the printed page, lower left corner at the origin, to a dot of the picture. */
type Place = (x: number, y: number) => Dot

function bySymbol({ topLeft, topRight, bottomLeft }: FoundSymbol, size: BoxToCut['size']): Place {
  const [left, bottom, right, top] = symbolPlace(size)
  const across = { x: (topRight.x - topLeft.x) / (right - left), y: (topRight.y - topLeft.y) / (right - left) }
  const down = { x: (bottomLeft.x - topLeft.x) / (top - bottom), y: (bottomLeft.y - topLeft.y) / (top - bottom) }
  return (x, y) => ({
    x: topLeft.x + across.x * (x - left) + down.x * (top - y),
    y: topLeft.y + across.y * (x - left) + down.y * (top - y),
  })
}

const asWhole =
  (picture: Pixels, { width, height }: BoxToCut['size']): Place =>
  (x, y) => ({ x: (x / width) * picture.width, y: ((height - y) / height) * picture.height })

function drawn(picture: Pixels, [left, bottom, right, top]: Rect, place: Place): Uint8Array {
  const [width, height] = [Math.round((right - left) * SCALE), Math.round((top - bottom) * SCALE)]
  const gray = new Uint8Array(width * height).fill(255)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const { x, y } = place(left + (column + 0.5) / SCALE, top - (row + 0.5) / SCALE)
      const [dotX, dotY] = [Math.floor(x), Math.floor(y)]
      if (dotX < 0 || dotY < 0 || dotX >= picture.width || dotY >= picture.height) continue
      gray[row * width + column] = picture.data[(dotY * picture.width + dotX) * 4] ?? 255
    }
  return writeGrayPng({ width, height, gray })
}
