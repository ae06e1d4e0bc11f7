import { strToU8 } from 'fflate'
import type { DocxBlock, DocxColumn, DocxDeclaration } from './blocks.ts'
import { CONTENT_TYPES, DOCUMENT, type Parts, writeParts } from './parts.ts'
import {
  BULLETS,
  contentTypes,
  coreProperties,
  documentRels,
  FIRST_NUMBERED,
  numberingOf,
  packageRels,
  STYLES,
} from './write-parts.ts'
import { R, W, xmlText } from './xml-text.ts'

// US Letter with margins of one inch, in twentieths of a point.
const PAGE = { width: 12240, height: 15840, margin: 1440 }
const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin
const ROOT = `xmlns:w="${W}" xmlns:r="${R}"`

/** A clean .docx from a declaration: our own templates are TypeScript, read and compared like any other source. */
export function writeDocx(declaration: DocxDeclaration): Uint8Array {
  const { blocks, letterhead, footer, title } = declaration
  const counted = { list: 0 }
  const body = blocks.map((block) => xmlOf(block, counted)).join('')
  const parts: Parts = new Map()
  const put = (name: string, text: string) => parts.set(name, strToU8(text))
  const has = { header: letterhead !== undefined, footer: footer !== undefined }
  put(CONTENT_TYPES, contentTypes(has))
  put('_rels/.rels', packageRels)
  put(DOCUMENT, part('document', `<w:body>${body}${section(has)}</w:body>`))
  put('word/_rels/document.xml.rels', documentRels(has))
  put('word/styles.xml', STYLES)
  put('word/numbering.xml', numberingOf(counted.list))
  if (letterhead)
    put('word/header1.xml', part('hdr', letterhead.map((block) => xmlOf(block, counted)).join('') || EMPTY))
  if (footer !== undefined) {
    put('word/footer1.xml', part('ftr', footerXml(footer)))
    put('word/footer2.xml', part('ftr', footerXml(footer)))
  }
  put('docProps/core.xml', coreProperties(title))
  return writeParts(parts)
}

const EMPTY = '<w:p/>'
const part = (name: string, inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:${name} ${ROOT}>${inside}</w:${name}>`

function section({ header, footer }: { header: boolean; footer: boolean }): string {
  const margins = ['top', 'right', 'bottom', 'left'].map((side) => `w:${side}="${PAGE.margin}"`).join(' ')
  return [
    '<w:sectPr>',
    header && '<w:headerReference w:type="first" r:id="rIdHeader"/>',
    footer &&
      '<w:footerReference w:type="default" r:id="rIdFooter"/><w:footerReference w:type="first" r:id="rIdFooterFirst"/>',
    `<w:pgSz w:w="${PAGE.width}" w:h="${PAGE.height}"/>`,
    `<w:pgMar ${margins} w:header="720" w:footer="720" w:gutter="0"/>`,
    header && '<w:titlePg/>',
    '</w:sectPr>',
  ]
    .filter(Boolean)
    .join('')
}

type Counted = { list: number }

function xmlOf(block: DocxBlock, counted: Counted): string {
  switch (block.kind) {
    case 'title':
      return paragraph('<w:pStyle w:val="Title"/>', runs(block.text))
    case 'heading':
      return paragraph('<w:pStyle w:val="Heading1"/>', runs(block.text))
    case 'paragraph': {
      const { text, align, tight, bold, small, keepNext } = block
      const look = [
        keepNext && '<w:keepNext/>',
        tight && '<w:spacing w:after="0"/>',
        align && `<w:jc w:val="${align}"/>`,
      ]
      return paragraph(look.filter(Boolean).join(''), runs(text, { bold, small }))
    }
    case 'list': {
      const id = block.numbered ? FIRST_NUMBERED + counted.list++ : BULLETS
      const number = `<w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`
      return block.items.map((item) => paragraph(number, runs(item))).join('')
    }
    case 'table':
      return table(block.columns, block.rows, block.headed !== false)
    case 'rule':
      return paragraph(
        '<w:pBdr><w:bottom w:val="single" w:sz="4" w:space="1" w:color="A3ACBD"/></w:pBdr><w:spacing w:after="120"/>',
        '',
      )
    case 'space':
      return EMPTY
    case 'pageBreak':
      return paragraph('', '<w:r><w:br w:type="page"/></w:r>')
  }
}

const paragraph = (look: string, inside: string): string => `<w:p>${look && `<w:pPr>${look}</w:pPr>`}${inside}</w:p>`

type Look = { bold?: boolean; small?: boolean }

/** `**bold**` is the one emphasis; a line feed is a line break. */
function runs(text: string, look: Look = {}): string {
  return text
    .split(/(\*\*.+?\*\*)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const starred = /^\*\*(.+)\*\*$/s.exec(piece)
      return run(starred?.[1] ?? piece, { ...look, bold: look.bold || starred !== null })
    })
    .join('')
}

function run(text: string, { bold, small }: Look): string {
  const look = `${bold ? '<w:b/>' : ''}${small ? '<w:sz w:val="18"/>' : ''}`
  const lines = text
    .split('\n')
    .map((line) => (line === '' ? '' : `<w:t xml:space="preserve">${xmlText(line)}</w:t>`))
    .join('<w:br/>')
  return `<w:r>${look && `<w:rPr>${look}</w:rPr>`}${lines}</w:r>`
}

function table(columns: readonly DocxColumn[], rows: readonly (readonly string[])[], headed: boolean): string {
  const width = ({ share }: DocxColumn) => Math.round(share * TEXT_WIDTH)
  const cell = (text: string, column: DocxColumn, bold: boolean) => {
    const look = `<w:spacing w:before="40" w:after="40"/>${column.align ? `<w:jc w:val="${column.align}"/>` : ''}`
    return `<w:tc><w:tcPr><w:tcW w:w="${width(column)}" w:type="dxa"/></w:tcPr>${paragraph(look, runs(text, { bold }))}</w:tc>`
  }
  const row = (texts: readonly string[], bold: boolean) => {
    const look = `<w:trPr><w:cantSplit/>${bold ? '<w:tblHeader/>' : ''}</w:trPr>`
    return `<w:tr>${look}${columns.map((column, at) => cell(texts[at] ?? '', column, bold)).join('')}</w:tr>`
  }
  const head = headed
    ? row(
        columns.map(({ title }) => title),
        true,
      )
    : ''
  const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((edge) => `<w:${edge} w:val="single" w:sz="4" w:space="0" w:color="A3ACBD"/>`)
    .join('')
  const grid = columns.map((column) => `<w:gridCol w:w="${width(column)}"/>`).join('')
  const look = `<w:tblPr><w:tblW w:w="${TEXT_WIDTH}" w:type="dxa"/><w:tblBorders>${edges}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr>`
  // Two tables without a paragraph between them become one.
  return `<w:tbl>${look}<w:tblGrid>${grid}</w:tblGrid>${head}${rows.map((texts) => row(texts, false)).join('')}</w:tbl>${paragraph('<w:spacing w:after="60"/>', '')}`
}

/** `{page}` and `{pages}` become fields that the word processor counts. */
function footerXml(text: string): string {
  const small = '<w:rPr><w:color w:val="566178"/><w:sz w:val="17"/></w:rPr>'
  const field = (name: string) => `<w:fldSimple w:instr=" ${name} "><w:r>${small}<w:t>1</w:t></w:r></w:fldSimple>`
  const inside = text
    .split(/(\{pages?\})/)
    .map((piece) => {
      if (piece === '{page}') return field('PAGE')
      if (piece === '{pages}') return field('NUMPAGES')
      return piece && `<w:r>${small}<w:t xml:space="preserve">${xmlText(piece)}</w:t></w:r>`
    })
    .join('')
  return paragraph('<w:jc w:val="center"/>', inside)
}
