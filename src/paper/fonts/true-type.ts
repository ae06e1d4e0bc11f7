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

/** Code point → glyph from the best Unicode subtable (formats 12 and 4 of OpenType's `cmap`). */
function glyphsByCodePoint(bytes: Buffer, cmap: number): Map<number, number> {
  const { offset, format } = bestSubtable(bytes, cmap)
  return format === 12 ? groups(bytes, offset) : segments(bytes, offset)
}

function bestSubtable(bytes: Buffer, cmap: number) {
  let best = { offset: 0, format: 0 }
  for (let index = 0; index < bytes.readUInt16BE(cmap + 2); index++) {
    const entry = cmap + 4 + 8 * index
    const platform = bytes.readUInt16BE(entry)
    const encoding = bytes.readUInt16BE(entry + 2)
    const offset = cmap + bytes.readUInt32BE(entry + 4)
    const format = bytes.readUInt16BE(offset)
    const unicode = platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10))
    if (unicode && (format === 4 || format === 12) && format > best.format) best = { offset, format }
  }
  if (best.format === 0) throw new Error('The font maps no Unicode characters.')
  return best
}

function groups(bytes: Buffer, offset: number): Map<number, number> {
  const glyphs = new Map<number, number>()
  for (let index = 0; index < bytes.readUInt32BE(offset + 12); index++) {
    const at = offset + 16 + 12 * index
    const first = bytes.readUInt32BE(at)
    const last = bytes.readUInt32BE(at + 4)
    const glyph = bytes.readUInt32BE(at + 8)
    for (let code = first; code <= last; code++) glyphs.set(code, glyph + code - first)
  }
  return glyphs
}

function segments(bytes: Buffer, offset: number): Map<number, number> {
  const glyphs = new Map<number, number>()
  const count = bytes.readUInt16BE(offset + 6) / 2
  const ends = offset + 14
  const starts = ends + 2 * count + 2
  const deltas = starts + 2 * count
  const ranges = deltas + 2 * count
  for (let index = 0; index < count; index++) {
    const last = bytes.readUInt16BE(ends + 2 * index)
    const first = bytes.readUInt16BE(starts + 2 * index)
    const delta = bytes.readInt16BE(deltas + 2 * index)
    const range = bytes.readUInt16BE(ranges + 2 * index)
    for (let code = first; code <= last && code < 0xffff; code++) {
      const listed = range === 0 ? code : bytes.readUInt16BE(ranges + 2 * index + range + 2 * (code - first))
      const glyph = range !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff
      if (glyph !== 0) glyphs.set(code, glyph)
    }
  }
  return glyphs
}
