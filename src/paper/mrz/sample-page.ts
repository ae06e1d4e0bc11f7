import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { encoded } from '../images/write-jpeg.ts'
import { GLYPH, GLYPHS } from './likeness.ts'
import { checkDigit } from './read-mrz.ts'

/** How a sample page was photographed; each page has its own. */
export type Taken = {
  /** Degrees, clockwise. */
  turned?: number
  /** The spread of random shades, of 255. */
  noise?: number
  /** Dots. */
  blur?: number
  /** How dark the ink is on its ground: 1 is black on white. */
  contrast?: number
  /** From bright on the left to dark on the right, of 255. */
  shadow?: number
  /** How wide the page stands in the picture. */
  wide?: number
  /** How thick the pen is; 10 as the typeface has it. */
  pen?: number
  /** Sideways, in parts of the height: held aslant. */
  slant?: number
  quality?: number
  seed?: number
}

export type SampleHolder = {
  country: string
  familyName: string
  givenNames: string
  number: string
  nationality: string
  bornOn: string
  sex: 'M' | 'F' | '<'
  expiresOn: string
  personalNumber?: string
}

/** The two lines of a passport (ICAO Doc 9303 part 4, 4.2). */
export function linesOf(of: SampleHolder): [string, string] {
  const name = `${of.familyName}<<${of.givenNames}`.replace(/ /g, '<').slice(0, 39)
  const number = of.number.padEnd(9, '<')
  const [born, until] = [yearMonthDay(of.bornOn), yearMonthDay(of.expiresOn)]
  const personal = (of.personalNumber ?? '').padEnd(14, '<')
  const personalDigit = of.personalNumber ? checkDigit(personal) : '<'
  const front = `${number}${checkDigit(number)}${of.nationality.padEnd(3, '<')}`
  const dates = `${born}${checkDigit(born)}${of.sex}${until}${checkDigit(until)}`
  const rest = `${personal}${personalDigit}`
  const whole = `${number}${checkDigit(number)}${born}${checkDigit(born)}${until}${checkDigit(until)}${rest}`
  return [`P<${of.country.padEnd(3, '<')}${name}`.padEnd(44, '<'), `${front}${dates}${rest}${checkDigit(whole)}`]
}

const yearMonthDay = (day: string) => day.replaceAll('-', '').slice(2)

/** A drawn data page, photographed: a JPEG. Without lines it is a page that has none. */
export function samplePage(lines: readonly string[], taken: Taken = {}, text: readonly string[] = []): Uint8Array {
  const { wide = 950, turned = 0, slant = 0, blur = 0, quality = 80 } = taken
  const upright = Math.abs(turned) < 45
  const [broad, high] = [Math.round(wide * 1.15), Math.round(wide * 0.95)]
  const canvas = upright ? createCanvas(broad, high) : createCanvas(high, broad)
  const context = canvas.getContext('2d')
  context.fillStyle = '#8d8779'
  context.fillRect(0, 0, canvas.width, canvas.height)
  if (blur > 0) context.filter = `blur(${blur}px)`
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turned * Math.PI) / 180)
  context.transform(1, 0, slant, 1, 0, 0)
  context.scale(wide / 1250, wide / 1250)
  context.translate(-625, -440)
  drawPage(context, lines, taken, text)
  context.resetTransform()
  context.filter = 'none'
  disturb(context, canvas.width, canvas.height, taken)
  return encoded(canvas, quality)
}

/** 125 by 88 millimeters, ten units each (ICAO Doc 9303 part 4, 2.1). */
function drawPage(context: SKRSContext2D, lines: readonly string[], taken: Taken, text: readonly string[]): void {
  const { contrast = 1, pen = GLYPH.pen } = taken
  const paper = 236
  const ink = Math.round(paper - contrast * 220)
  const gray = (shade: number) => `rgb(${shade},${shade},${shade})`
  context.fillStyle = gray(paper)
  context.fillRect(0, 0, 1250, 880)
  context.lineWidth = 2
  context.strokeStyle = gray(paper - 14)
  for (let wave = 0; wave < 24; wave++) {
    context.beginPath()
    for (let x = 0; x <= 1250; x += 10) context.lineTo(x, 20 + wave * 36 + 14 * Math.sin(x / 60 + wave))
    context.stroke()
  }
  context.fillStyle = gray(ink + Math.round((paper - ink) * 0.4))
  context.fillRect(60, 170, 320, 410)
  for (const [index, words] of text.entries()) drawText(context, words, 430, 150 + index * 62, 0.34, 30, ink, pen)
  // The zone of 23.2 millimeters at the bottom: lines 6.35 millimeters apart, ten characters to the inch (4.1.4, 4.2.1).
  for (const [index, line] of lines.entries())
    drawText(context, line, 66, 700 + index * 63.5, 26 / GLYPH.tall, 25.4, ink, pen)
}

function drawText(
  context: SKRSContext2D,
  words: string,
  left: number,
  top: number,
  scale: number,
  pitch: number,
  ink: number,
  pen: number,
): void {
  context.strokeStyle = `rgb(${ink},${ink},${ink})`
  for (const [index, character] of [...words].entries()) {
    const strokes = GLYPHS[character]
    if (!strokes) continue
    context.save()
    context.translate(left + index * pitch, top)
    context.scale(scale, scale)
    context.lineWidth = pen
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.stroke(new Path2D(strokes))
    context.restore()
  }
}

/** A shadow from the left to the right, and what a sensor adds. */
function disturb(context: SKRSContext2D, width: number, height: number, { noise = 0, shadow = 0, seed = 1 }: Taken) {
  const picture = context.getImageData(0, 0, width, height)
  const { data } = picture
  let state = seed * 2654435761 + 1
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  for (let at = 0; at < data.length; at += 4) {
    const dark = (shadow * ((at / 4) % width)) / width
    const off = (random() + random() + random() - 1.5) * 2 * noise
    for (const color of [0, 1, 2]) data[at + color] = (data[at + color] ?? 0) - dark + off
  }
  context.putImageData(picture, 0, 0)
}
