import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { isPdf, ofSensibleSize, opening } from '../reading/open-pages.ts'
import type { Gray } from './marks.ts'

/** The characters of a passport are then some 20 dots tall, on a scan of a whole sheet too. */
const LONGEST_SIDE = 2000
/** A smaller picture is looked at enlarged: its characters have too few dots else. */
const SHORTEST_SIDE = 1400

/** Pages of a PDF, or the one of a JPEG or PNG, in shades of gray. */
export async function* grayPages(bytes: Uint8Array, mostPages: number): AsyncGenerator<Gray> {
  if (!isPdf(bytes)) {
    yield await grayPicture(bytes)
    return
  }
  const { createCanvas } = await import('@napi-rs/canvas')
  const task = await opening(bytes)
  try {
    const document = await task.promise
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number++) {
      const page = await document.getPage(number)
      if (!(await showsPicture(page))) continue
      const natural = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: LONGEST_SIDE / Math.max(natural.width, natural.height) })
      const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
      const context = canvas.getContext('2d')
      context.fillStyle = 'white'
      context.fillRect(0, 0, canvas.width, canvas.height)
      // The library names the browser's types; this canvas draws the same way.
      const canvasContext = context as unknown as CanvasRenderingContext2D
      await page.render({ canvas: null, canvasContext, viewport }).promise
      yield grayOf(context.getImageData(0, 0, canvas.width, canvas.height))
      page.cleanup()
    }
  } finally {
    await task.destroy()
  }
}

/** A page of words and lines alone is no copy of a passport: it is not drawn for nothing. */
async function showsPicture(page: PDFPageProxy): Promise<boolean> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const { fnArray } = await page.getOperatorList()
  return fnArray.some((each) =>
    [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject].includes(each),
  )
}

async function grayPicture(bytes: Uint8Array): Promise<Gray> {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas')
  const image = await loadImage(ofSensibleSize(bytes))
  const scale = sideOf(image) / Math.max(image.width, image.height)
  const canvas = createCanvas(Math.round(image.width * scale), Math.round(image.height * scale))
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return grayOf(context.getImageData(0, 0, canvas.width, canvas.height))
}

const sideOf = ({ width, height }: { width: number; height: number }): number =>
  Math.min(LONGEST_SIDE, Math.max(SHORTEST_SIDE, width, height))

type Dots = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }

function grayOf({ width, height, data }: Dots): Gray {
  const gray = new Uint8Array(width * height)
  for (let at = 0; at < gray.length; at++) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]]
    gray[at] = 0.299 * red + 0.587 * green + 0.114 * blue
  }
  return { width, height, data: gray }
}

/** A quarter turn clockwise. */
export function turned({ width, height, data }: Gray): Gray {
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) out[x * height + (height - 1 - y)] = data[y * width + x] ?? 0
  return { width: height, height: width, data: out }
}
