import { inkBox, paperBrightness, whiten } from '../picture.ts'

const MARGIN = 6
const WIDEST = 1_200
const WIDEST_READ = 4_000

/** The picture cut to its ink, as PNG. Throws a sentence when it cannot be read or is empty. */
export async function trimmedSignature(file: File): Promise<File> {
  if (!/\.(png|jpe?g)$/i.test(file.name)) throw new Error('Please choose a PNG or JPEG picture.')
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error('This picture could not be read. Please choose a PNG or JPEG picture.')
  })
  const scale = Math.min(1, WIDEST_READ / Math.max(picture.width, picture.height))
  const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
  const whole = canvasOf(size)
  onPaper(whole)
  whole.drawImage(picture, 0, 0, size.width, size.height)
  const image = whole.getImageData(0, 0, size.width, size.height)
  const paper = paperBrightness(image.data)
  const box = inkBox(image.data, size, paper)
  if (!box) throw new Error('There is no ink in this picture. Please sign on white paper and try again.')

  whiten(image.data, paper)
  whole.putImageData(image, 0, 0)
  const shrink = Math.min(1, WIDEST / box.width)
  const ink = { width: Math.ceil(box.width * shrink), height: Math.ceil(box.height * shrink) }
  const trimmed = canvasOf({ width: ink.width + 2 * MARGIN, height: ink.height + 2 * MARGIN })
  onPaper(trimmed)
  trimmed.drawImage(whole.canvas, box.x, box.y, box.width, box.height, MARGIN, MARGIN, ink.width, ink.height)
  return new File([await pngOf(trimmed.canvas)], 'signature.png', { type: 'image/png' })
}

function canvasOf({ width, height }: { width: number; height: number }): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser cannot read pictures.')
  return context
}

function onPaper(context: CanvasRenderingContext2D): void {
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
}

const pngOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))),
      'image/png',
    )
  })
