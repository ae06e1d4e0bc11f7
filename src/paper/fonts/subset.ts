import type { TrueType } from './true-type.ts'

/** The glyphs one document uses of a font, numbered in the order of their first use. */
export class Subset {
  readonly font: TrueType
  readonly #numberOf = new Map<number, number>([[0, 0]])
  readonly #glyphs: number[] = [0]
  readonly #texts: string[] = ['']

  constructor(font: TrueType) {
    this.font = font
  }

  /** The number a glyph has in this document; `text` is what a reader copies for it. */
  use(glyph: number, text: string): number {
    const known = this.#numberOf.get(glyph)
    if (known !== undefined) {
      if (this.#texts[known] === '') this.#texts[known] = text
      return known
    }
    const number = this.#glyphs.length
    this.#numberOf.set(glyph, number)
    this.#glyphs.push(glyph)
    this.#texts.push(text)
    return number
  }

  get glyphs(): readonly number[] {
    return this.#glyphs
  }

  get texts(): readonly string[] {
    return this.#texts
  }

  /** A TrueType file with these glyphs only, hinting kept. */
  file(): Buffer {
    const outlines: Buffer[] = []
    // The list grows while it is read: parts of composite glyphs come along.
    for (let number = 0; number < this.#glyphs.length; number++)
      outlines.push(this.#renumbered(this.font.outline(this.#glyphs[number] ?? 0)))
    return fileOf({
      'cvt ': this.font.table('cvt '),
      fpgm: this.font.table('fpgm'),
      ...glyphTables(outlines),
      head: patched(this.font.table('head'), (head) => {
        head.writeUInt32BE(0, 8)
        head.writeInt16BE(1, 50)
      }),
      hhea: patched(this.font.table('hhea'), (hhea) => hhea.writeUInt16BE(this.#glyphs.length, 34)),
      hmtx: this.#metrics(),
      maxp: patched(this.font.table('maxp'), (maxp) => maxp.writeUInt16BE(this.#glyphs.length, 4)),
      prep: this.font.table('prep'),
    })
  }

  #renumbered(outline: Buffer): Buffer {
    const composite = outline.length >= 10 && outline.readInt16BE(0) < 0
    if (!composite) return outline
    const copy = Buffer.from(outline)
    for (const at of componentsOf(outline)) copy.writeUInt16BE(this.use(outline.readUInt16BE(at), ''), at)
    return copy
  }

  #metrics(): Buffer {
    const table = Buffer.alloc(4 * this.#glyphs.length)
    for (const [number, glyph] of this.#glyphs.entries()) {
      table.writeUInt16BE(this.font.advance(glyph), 4 * number)
      table.writeInt16BE(this.font.leftBearing(glyph), 4 * number + 2)
    }
    return table
  }
}

/** Where the glyph numbers of a composite glyph stand (OpenType, `glyf`: composite glyph description). */
function componentsOf(outline: Buffer): number[] {
  const places: number[] = []
  let at = 10
  for (;;) {
    const flags = outline.readUInt16BE(at)
    places.push(at + 2)
    const scale = flags & 0x0008 ? 2 : flags & 0x0040 ? 4 : flags & 0x0080 ? 8 : 0
    at += 4 + (flags & 0x0001 ? 4 : 2) + scale
    if ((flags & 0x0020) === 0) return places
  }
}

function glyphTables(outlines: readonly Buffer[]) {
  const loca = Buffer.alloc(4 * (outlines.length + 1))
  const parts: Buffer[] = []
  let length = 0
  for (const [number, outline] of outlines.entries()) {
    loca.writeUInt32BE(length, 4 * number)
    const whole = padded(outline)
    parts.push(whole)
    length += whole.length
  }
  loca.writeUInt32BE(length, 4 * outlines.length)
  return { glyf: Buffer.concat(parts), loca }
}

function fileOf(tables: Record<string, Buffer | undefined>): Buffer {
  const present = Object.entries(tables).flatMap(([name, table]) => (table ? [{ name, table }] : []))
  present.sort((a, b) => (a.name < b.name ? -1 : 1))
  const power = Math.floor(Math.log2(present.length))
  const directory = Buffer.alloc(12 + 16 * present.length)
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(present.length, 4)
  directory.writeUInt16BE(16 * 2 ** power, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE(16 * (present.length - 2 ** power), 10)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (const [index, { name, table }] of present.entries()) {
    const whole = padded(table)
    const entry = 12 + 16 * index
    directory.write(name, entry, 'latin1')
    directory.writeUInt32BE(checksum(whole), entry + 4)
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(table.length, entry + 12)
    parts.push(whole)
    offset += whole.length
  }
  return Buffer.concat(parts)
}

const padded = (table: Buffer) =>
  table.length % 4 === 0 ? table : Buffer.concat([table, Buffer.alloc(4 - (table.length % 4))])

function checksum(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

function patched(table: Buffer | undefined, change: (copy: Buffer) => void): Buffer | undefined {
  const copy = table && Buffer.from(table)
  if (copy) change(copy)
  return copy
}
