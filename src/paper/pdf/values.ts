/** A PDF value as qpdf's JSON (version 2) writes it. Names begin with `/` or `n:/`, strings with `u:` or `b:`. */
export type PdfValue = null | boolean | number | string | readonly PdfValue[] | PdfDictionary | Planted
export type PdfDictionary = { [key: string]: PdfValue | undefined }

/** A reference to an object that is not in the document: negative numbers are the fonts of the package. */
export class Planted {
  readonly object: number
  constructor(object: number) {
    this.object = object
  }
}

export type PdfObject = { value: PdfValue; data?: Uint8Array }

const REFERENCE = /^(\d+) \d+ R$/

/** The object number of `5 0 R`; undefined for everything else. */
export function referenced(value: PdfValue | undefined): number | undefined {
  if (typeof value !== 'string' || !value.endsWith(' R')) return undefined
  const match = REFERENCE.exec(value)
  return match ? Number(match[1]) : undefined
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Planted)

/** A name without its slash; undefined for everything else. */
export function nameOf(value: PdfValue | undefined): string | undefined {
  if (typeof value !== 'string') return undefined
  if (value.startsWith('/')) return value.slice(1)
  return value.startsWith('n:/') ? value.slice(3) : undefined
}

/** The text of a string or name. */
export function textOf(value: PdfValue | undefined): string | undefined {
  if (typeof value !== 'string') return undefined
  if (value.startsWith('u:')) return value.slice(2)
  if (value.startsWith('b:')) return Buffer.from(value.slice(2), 'hex').toString('latin1')
  return nameOf(value)
}

export function without(dictionary: PdfDictionary, keys: readonly string[]): PdfDictionary {
  return Object.fromEntries(Object.entries(dictionary).filter(([key]) => !keys.includes(key)))
}
