import { symbolReader } from './zxing.ts'

/** A picture in memory: red, green, blue and opacity of each dot, row by row. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray<ArrayBuffer> }

/** On our pages it stands in a corner; there it is looked for first, in a fraction of the time. */
const CORNER = 0.25

/** A symbol and its own corners in the picture, in dots from the top left; turned with it. */
export type FoundSymbol = { text: string; topLeft: Dot; topRight: Dot; bottomLeft: Dot }
export type Dot = { readonly x: number; readonly y: number }

/** The texts of all Data Matrix symbols in a picture, each once: of any size, turned, skewed. JPEG and PNG as they are. */
export const symbolsIn = async (picture: Uint8Array | Pixels): Promise<string[]> =>
  (await symbolsFoundIn(picture)).map(({ text }) => text)

/** The same with the places where they stand. */
export async function symbolsFoundIn(picture: Uint8Array | Pixels): Promise<FoundSymbol[]> {
  if (picture instanceof Uint8Array) return read(picture)
  const found: FoundSymbol[] = []
  for (const { left, top, ...corner } of cornersOf(picture))
    for (const { text, ...dots } of await read(corner)) {
      const moved = ({ x, y }: Dot) => ({ x: x + left, y: y + top })
      const [topLeft, topRight, bottomLeft] = [dots.topLeft, dots.topRight, dots.bottomLeft].map(moved)
      if (topLeft && topRight && bottomLeft) found.push({ text, topLeft, topRight, bottomLeft })
    }
  return found.length > 0 ? eachOnce(found) : read(picture)
}

const eachOnce = (found: readonly FoundSymbol[]) => [...new Map(found.map((each) => [each.text, each])).values()]

async function read(picture: Uint8Array | Pixels): Promise<FoundSymbol[]> {
  const { readBarcodes } = await symbolReader()
  // `colorSpace` belongs to the browser's type and is not looked at.
  const input = picture instanceof Uint8Array ? picture : ({ ...picture, colorSpace: 'srgb' } as ImageData)
  const results = await readBarcodes(input, { formats: ['DataMatrix'], tryHarder: true, maxNumberOfSymbols: 8 })
  return eachOnce(
    results.flatMap(({ isValid, text, position: { topLeft, topRight, bottomLeft } }) =>
      isValid && text !== '' ? [{ text, topLeft, topRight, bottomLeft }] : [],
    ),
  )
}

function cornersOf(picture: Pixels): (Pixels & { left: number; top: number })[] {
  const width = Math.ceil(picture.width * CORNER)
  const height = Math.ceil(picture.height * CORNER)
  const [right, bottom] = [picture.width - width, picture.height - height]
  const places: [number, number][] = [
    [right, bottom],
    [0, 0],
    [right, 0],
    [0, bottom],
  ]
  return places.map(([left, top]) => ({ left, top, ...cut(picture, left, top, width, height) }))
}

function cut({ width: stride, data }: Pixels, left: number, top: number, width: number, height: number): Pixels {
  const part = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row++) {
    const start = ((top + row) * stride + left) * 4
    part.set(data.subarray(start, start + width * 4), row * width * 4)
  }
  return { width, height, data: part }
}
