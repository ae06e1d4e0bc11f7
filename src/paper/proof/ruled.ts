import type { Rect } from '../types.ts'

const PITCH = 18
const LOWEST_RULED = 38

/**
 * The agency rules its boxes of several lines every 17 or 18 points; only its own file says which (XFA). With 18 every box of
 * the forms we know holds as many lines as on the official page, so an answer overflows here where it overflows there.
 */
export const linePitch = ([, bottom, , top]: Rect): number | undefined =>
  top - bottom > LOWEST_RULED ? PITCH : undefined
