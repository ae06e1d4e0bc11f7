/** A number as PDF wants it: no exponent, no trailing zeros. */
export function pdfNumber(value: number, digits = 5): string {
  if (Number.isInteger(value)) return String(value)
  const text = value.toFixed(digits).replace(/\.?0+$/, '')
  return text === '-0' ? '0' : text
}

/** `/Name`; bytes outside ! … ~ and the delimiters as #xx (ISO 32000-1, 7.3.5). */
export function pdfName(name: string): string {
  return PLAIN_NAME.test(name) ? `/${name}` : `/${[...Buffer.from(name, 'utf8')].map(nameByte).join('')}`
}

/** A text string: PDFDocEncoding where it suffices, else UTF-16BE. qpdf shows binary strings that round-trip as text too. */
export function pdfText(text: string): string {
  if (PLAIN_TEXT.test(text)) return `(${text})`
  let bytes = ''
  for (const character of text) {
    const byte = pdfDocByte(character)
    if (byte === undefined) return utf16Text(text)
    bytes += escapedByte(byte)
  }
  return `(${bytes})`
}

export function utf16Text(text: string): string {
  let hex = 'feff'
  for (let i = 0; i < text.length; i++) hex += hex4(text.charCodeAt(i))
  return `<${hex}>`
}

/** A literal string from one-byte characters. */
export const literal = (bytes: string): string =>
  NEEDS_ESCAPE.test(bytes) ? `(${bytes.replace(/[\\()]/g, '\\$&').replace(/\r/g, '\\r')})` : `(${bytes})`

export const hex4 = (value: number): string => value.toString(16).padStart(4, '0')

export const reference = (object: number): string => `${object} 0 R`
export const references = (objects: readonly number[]): string => objects.map(reference).join(' ')

const PLAIN_NAME = /^[A-Za-z0-9_.+-]*$/
const PLAIN_TEXT = /^[A-Za-z0-9 .,;:/+*=_-]*$/
const NEEDS_ESCAPE = /[\\()\r]/
const DELIMITERS = '#()<>[]{}/%'

function nameByte(byte: number): string {
  const character = String.fromCharCode(byte)
  const plain = byte > 32 && byte < 127 && !DELIMITERS.includes(character)
  return plain ? character : `#${byte.toString(16).padStart(2, '0')}`
}

function pdfDocByte(character: string): number | undefined {
  const special = PDF_DOC_SPECIALS.get(character)
  if (special !== undefined) return special
  const code = character.codePointAt(0) ?? 0
  const same = code < 0x18 || (code >= 0x20 && code < 0x80) || (code > 0xa0 && code < 0x100 && code !== 0xad)
  return same ? code : undefined
}

function escapedByte(byte: number): string {
  if (byte === 0x28 || byte === 0x29 || byte === 0x5c) return `\\${String.fromCharCode(byte)}`
  if (byte === 0x0d) return '\\r'
  if (byte === 0x0a) return '\\n'
  return String.fromCharCode(byte)
}

/** Where PDFDocEncoding differs from Latin-1 (ISO 32000-1, annex D.2). */
const PDF_DOC_SPECIALS: ReadonlyMap<string, number> = new Map([
  ...range(0x18, '\u02d8\u02c7\u02c6\u02d9\u02dd\u02db\u02da\u02dc'),
  ...range(0x80, '\u2022\u2020\u2021\u2026\u2014\u2013\u0192\u2044\u2039\u203a\u2212\u2030\u201e\u201c\u201d\u2018'),
  ...range(0x90, '\u2019\u201a\u2122\ufb01\ufb02\u0141\u0152\u0160\u0178\u017d\u0131\u0142\u0153\u0161\u017e'),
  ...range(0xa0, '\u20ac'),
])

function range(first: number, characters: string): [string, number][] {
  return [...characters].map((character, index) => [character, first + index])
}
