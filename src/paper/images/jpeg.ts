export type JpegInfo = {
  readonly width: number
  readonly height: number
  readonly components: number
  readonly bits: number
  /** Adobe writes four colours inverted. */
  readonly inverted: boolean
  /** Quarter turns clockwise to see it upright, from the camera's note. */
  readonly quarterTurns: number
}

/** The size and kind of a JPEG from its headers (ITU-T T.81, annex B); the picture itself goes into the PDF as it is. */
export function readJpeg(bytes: Uint8Array): JpegInfo {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let inverted = false
  let quarterTurns = 0
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (view.getUint8(at) !== 0xff) throw new Error('The image is not a JPEG.')
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    const length = view.getUint16(at + 2)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame)
      return {
        bits: view.getUint8(at + 4),
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        components: view.getUint8(at + 9),
        inverted,
        quarterTurns,
      }
    if (marker === 0xee) inverted = true
    if (marker === 0xe1) quarterTurns = quarterTurnsOf(new DataView(view.buffer, view.byteOffset + at + 4, length - 2))
    at += 2 + length
  }
  throw new Error('The JPEG has no picture.')
}

const ORIENTATION = 0x0112
const TURNS: Readonly<Record<number, number>> = { 3: 2, 6: 1, 8: 3 }

/** Exif's orientation; mirrored pictures are taken as they are. */
function quarterTurnsOf(segment: DataView): number {
  try {
    if (segment.getUint32(0) !== 0x45786966) return 0
    const little = segment.getUint16(6) === 0x4949
    const directory = 6 + segment.getUint32(10, little)
    for (let index = 0; index < segment.getUint16(directory, little); index++) {
      const entry = directory + 2 + 12 * index
      if (segment.getUint16(entry, little) === ORIENTATION) return TURNS[segment.getUint16(entry + 8, little)] ?? 0
    }
    return 0
  } catch {
    return 0
  }
}
