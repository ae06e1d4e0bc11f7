/** Code point → glyph from the best Unicode subtable (formats 12 and 4 of OpenType's `cmap`). */
export function glyphsByCodePoint(bytes: Buffer, cmap: number): Map<number, number> {
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
