import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { latin1 } from '../bytes.ts'
import { piecesOf, textOfPieces } from '../pdf/pieces.ts'
import { hex4, reference } from '../pdf/syntax.ts'
import type { PdfDictionary } from '../pdf/values.ts'
import type { WritableObject } from '../pdf/write-base.ts'
import type { Subset } from './subset.ts'

/** Numbers of the five objects one embedded font consists of. */
export type FontNumbers = readonly [
  font: number,
  descendant: number,
  descriptor: number,
  file: number,
  toUnicode: number,
]

/** A subset ready to be written under any numbers. */
export type Embeddable = {
  readonly name: string
  readonly widths: readonly number[]
  readonly descriptor: PdfDictionary
  readonly file: Uint8Array
  readonly fileLength: number
  readonly toUnicode: Uint8Array
}

export function embeddable(subset: Subset, postScriptName: string): Embeddable {
  const file = subset.file()
  const { font } = subset
  const perMille = (units: number) => Math.round((units * 1000) / font.unitsPerEm)
  const name = `/${tagOf(subset)}+${postScriptName}`
  return {
    name,
    widths: subset.glyphs.map((glyph) => perMille(font.advance(glyph))),
    descriptor: {
      '/Type': '/FontDescriptor',
      '/FontName': name,
      '/Flags': 4,
      '/FontBBox': font.box.map(perMille),
      '/ItalicAngle': 0,
      '/Ascent': perMille(font.ascent),
      '/Descent': perMille(font.descent),
      '/CapHeight': perMille(font.capHeight),
      '/StemV': 80,
    },
    file: deflateSync(file),
    fileLength: file.length,
    toUnicode: deflateSync(latin1(toUnicode(subset.texts))),
  }
}

/** The dictionaries of a composite font: two bytes per glyph, Identity-H (ISO 32000-1, 9.7). */
export function fontDictionaries(
  font: Embeddable,
  numbers: FontNumbers,
): readonly { value: PdfDictionary; data?: Uint8Array }[] {
  const [, descendant, descriptor, file, unicode] = numbers
  const { name } = font
  return [
    {
      value: {
        '/Type': '/Font',
        '/Subtype': '/Type0',
        '/BaseFont': name,
        '/Encoding': '/Identity-H',
        '/DescendantFonts': [reference(descendant)],
        '/ToUnicode': reference(unicode),
      },
    },
    {
      value: {
        '/Type': '/Font',
        '/Subtype': '/CIDFontType2',
        '/BaseFont': name,
        '/CIDSystemInfo': { '/Registry': 'u:Adobe', '/Ordering': 'u:Identity', '/Supplement': 0 },
        '/CIDToGIDMap': '/Identity',
        '/FontDescriptor': reference(descriptor),
        '/DW': 0,
        '/W': [0, font.widths],
      },
    },
    { value: { ...font.descriptor, '/FontFile2': reference(file) } },
    { value: { '/Length1': font.fileLength, '/Filter': '/FlateDecode' }, data: font.file },
    { value: { '/Filter': '/FlateDecode' }, data: font.toUnicode },
  ]
}

export function fontObjects(font: Embeddable, numbers: FontNumbers): WritableObject[] {
  return fontDictionaries(font, numbers).map(({ value, data }, index) => {
    const dictionary = data ? { ...value, '/Length': data.length } : value
    return { object: numbers[index] ?? 0, text: textOfPieces(piecesOf(dictionary), (object) => object), data }
  })
}

/** Six capitals that differ between subsets (ISO 32000-1, 9.6.4), the same for the same glyphs. */
function tagOf(subset: Subset): string {
  const digest = createHash('md5').update(subset.glyphs.join()).digest()
  return [...digest.subarray(0, 6)].map((byte) => String.fromCharCode(65 + (byte % 26))).join('')
}

const MOST_PER_BLOCK = 100

/** The character map with which a reader searches and copies (ISO 32000-1, 9.10.3). */
function toUnicode(texts: readonly string[]): string {
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
