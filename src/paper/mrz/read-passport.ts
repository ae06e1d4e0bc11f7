import { encoded } from '../images/write-jpeg.ts'
import { grayPages, turned } from './gray-picture.ts'
import type { Gray } from './marks.ts'
import { type PassportLines, passportOf } from './passport.ts'
import { type Box, readLines } from './read-mrz.ts'

export type PassportRead =
  | { readonly outcome: 'read'; readonly passport: PassportLines; readonly picture: Uint8Array }
  /** The lines were found, but their check digits say that something in them is wrong. */
  | { readonly outcome: 'wrong'; readonly picture: Uint8Array }
  | { readonly outcome: 'none' }

/** A photo page is among the first; a copy of a whole passport begins with it. */
const MOST_PAGES = 3

/** Reads the photo page of a passport in a PDF, JPEG or PNG, however it is turned. What contradicts itself is refused. */
export async function readPassport(bytes: Uint8Array, today: string): Promise<PassportRead> {
  let wrong: PassportRead | undefined
  for await (const page of grayPages(bytes, MOST_PAGES)) {
    let picture = page
    for (let quarter = 0; quarter < 4; quarter++) {
      const found = await readLines(picture)
      if (found) {
        const passport = found.wrong.length === 0 ? passportOf(found.lines, today, found.doubts) : undefined
        if (passport) return { outcome: 'read', passport, picture: await pageAround(picture, found.box) }
        wrong ??= { outcome: 'wrong', picture: await pageAround(picture, found.box) }
        break
      }
      if (quarter < 3) picture = turned(picture)
    }
  }
  return wrong ?? { outcome: 'none' }
}

/** How wide the picture beside the values is kept. */
const SHOWN_WIDE = 1000
const QUALITY = 80

/** The two lines and the page above them: 88 millimeters for lines of 112 (ICAO Doc 9303 part 4, 2.1). */
async function pageAround({ width, height, data }: Gray, box: Box): Promise<Uint8Array> {
  const { createCanvas, ImageData } = await import('@napi-rs/canvas')
  const wide = box.right - box.left
  const left = Math.max(0, Math.floor(box.left - wide * 0.03))
  const top = Math.max(0, Math.floor(box.bottom - wide * 0.75))
  const right = Math.min(width, Math.ceil(box.right + wide * 0.03))
  const bottom = Math.min(height, Math.ceil(box.bottom + wide * 0.03))
  const dots = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < data.length; at++) {
    const shade = data[at] ?? 0
    dots[at * 4] = dots[at * 4 + 1] = dots[at * 4 + 2] = shade
    dots[at * 4 + 3] = 255
  }
  const whole = createCanvas(width, height)
  whole.getContext('2d').putImageData(new ImageData(dots, width, height), 0, 0)
  const scale = Math.min(1, SHOWN_WIDE / (right - left))
  const shown = createCanvas(Math.round((right - left) * scale), Math.round((bottom - top) * scale))
  const context = shown.getContext('2d')
  context.drawImage(whole, left, top, right - left, bottom - top, 0, 0, shown.width, shown.height)
  return encoded(shown, QUALITY)
}
