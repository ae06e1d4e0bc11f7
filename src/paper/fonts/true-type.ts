import { glyphsByCodePoint } from './character-map.ts'

type Table = { readonly offset: number; readonly length: number }

/** Reads what a PDF needs of a TrueType font: outlines, widths, which glyph a character has. */
export class TrueType {
  readonly bytes: Buffer
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly capHeight: number
  readonly box: readonly number[]
  readonly glyphOf: ReadonlyMap<number, number>
  readonly #tables = new Map<string, Table>()
  readonly #longOffsets: boolean
  readonly #metrics: number

  constructor(bytes: Buffer) {
    this.bytes = bytes
    for (let entry = 12; entry < 12 + 16 * bytes.readUInt16BE(4); entry += 16) {
      const place = { offset: bytes.readUInt32BE(entry + 8), length: bytes.readUInt32BE(entry + 12) }
      this.#tables.set(bytes.toString('latin1', entry, entry + 4), place)
    }
    const head = this.#offset('head')
    const hhea = this.#offset('hhea')
    this.unitsPerEm = bytes.readUInt16BE(head + 18)
    this.box = [36, 38, 40, 42].map((at) => bytes.readInt16BE(head + at))
    this.#longOffsets = bytes.readInt16BE(head + 50) === 1
    this.ascent = bytes.readInt16BE(hhea + 4)
    this.descent = bytes.readInt16BE(hhea + 6)
    this.#metrics = bytes.readUInt16BE(hhea + 34)
    const os2 = this.#tables.get('OS/2')?.offset
    const hasCapHeight = os2 !== undefined && bytes.readUInt16BE(os2) >= 2
    this.capHeight = hasCapHeight ? bytes.readInt16BE(os2 + 88) : Math.round(0.7 * this.unitsPerEm)
    this.glyphOf = glyphsByCodePoint(bytes, this.#offset('cmap'))
  }

  table(name: string): Buffer | undefined {
    const table = this.#tables.get(name)
    return table && this.bytes.subarray(table.offset, table.offset + table.length)
  }

  /** Advance width in the font's units. */
  advance(glyph: number): number {
    return this.bytes.readUInt16BE(this.#offset('hmtx') + 4 * Math.min(glyph, this.#metrics - 1))
  }

  leftBearing(glyph: number): number {
    const start = this.#offset('hmtx')
    const at = glyph < this.#metrics ? start + 4 * glyph + 2 : start + 4 * this.#metrics + 2 * (glyph - this.#metrics)
    return this.bytes.readInt16BE(at)
  }

  outline(glyph: number): Buffer {
    const loca = this.#offset('loca')
    const place = (index: number) =>
      this.#longOffsets ? this.bytes.readUInt32BE(loca + 4 * index) : 2 * this.bytes.readUInt16BE(loca + 2 * index)
    const glyf = this.#offset('glyf')
    return this.bytes.subarray(glyf + place(glyph), glyf + place(glyph + 1))
  }

  #offset(name: string): number {
    const table = this.#tables.get(name)
    if (!table) throw new Error(`The font has no table ${name}.`)
    return table.offset
  }
}
