import type { Writer } from './paper.ts'
import { phoneDigits } from './print.ts'

/** Other ways to write a value than its usual one. */
export const digits: Writer = (value) => String(value).replace(/\D/g, '')
/** A number that is kept without a format, written like all others of the form. */
export const phone: Writer = (value) => phoneDigits(String(value))
export const upper: Writer = (value) => String(value).toUpperCase()
export const wholeDollars: Writer = (value) => String(Math.round(Number(value) / 100))
export const firstFive: Writer = (value) => String(value).replace(/\D/g, '').slice(0, 5)
export const initial: Writer = (value) => String(value).slice(0, 1)
export const howMany: Writer = (value) => String(Array.isArray(value) ? value.length : value)
/** '2026-11-15' as '2026'. */
export const year: Writer = (value) => String(value).slice(0, 4)
/** Always the same words, whatever the value. */
export const words =
  (text: string): Writer =>
  () =>
    text
