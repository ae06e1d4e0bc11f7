import { symbolReader } from './zxing.ts'

/** A picture in memory: red, green, blue and opacity of each dot, row by row. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray<ArrayBuffer> }

/** On our pages it stands in a corner; there it is looked for first, in a fraction of the time. */
const CORNER = 0.25

/** The texts of all Data Matrix symbols in a picture, each once: of any size, turned, skewed. JPEG and PNG as they are. */
export async function symbolsIn(picture: Uint8Array | Pixels): Promise<string[]> {
  if (picture instanceof Uint8Array) return read(picture)
  const found = new Set<string>()
  for (const corner of cornersOf(picture)) for (const text of await read(corner)) found.add(text)
  return found.size > 0 ? [...found] : read(picture)
}

async function read(picture: Uint8Array | Pixels): Promise<string[]> {
  const { readBarcodes } = await symbolReader()
  // `colorSpace` belongs to the browser's type and is not looked at.
  const input = picture instanceof Uint8Array ? picture : ({ ...picture, colorSpace: 'srgb' } as ImageData)
  const results = await readBarcodes(input, { formats: ['DataMatrix'], tryHarder: true, maxNumberOfSymbols: 8 })
  return [...new Set(results.flatMap(({ isValid, text }) => (isValid && text !== '' ? [text] : [])))]
}

function cornersOf(picture: Pixels): Pixels[] {
  const width = Math.ceil(picture.width * CORNER)
  const height = Math.ceil(picture.height * CORNER)
  const [right, bottom] = [picture.width - width, picture.height - height]
  const places: [number, number][] = [
    [right, bottom],
    [0, 0],
    [right, 0],
    [0, bottom],
  ]
  return places.map(([left, top]) => cut(picture, left, top, width, height))
}

function cut({ width: stride, data }: Pixels, left: number, top: number, width: number, height: number): Pixels {
  const part = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row++) {
    const start = ((top + row) * stride + left) * 4
    part.set(data.subarray(start, start + width * 4), row * width * 4)
  }
  return { width, height, data: part }
}
