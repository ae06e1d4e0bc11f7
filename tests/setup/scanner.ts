import { deflateSync } from 'node:zlib'
import { joined } from '#paper/bytes.ts'
import { prepareImage } from '#paper/images/prepare-image.ts'
import { assemble } from '#paper/package/assemble.ts'
import { pdfJs } from '#paper/reading/pdf-js.ts'

export type Scanning = { dotsPerInch?: number; degrees?: number; noise?: number; blackAndWhite?: boolean }
export type Picture = { width: number; height: number; gray: Uint8Array }

/** What an office scanner makes of a printed page, from 1: its filled rectangles as gray dots, turned and with noise. */
export async function scanned(pdf: Uint8Array, page: number, scanning: Scanning = {}): Promise<Picture> {
  const { dotsPerInch = 200, degrees = 0, noise = 40, blackAndWhite = false } = scanning
  const { rectangles, pageWidth, pageHeight } = await rectanglesOn(pdf, page)
  const scale = dotsPerInch / 72
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  // The glass is as large as the sheet lies on it, so that a skewed one is not cut.
  const along = (one: number, other: number) => Math.ceil((Math.abs(cos) * one + Math.abs(sin) * other) * scale)
  const [width, height] = [along(pageWidth, pageHeight), along(pageHeight, pageWidth)]
  const gray = new Uint8Array(width * height).fill(240)
  const random = sequence()
  const center = { x: pageWidth / 2, y: pageHeight / 2 }
  for (const [left, bottom, right, top] of rectangles) {
    const corners = [
      [left, bottom],
      [right, bottom],
      [left, top],
      [right, top],
    ].map(([x = 0, y = 0]) => {
      const [dx, dy] = [(x - center.x) * scale, (center.y - y) * scale]
      return [cos * dx - sin * dy + width / 2, sin * dx + cos * dy + height / 2] as const
    })
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
    for (let row = Math.floor(Math.min(...ys)); row <= Math.max(...ys); row++)
      for (let column = Math.floor(Math.min(...xs)); column <= Math.max(...xs); column++) {
        let inked = 0
        // Nine points of each dot.
        for (let part = 0; part < 9; part++) {
          const [dx, dy] = [
            column + ((part % 3) + 0.5) / 3 - width / 2,
            row + (Math.floor(part / 3) + 0.5) / 3 - height / 2,
          ]
          const x = (cos * dx + sin * dy) / scale + center.x
          const y = center.y - (cos * dy - sin * dx) / scale
          if (x >= left && x < right && y >= bottom && y < top) inked++
        }
        const at = row * width + column
        gray[at] = Math.max(25, (gray[at] ?? 0) - (inked / 9) * 215)
      }
  }
  for (const [at, shade] of gray.entries()) {
    const grainy = shade + (random() - 0.5) * noise
    gray[at] = blackAndWhite ? (grainy < 128 ? 0 : 255) : Math.min(255, Math.max(0, grainy))
  }
  return { width, height, gray }
}

/** As a PNG file: eight bits of gray, or one. */
export function pngOf({ width, height, gray }: Picture, bits: 1 | 8 = 8): Uint8Array {
  const stride = bits === 8 ? width : (width + 7) >> 3
  const rows = new Uint8Array(height * (stride + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const shade = gray[y * width + x] ?? 0
      if (bits === 8) rows[y * (stride + 1) + 1 + x] = shade
      else if (shade >= 128)
        rows[y * (stride + 1) + 1 + (x >> 3)] = (rows[y * (stride + 1) + 1 + (x >> 3)] ?? 0) | (128 >> (x & 7))
    }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Several pictures as one PDF without any text, as a scanner sends it. */
export const scanPdf = (pictures: readonly Uint8Array[]): Uint8Array =>
  joined(
    assemble(
      pictures.map((picture, index) => ({ document: prepareImage(picture), label: `Scan ${index + 1}` })),
      { title: 'Scan' },
    ).parts,
  )

type Rectangle = [left: number, bottom: number, right: number, top: number]
type Matrix = [number, number, number, number, number, number]

/** What pdf.js finds drawn as filled rectangles: it shares nothing with what writes our pages. */
async function rectanglesOn(pdf: Uint8Array, number: number) {
  const { getDocument, OPS, VerbosityLevel } = await pdfJs()
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS, isEvalSupported: false })
  const page = await (await task.promise).getPage(number)
  const [, , pageWidth = 0, pageHeight = 0] = page.view
  const { fnArray, argsArray } = await page.getOperatorList()
  const rectangles: Rectangle[] = []
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  const saved: Matrix[] = []
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index] as unknown[]
    if (operator === OPS.save) saved.push(matrix)
    else if (operator === OPS.restore) matrix = saved.pop() ?? matrix
    else if (operator === OPS.transform) matrix = multiplied(matrix, args as Matrix)
    else if (operator === OPS.constructPath && args[0] === OPS.fill)
      rectangles.push(...boxesIn(args[1] as [Float32Array | null], matrix))
  }
  await task.destroy()
  return { rectangles, pageWidth, pageHeight }
}

const MOVE = 0
const CURVE = 2
const CLOSE = 4

function boxesIn([path]: [Float32Array | null], matrix: Matrix): Rectangle[] {
  const boxes: Rectangle[] = []
  let points: [number, number][] = []
  const end = () => {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    if (points.length > 1) boxes.push([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
    points = []
  }
  for (let at = 0; path && at < path.length; ) {
    const command = path[at] ?? CLOSE
    if (command === MOVE) end()
    const count = command === CLOSE ? 0 : command === CURVE ? 3 : 1
    for (let point = 0; point < count; point++) {
      const [x, y] = [path[at + 1 + 2 * point] ?? 0, path[at + 2 + 2 * point] ?? 0]
      points.push([matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]])
    }
    at += 1 + 2 * count
  }
  end()
  return boxes
}

const multiplied = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  ...([a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j] as const),
  ...([a * k + c * l + e, b * k + d * l + f] as const),
]

function chunk(name: string, content: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  // Nobody who reads it here looks at the checksum.
  return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)])
}

/** The same noise each time. */
function sequence(): () => number {
  let seed = 1
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    return seed / 0x7fffffff
  }
}
