import type { Pieces } from '../types.ts'
import { pdfName, pdfNumber, pdfText } from './syntax.ts'
import { type PdfValue, Planted, referenced } from './values.ts'

/** A value in PDF syntax, cut at its references, so that a package can give every object another number. */
export function piecesOf(value: PdfValue, renumber: (object: number) => number = (object) => object): Pieces {
  const pieces: (string | number)[] = []
  let text = ''
  const separate = () => {
    if (text !== '' && !NEEDS_NO_GAP.has(text.charCodeAt(text.length - 1))) text += ' '
  }
  const refer = (object: number) => {
    // A reference to a missing object is null (ISO 32000-1, 7.3.10).
    separate()
    if (object === 0) text += 'null'
    else {
      pieces.push(text, object)
      text = ' '
    }
  }
  const write = (each: PdfValue): void => {
    if (each === null || typeof each === 'boolean') {
      separate()
      text += String(each)
    } else if (typeof each === 'number') {
      separate()
      text += pdfNumber(each)
    } else if (typeof each === 'string') {
      const object = referenced(each)
      if (object === undefined) text += scalar(each)
      else refer(renumber(object))
    } else if (each instanceof Planted) refer(each.object)
    else if (Array.isArray(each)) {
      text += '['
      for (const item of each) write(item)
      text += ']'
    } else {
      text += '<<'
      for (const [key, item] of Object.entries(each)) {
        if (item === undefined) continue
        text += pdfName(key.slice(1))
        write(item)
      }
      text += '>>'
    }
  }
  write(value)
  pieces.push(text)
  return pieces
}

export function textOfPieces(pieces: Pieces, renumber: (object: number) => number): string {
  let text = ''
  for (const piece of pieces) text += typeof piece === 'string' ? piece : `${renumber(piece)} 0 R`
  return text
}

/** After these a number or word can follow at once (ISO 32000-1, 7.2.2). */
const NEEDS_NO_GAP: ReadonlySet<number> = new Set([...' \n<>[](){}'].map((character) => character.charCodeAt(0)))

function scalar(value: string): string {
  if (value.startsWith('/')) return pdfName(value.slice(1))
  // qpdf's spelling of a name whose bytes are not UTF-8: already escaped.
  if (value.startsWith('n:/')) return value.slice(2)
  if (value.startsWith('u:')) return pdfText(value.slice(2))
  if (value.startsWith('b:')) return `<${value.slice(2)}>`
  throw new Error(`Not a value of qpdf's JSON: ${value.slice(0, 40)}`)
}
