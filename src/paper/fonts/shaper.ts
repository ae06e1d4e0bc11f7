import type { ShapedGlyph } from './scripts.ts'

/** HarfBuzz for one font: joins letters, places marks, in the order in which they are drawn. Loaded with the first script. */
export async function shaperFor(font: Uint8Array): Promise<(text: string) => ShapedGlyph[]> {
  const harfbuzz = await import('harfbuzzjs')
  const face = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(font))))
  return (text) => {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(face, buffer)
    const positions = buffer.getGlyphPositions()
    const infos = buffer.getGlyphInfos()
    const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b)
    return infos.map(({ codepoint, cluster }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const isFirst = infos[index - 1]?.cluster !== cluster
      const end = starts[starts.indexOf(cluster) + 1] ?? text.length
      const stands = isFirst ? text.slice(cluster, end) : ''
      return { glyph: codepoint, text: stands, advance: xAdvance, dx: xOffset, dy: yOffset }
    })
  }
}
