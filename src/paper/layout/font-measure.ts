import type { TextStyle } from '../types.ts'

/** Heights in em; the width of a text in thousandths of an em. */
export type FontMeasure = {
  readonly ascent: number
  readonly descent: number
  readonly capHeight: number
  width(text: string): number
}

export type PlacedLine = { readonly text: string; readonly x: number; readonly y: number }

/** What fits is placed; `rest` is what has to go elsewhere, empty when all fits. */
export type TextLayout = {
  readonly size: number
  readonly lines: readonly PlacedLine[]
  readonly fits: string
  readonly rest: string
}

/** How one kind of box places its text. */
export type PlaceText = (style: TextStyle, width: number, height: number, text: string, font: FontMeasure) => TextLayout

/** Smaller text is hard to read on paper: what does not fit at this size goes to the addendum instead. */
const SMALLEST_SIZE = 8
export const LARGEST_AUTOMATIC_SIZE = 12
export const LINE_SPACING = 1.16
/** Between the box and its text, left and right. */
export const PADDING = 2

/** A form that asks for less than the smallest size gets what it asks for. */
export const floorFor = (size: number): number => (size > 0 ? Math.min(SMALLEST_SIZE, size) : SMALLEST_SIZE)

export const textWidth = (font: FontMeasure, text: string, size: number): number => (font.width(text) * size) / 1000

/** Centred by the height of capitals, but not so low that descenders are cut. */
export function centredBaseline(font: FontMeasure, size: number, height: number): number {
  return Math.max((height - font.capHeight * size) / 2, Math.min(-font.descent * size, height * 0.3))
}

/** Where a line begins, by the box's alignment. */
export function lineStart(
  { align }: TextStyle,
  boxWidth: number,
  font: FontMeasure,
  text: string,
  size: number,
): number {
  if (!align) return PADDING
  const room = boxWidth - textWidth(font, text, size)
  return align === 'center' ? room / 2 : room - PADDING
}
