/** A page of plain text needs no library: US Letter, Helvetica, one column, page numbers. */
export type TextBlock = { style: 'title' | 'heading' | 'text'; text: string }

const PAGE = { width: 612, height: 792, margin: 72 }
const STYLES = {
  title: { font: 'F2', size: 18, before: 0 },
  heading: { font: 'F2', size: 12, before: 14 },
  text: { font: 'F1', size: 10.5, before: 5 },
} as const
const LEADING = 1.4

export function pdfOf(title: string, blocks: readonly TextBlock[]): Buffer {
  const pages = layOut(blocks)
  const objects: string[] = []
  const add = (body: string) => `${objects.push(body)} 0 R`
  // Objects 1 and 2 are the catalog and the page tree, written when the pages are known.
  objects.push('', '')
  const fonts = ['Helvetica', 'Helvetica-Bold'].map((name) =>
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`),
  )
  const info = add(`<< /Title (${escaped(title)}) /Producer (VisaCare) >>`)
  const kids = pages.map((lines, index) => {
    const number = `BT /F1 9 Tf ${PAGE.width / 2 - 4} 36 Td (${index + 1}) Tj ET`
    const content = [...lines, number].join('\n')
    const stream = add(`<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`)
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${stream} ` +
        `/Resources << /Font << /F1 ${fonts[0]} /F2 ${fonts[1]} >> >> >>`,
    )
  })
  objects[0] = '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>'
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`
  return written(objects, info)
}

function layOut(blocks: readonly TextBlock[]): string[][] {
  const pages: string[][] = [[]]
  let y = PAGE.height - PAGE.margin
  for (const { style, text } of blocks) {
    const { font, size, before } = STYLES[style]
    y -= before
    for (const line of wrapped(text, size, PAGE.width - 2 * PAGE.margin)) {
      y -= size * LEADING
      if (y < PAGE.margin) {
        pages.push([])
        y = PAGE.height - PAGE.margin - size * LEADING
      }
      pages.at(-1)?.push(`BT /${font} ${size} Tf ${PAGE.margin} ${y.toFixed(2)} Td (${escaped(line)}) Tj ET`)
    }
  }
  return pages
}

function wrapped(text: string, size: number, width: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const current = lines.at(-1) ?? ''
    const longer = current === '' ? word : `${current} ${word}`
    if (widthOf(longer) * size <= width || current === '') lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

// A little wider than Helvetica's own widths (letters 0.22 to 0.83, 0.51 on average), so that no line runs over.
const widthOf = (text: string) => [...text].reduce((sum, character) => sum + (widths.get(character) ?? 0.56), 0)
const widths = new Map<string, number>()
for (const character of "iljI.,:;'|! ft()-/") widths.set(character, 0.3)
for (const character of 'mwMW@%') widths.set(character, 0.89)
for (const character of 'ABCDEGHKNOPQRSUVXYZ') widths.set(character, 0.74)

// WinAnsi: typographic characters have places of their own, everything else of Latin 1 is itself.
const WIN_ANSI: Record<string, string> = {
  '–': '\\226',
  '—': '\\227',
  '‘': '\\221',
  '’': '\\222',
  '“': '\\223',
  '”': '\\224',
  '•': '\\225',
}
const escaped = (text: string) =>
  text.replace(/[\\()]/g, '\\$&').replace(/[–—‘’“”•]/g, (character) => WIN_ANSI[character] ?? '?')

function written(objects: readonly string[], info: string): Buffer {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((body, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const start = text.length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${info} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
