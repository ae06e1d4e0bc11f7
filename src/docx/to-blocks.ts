import { imageSize } from '#paper/images/image-size.ts'
import type { Block, ComposeOptions } from '#paper/pages/blocks.ts'
import { DOCUMENT, type Parts } from './parts.ts'
import { textOfParts } from './text-of.ts'
import { attributeW, below, childrenOf, childW, type Element, isW, parseXml, valueW } from './xml.ts'
import { R } from './xml-text.ts'

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006'
const EMU = 12_700

/** A document as blocks of the PDF engine: what a letter is made of. Fonts and fine spacing are not carried over. */
export function blocksOf(parts: Parts): { blocks: Block[]; options: ComposeOptions } {
  const content = parts.get(DOCUMENT)
  const root = content && parseXml(content).documentElement
  const body = root && childW(root, 'body')
  if (!body) return { blocks: [], options: {} }
  const numbered = numberedLists(parts)
  const reading: Reading = { parts, part: DOCUMENT, numbered }
  const blocks = [...letterheadOf(parts, numbered), ...readBlocks(body, reading)]
  return { blocks, options: { footer: ['', footerOf(parts)] } }
}

type Reading = { parts: Parts; part: string; numbered: ReadonlySet<string> }

function readBlocks(container: Element, reading: Reading): Block[] {
  const blocks: Block[] = []
  for (const element of childrenOf(container)) {
    if (isW(element, 'p')) addParagraph(blocks, element, reading)
    else if (isW(element, 'tbl')) blocks.push(tableOf(element))
    else if (isW(element, 'sdt', 'sdtContent', 'ins', 'customXml')) blocks.push(...readBlocks(element, reading))
  }
  return blocks
}

function addParagraph(blocks: Block[], paragraph: Element, reading: Reading): void {
  const look = childW(paragraph, 'pPr')
  if (look && childW(look, 'pageBreakBefore')) blocks.push({ kind: 'pageBreak' })
  const align = alignOf(valueW(look, 'jc'))
  for (const image of imagesIn(paragraph, reading)) blocks.push({ ...image, align })
  for (const [at, text] of textsOf(paragraph).entries()) {
    if (at > 0) blocks.push({ kind: 'pageBreak' })
    if (text.trim() !== '') addText(blocks, text, { paragraph, look, align, reading })
  }
}

type At = { paragraph: Element; look: Element | undefined; align: 'right' | 'center' | undefined; reading: Reading }

function addText(blocks: Block[], text: string, { paragraph, look, align, reading }: At): void {
  const style = valueW(look, 'pStyle') ?? ''
  const list = look && childW(look, 'numPr')
  if (list) {
    const numbered = reading.numbered.has(valueW(list, 'numId') ?? '')
    const before = blocks.at(-1)
    if (before?.kind === 'list' && before.numbered === numbered)
      blocks[blocks.length - 1] = { ...before, items: [...before.items, text] }
    else blocks.push({ kind: 'list', items: [text], numbered })
  } else if (/^title$/i.test(style)) blocks.push({ kind: 'title', text })
  else if (/^heading/i.test(style)) blocks.push({ kind: 'heading', text })
  else blocks.push({ kind: 'paragraph', text, bold: isBold(paragraph), align })
}

const alignOf = (value: string | undefined): 'right' | 'center' | undefined =>
  value === 'center' ? 'center' : value === 'right' || value === 'end' ? 'right' : undefined

/** The paragraph engine knows one look for a paragraph: bold when all of it is. */
const isBold = (paragraph: Element): boolean => {
  const runs = [...below(paragraph)].filter((each) => isW(each, 'r') && (each.textContent ?? '').trim() !== '')
  return runs.length > 0 && runs.every((run) => childW(run, 'rPr') !== undefined && hasBold(run))
}
const hasBold = (run: Element): boolean => {
  const look = childW(run, 'rPr')
  const bold = look && childW(look, 'b')
  return bold !== undefined && !/^(?:0|false|none)$/.test(attributeW(bold, 'val') ?? '1')
}

/** The words of a paragraph, apart where a page ends. */
function textsOf(paragraph: Element): string[] {
  const texts = ['']
  const add = (text: string) => {
    texts[texts.length - 1] += text
  }
  for (const each of below(paragraph, (element) => !isW(element, 'pPr', 'del', 'moveFrom', 'txbxContent'))) {
    if (isW(each, 't')) add(each.textContent ?? '')
    else if (isW(each, 'tab')) add('    ')
    else if (isW(each, 'cr')) add('\n')
    else if (isW(each, 'br')) {
      if (attributeW(each, 'type') === 'page') texts.push('')
      else add('\n')
    }
  }
  return texts
}

function tableOf(table: Element): Block {
  const rows = childrenOf(table)
    .filter((each) => isW(each, 'tr'))
    .map((row) => childrenOf(row).filter((each) => isW(each, 'tc')))
  const widths = [...below(table)]
    .filter((each) => isW(each, 'gridCol'))
    .map((each) => Number(attributeW(each, 'w')) || 1)
  const count = Math.max(1, ...rows.map((row) => row.length))
  const shares = Array.from({ length: count }, (_, at) => widths[at] ?? 1)
  const whole = shares.reduce((sum, width) => sum + width, 0)
  const texts = rows.map((row) =>
    row.map((cell) =>
      [...below(cell)]
        .filter((each) => isW(each, 'p'))
        .map((p) => textsOf(p).join('\n'))
        .join('\n')
        .trim(),
    ),
  )
  const [head = [], ...more] = texts
  return {
    kind: 'table',
    columns: shares.map((width, at) => ({ title: head[at] ?? '', share: width / whole })),
    rows: more,
  }
}

function imagesIn(paragraph: Element, { parts, part }: Reading): Extract<Block, { kind: 'image' }>[] {
  const rels = parts.get(part.replace(/^word\//, 'word/_rels/').concat('.rels'))
  const root = rels && parseXml(rels).documentElement
  const targets = new Map(
    root ? childrenOf(root).map((each) => [each.getAttribute('Id'), each.getAttribute('Target')]) : [],
  )
  return [...below(paragraph)]
    .filter((each) => each.localName === 'blip' && each.namespaceURI === `${DRAWING}/main`)
    .flatMap((blip) => {
      const bytes = parts.get(`word/${targets.get(blip.getAttributeNS(R, 'embed')) ?? ''}`)
      const readable = bytes && ((bytes[0] === 0xff && bytes[1] === 0xd8) || (bytes[0] === 0x89 && bytes[1] === 0x50))
      return bytes && readable ? [{ kind: 'image' as const, bytes, ...sizeOf(blip, bytes) }] : []
    })
}

/** As large as the drawing says; else as the picture, at 96 dots to the inch. */
function sizeOf(blip: Element, bytes: Uint8Array): { width: number; height: number } {
  for (let node = blip.parentNode; node; node = node.parentNode) {
    const extent = childrenOf(node).find((each) => each.localName === 'extent')
    const [width, height] = ['cx', 'cy'].map((side) => Number(extent?.getAttribute(side)) / EMU)
    if (width && height) return { width, height }
  }
  const { width, height } = imageSize(bytes)
  return { width: width * 0.75, height: height * 0.75 }
}

/** The header of the first page stands on top of it, as letterheads do. */
function letterheadOf(parts: Parts, numbered: ReadonlySet<string>): Block[] {
  const name = ['word/header1.xml', 'word/header2.xml', 'word/header.xml'].find((each) => parts.has(each))
  const content = name && parts.get(name)
  const root = content && parseXml(content).documentElement
  return root && name ? readBlocks(root, { parts, part: name, numbered }) : []
}

function footerOf(parts: Parts): string {
  const name = [...parts.keys()].find((each) => /^word\/footer\d*\.xml$/.test(each))
  const content = name && parts.get(name)
  if (!name || !content) return '{page} / {pages}'
  const text = textOfParts(new Map([[name, content]])).replace(/\s+/g, ' ')
  const counted = /\b(?:PAGE|NUMPAGES)\b/.test(new TextDecoder().decode(content))
  // Its numbers are fields that were counted when somebody saved it.
  return counted ? 'Page {page} of {pages}' : text
}

function numberedLists(parts: Parts): ReadonlySet<string> {
  const content = parts.get('word/numbering.xml')
  const root = content && parseXml(content).documentElement
  if (!root) return new Set()
  const bullets = new Set(
    childrenOf(root)
      .filter((each) => isW(each, 'abstractNum') && valueW(childW(each, 'lvl'), 'numFmt') === 'bullet')
      .map((each) => attributeW(each, 'abstractNumId')),
  )
  return new Set(
    childrenOf(root)
      .filter((each) => isW(each, 'num') && !bullets.has(valueW(each, 'abstractNumId')))
      .map((each) => attributeW(each, 'numId') ?? ''),
  )
}
