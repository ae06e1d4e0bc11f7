import { hex4 } from '../pdf/syntax.ts'

const MOST_PER_BLOCK = 100

/** The character map with which a reader searches and copies (ISO 32000-1, 9.10.3). */
export function toUnicode(texts: readonly string[]): string {
  const rows = texts.flatMap((text, number) => (text === '' ? [] : [`<${hex4(number)}><${utf16(text)}>`]))
  let blocks = ''
  for (let start = 0; start < rows.length; start += MOST_PER_BLOCK) {
    const block = rows.slice(start, start + MOST_PER_BLOCK)
    blocks += `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`
  }
  return HEADER + blocks + FOOTER
}

const HEADER = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def
/CMapName/Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><ffff>
endcodespacerange
`
const FOOTER = `endcmap
CMapName currentdict /CMap defineresource pop
end
end
`

function utf16(text: string): string {
  let hex = ''
  for (let i = 0; i < text.length; i++) hex += hex4(text.charCodeAt(i))
  return hex
}
