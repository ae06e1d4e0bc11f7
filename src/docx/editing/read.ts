import type { Parts } from '../parts.ts'
import { attributeW, below, childrenOf, childW, type Element, isW, parseXml, valueW } from '../xml.ts'
import { R } from '../xml-text.ts'
import { type CommentRead, commentsOf } from './comments.ts'
import { Lists } from './lists.ts'
import { lookOf } from './properties.ts'
import { inlineOf, type NodeJson, type OpenComments } from './read-inline.ts'
import { blocksOf, type Source, sourceOf } from './source.ts'

export type StyleRead = { readonly id: string; readonly name: string; readonly heading: number | null }

/** A .docx for the editor: the letter, the styles it may use, and what people noted beside it. */
export type Letter = {
  readonly document: NodeJson
  readonly styles: readonly StyleRead[]
  readonly comments: readonly CommentRead[]
  /** What stands at the places of pictures, as data addresses. */
  readonly pictures: Readonly<Record<number, string>>
}

export function readLetter(parts: Parts): Letter {
  const source = sourceOf(parts)
  const styles = stylesOf(parts)
  return { document: documentOf(source, styles), styles, comments: commentsOf(parts), pictures: picturesOf(source) }
}

export function documentOf(source: Source, styles: readonly StyleRead[]): NodeJson {
  const lists = new Lists(source.parts)
  const reader = new Reader(source, lists, new Map(styles.map((style) => [style.id, style])))
  return { type: 'doc', content: reader.blocks(source.body) }
}

class Reader {
  readonly #source: Source
  readonly #lists: Lists
  readonly #styles: ReadonlyMap<string, StyleRead>
  readonly #open: OpenComments = new Set()

  constructor(source: Source, lists: Lists, styles: ReadonlyMap<string, StyleRead>) {
    this.#source = source
    this.#lists = lists
    this.#styles = styles
  }

  blocks(container: Element): NodeJson[] {
    const found = blocksOf(container).map((element) => this.#block(element))
    return found.length > 0 ? found : [{ type: 'paragraph' }]
  }

  #block(element: Element): NodeJson {
    if (isW(element, 'p')) return this.#paragraph(element)
    if (isW(element, 'tbl')) return this.#table(element)
    return this.#kept(element)
  }

  #paragraph(element: Element): NodeJson {
    const content = inlineOf(element, this.#source, this.#open)
    if (!content) return this.#kept(element)
    const look = lookOf(element)
    const heading = this.#styles.get(look.style)?.heading ?? null
    const list = this.#lists.kindOf(look.numId, look.level)
    return { type: 'paragraph', attrs: { at: this.#source.placeOf(element), ...look, heading, list }, content }
  }

  #table(element: Element): NodeJson {
    const rows = childrenOf(element).filter((child) => isW(child, 'tr'))
    const others = childrenOf(element).some((child) => !isW(child, 'tr', 'tblPr', 'tblGrid'))
    const cells = rows.map((row) => childrenOf(row).filter((child) => isW(child, 'tc')))
    // A table with rows in content controls or none at all stays as it is.
    if (others || cells.length === 0 || cells.some((row) => row.length === 0)) return this.#kept(element)
    const content = rows.map((row, index): NodeJson => {
      const own = (cells[index] ?? []).map((cell) => this.#cell(cell))
      return { type: 'row', attrs: { at: this.#source.placeOf(row) }, content: own }
    })
    return { type: 'table', attrs: { at: this.#source.placeOf(element) }, content }
  }

  #cell(element: Element): NodeJson {
    const properties = childW(element, 'tcPr')
    const merge = properties && childW(properties, 'vMerge')
    const attrs = {
      at: this.#source.placeOf(element),
      columns: Number(valueW(properties, 'gridSpan') ?? 1),
      continued: merge !== undefined && attributeW(merge, 'val') !== 'restart',
    }
    return { type: 'cell', attrs, content: this.blocks(element) }
  }

  #kept(element: Element): NodeJson {
    const says = element.textContent?.trim().slice(0, 200) || '[…]'
    return { type: 'keptBlock', attrs: { at: this.#source.placeOf(element), says } }
  }
}

/** The styles of paragraphs a writer chooses from: normal text, title, headings and what the document itself uses. */
export function stylesOf(parts: Parts): StyleRead[] {
  const bytes = parts.get('word/styles.xml')
  const root = bytes && parseXml(bytes).documentElement
  if (!root) return []
  const styles = childrenOf(root).filter((each) => isW(each, 'style') && attributeW(each, 'type') === 'paragraph')
  return styles.map((each) => {
    const name = valueW(each, 'name') ?? ''
    return { id: attributeW(each, 'styleId') ?? '', name, heading: headingOf(name) }
  })
}

function headingOf(name: string): number | null {
  if (/^title$/i.test(name)) return 0
  const found = /^heading (\d)$/i.exec(name)
  return found ? Number(found[1]) : null
}

/** Letterheads and signatures are small; a larger picture is shown by its name and stays in the file. */
const LARGEST = 300_000
const KINDS: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
}

/** The pictures of a letter by the place of what holds them. */
function picturesOf(source: Source): Record<number, string> {
  const targets = targetsIn(source)
  const found: Record<number, string> = {}
  for (const element of below(source.body)) {
    if (!isW(element, 'drawing')) continue
    const shown = [...below(element)].find((each) => each.localName === 'blip')
    const target = targets.get(shown?.getAttributeNS(R, 'embed') ?? '')
    const kind = KINDS[target?.split('.').at(-1)?.toLowerCase() ?? '']
    const bytes = target && source.parts.get(target)
    if (!kind || !bytes || bytes.length > LARGEST) continue
    found[source.placeOf(element)] = `data:${kind};base64,${Buffer.from(bytes).toString('base64')}`
  }
  return found
}

function targetsIn({ parts }: Source): Map<string, string> {
  const bytes = parts.get('word/_rels/document.xml.rels')
  const root = bytes && parseXml(bytes).documentElement
  const relations = root ? childrenOf(root) : []
  return new Map(
    relations.map((each) => [
      each.getAttribute('Id') ?? '',
      `word/${each.getAttribute('Target') ?? ''}`.replace(/^word\/\//, ''),
    ]),
  )
}
