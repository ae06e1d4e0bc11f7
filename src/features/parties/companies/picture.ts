export type Size = { width: number; height: number }

/** How large a PNG or JPEG picture is, read from its head; undefined when it is neither, or broken. */
export function pictureSize(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length >= 33 && view.getUint32(0) === PNG) return { width: view.getUint32(16), height: view.getUint32(20) }
  if (bytes.length >= 4 && view.getUint16(0) === JPEG) return jpegSize(view)
  return undefined
}

const PNG = 0x89504e47
const JPEG = 0xffd8

// The size stands in the frame header, after any number of other segments (ITU-T T.81, B.2.2).
function jpegSize(view: DataView): Size | undefined {
  let at = 2
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

export type Box = Size & { x: number; y: number }

/**
 * The smallest box around the ink of a signature: what is clearly darker than the paper, whose brightness is taken from
 * the picture itself, since a photographed sheet is never white. Undefined for an empty sheet.
 */
export function inkBox(
  pixels: ArrayLike<number>,
  { width, height }: Size,
  paper = paperBrightness(pixels),
): Box | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (brightness(pixels, (y * width + x) * 4) > paper - CONTRAST) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

const CONTRAST = 60

/** Makes the paper white, and everything brighter in the same measure; ink stays ink. Changes the pixels. */
export function whiten(pixels: Uint8ClampedArray, paper: number): void {
  const factor = 255 / Math.max(1, paper - PAPER_GRAIN)
  for (let at = 0; at < pixels.length; at += 4) {
    for (let channel = at; channel < at + 3; channel += 1) pixels[channel] = (pixels[channel] ?? 0) * factor
  }
}

const PAPER_GRAIN = 20

/** How bright the paper is. Most of a sheet is paper: nine of ten pixels are at most this bright. */
export function paperBrightness(pixels: ArrayLike<number>): number {
  const counts = new Array<number>(256).fill(0)
  for (let at = 0; at < pixels.length; at += 4) {
    const level = Math.round(brightness(pixels, at))
    counts[level] = (counts[level] ?? 0) + 1
  }
  let brighter = pixels.length / 4 / 10
  for (let level = 255; level >= 0; level -= 1) {
    brighter -= counts[level] ?? 0
    if (brighter <= 0) return level
  }
  return 255
}

/** Transparent pixels show the white paper of a letter. */
function brightness(pixels: ArrayLike<number>, at: number): number {
  const alpha = (pixels[at + 3] ?? 0) / 255
  const luma = 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)
  return luma * alpha + 255 * (1 - alpha)
}
