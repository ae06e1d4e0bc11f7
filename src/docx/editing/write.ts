import { Node } from 'prosemirror-model'
import { DOCUMENT, type Parts } from '../parts.ts'
import { NotThisLetter } from '../refused.ts'
import { attributeW, childrenOf, childW, createW, type Element, isW, remove, serializeXml } from '../xml.ts'
import { commentsOf, type NewComment, removeHalfComments, writeComments } from './comments.ts'
import { elementW } from './elements.ts'
import { type ListKind, Lists } from './lists.ts'
import { pointersIn } from './pointers.ts'
import { lookOf, putInOrder, setValue } from './properties.ts'
import { documentOf, stylesOf } from './read.ts'
import type { NodeJson } from './read-inline.ts'
import { letterSchema } from './schema.ts'
import { blocksOf, type Source, sourceOf } from './source.ts'
import { type Writing, writeInline } from './write-inline.ts'

export type EditedLetter = {
  readonly document: unknown
  /** New ones; their ids stand in the document's marks and are no numbers. */
  readonly comments?: readonly { readonly id: string; readonly text: string }[]
}

/**
 * The file again with what was edited. Paragraphs that are as they were stay as they stood in the file, and so does every
 * other part of it; of a changed paragraph everything stays that the editor does not show.
 */
export function writeLetter(parts: Parts, edited: EditedLetter, by: string, at: Date): Parts {
  const source = sourceOf(parts)
  const before = parsed(documentOf(source, stylesOf(parts)))
  const document = parsed(edited.document)
  refuseForeign(before, document)
  if (before.eq(document)) return parts
  const written: Parts = new Map(parts)
  const writer = new Writer(source, before, written, by, at, edited.comments ?? [])
  writer.write(document)
  return written
}

function parsed(json: unknown): Node {
  try {
    const node = Node.fromJSON(letterSchema, json as NodeJson)
    node.check()
    return node
  } catch {
    throw new NotThisLetter('The letter came back in a shape that cannot be saved.')
  }
}

/** A place may only be named as what it is: nothing of the file can be turned into something else. */
function refuseForeign(before: Node, edited: Node): void {
  const known = pointersIn(before)
  for (const pointer of pointersIn(edited))
    if (!known.has(pointer)) throw new NotThisLetter('The letter points at something that is not in its file.')
}

class Writer {
  readonly #source: Source
  readonly #before = new Map<number, Node>()
  readonly #used = new Set<Element>()
  readonly #parts: Parts
  readonly #lists: Lists
  readonly #writing: Writing
  readonly #newComments: NewComment[]
  #startedList: { kind: ListKind; numId: string } | undefined

  constructor(
    source: Source,
    before: Node,
    parts: Parts,
    by: string,
    at: Date,
    comments: readonly { readonly id: string; readonly text: string }[],
  ) {
    this.#source = source
    this.#parts = parts
    this.#lists = new Lists(parts)
    before.descendants((node) => {
      if (node.type.name === 'paragraph') this.#before.set(Number(node.attrs.at), node)
    })
    const ids = source.elements.map((element) => Number(attributeW(element, 'id'))).filter(Number.isInteger)
    let next = Math.max(0, ...ids, ...commentsOf(parts).map(({ id }) => Number(id))) + 1
    const given = new Map(comments.map(({ id }) => [id, String(next++)]))
    this.#newComments = comments.map(({ id, text }) => ({ id: given.get(id) ?? '', by, at, text }))
    this.#writing = { source, by, at, newId: () => String(next++), commentId: (id) => given.get(id) ?? id }
  }

  write(document: Node): void {
    const { body } = this.#source
    this.#fill(body, document)
    const commentsBefore = commentsOf(this.#parts).map(({ id }) => id)
    const whole = removeHalfComments(body)
    const added = this.#newComments.filter(({ id }) => whole.has(id))
    writeComments(this.#parts, added, new Set(commentsBefore.filter((id) => !whole.has(id))))
    this.#lists.finish()
    this.#parts.set(DOCUMENT, serializeXml(this.#source.document))
  }

  /** Replaces what stands in the body or a cell; the properties around it stay. */
  #fill(container: Element, content: Node): void {
    const blocks = content.children.map((node) => this.#block(container, node))
    // A cell ends with a paragraph, or Word calls the file damaged.
    const last = blocks.at(-1)
    if (isW(container, 'tc') && last && !isW(last, 'p')) blocks.push(createW(container, 'p'))
    for (const old of blocksOf(container)) remove(old)
    const end = childrenOf(container).find((child) => isW(child, 'sectPr')) ?? null
    for (const block of blocks) container.insertBefore(block, end)
  }

  #block(near: Element, node: Node): Element {
    if (node.type.name === 'paragraph') return this.#paragraph(near, node)
    this.#startedList = undefined
    if (node.type.name === 'table') return this.#table(near, node)
    return this.#taken(node) ?? createW(near, 'p')
  }

  /** The element itself the first time it is asked for, then copies. */
  #taken(node: Node): Element | undefined {
    const element = this.#source.elementAt(node.attrs.at)
    if (!element) return undefined
    if (this.#used.has(element)) return element.cloneNode(true) as Element
    this.#used.add(element)
    return element
  }

  #paragraph(near: Element, node: Node): Element {
    const source = this.#source.elementAt(node.attrs.at)
    const before = this.#before.get(Number(node.attrs.at))
    if (source && before?.eq(node) && !this.#used.has(source)) {
      this.#used.add(source)
      this.#startedList = undefined
      return source
    }
    const again = source !== undefined && this.#used.has(source)
    if (source) this.#used.add(source)
    const paragraph = source && !again ? (source.cloneNode(false) as Element) : createW(near, 'p')
    const known = source && childW(source, 'pPr')
    const properties = known ? (known.cloneNode(true) as Element) : createW(near, 'pPr')
    // Of a paragraph that was cut in two, the first half keeps the end of the section.
    if (again) for (const child of childrenOf(properties)) if (isW(child, 'sectPr', 'pPrChange')) remove(child)
    this.#dress(properties, node, source)
    if (properties.hasChildNodes()) paragraph.appendChild(properties)
    writeInline(paragraph, node, this.#writing)
    return paragraph
  }

  /** Only what differs from the file is written. */
  #dress(properties: Element, { attrs }: Node, source: Element | undefined): void {
    const look = source ? lookOf(source) : { style: '', numId: null, level: 0, align: '' }
    if (attrs.style !== look.style) setValue(properties, 'pStyle', attrs.style || undefined)
    if (attrs.align !== look.align) setValue(properties, 'jc', attrs.align || undefined)
    const kind = look.numId === null ? '' : this.#lists.kindOf(look.numId, look.level)
    const same = attrs.list === kind && attrs.level === look.level && attrs.numId === look.numId
    if (attrs.list === '' || same) this.#startedList = undefined
    if (same) return
    for (const child of childrenOf(properties)) if (isW(child, 'numPr')) remove(child)
    if (attrs.list === '') return
    const level = elementW(properties, 'ilvl', { val: String(attrs.level) })
    const number = elementW(properties, 'numId', { val: this.#numberFor(attrs.list, attrs.numId) })
    putInOrder(properties, elementW(properties, 'numPr', {}, [level, number]))
  }

  /** Neighbours that were made a list together count together. */
  #numberFor(kind: ListKind, numId: string | null): string {
    if (numId !== null && this.#lists.kindOf(numId, 0) === kind) return numId
    if (this.#startedList?.kind !== kind) this.#startedList = { kind, numId: this.#lists.start(kind) }
    return this.#startedList.numId
  }

  #table(near: Element, node: Node): Element {
    const table = this.#taken(node) ?? newTable(near, node)
    for (const row of childrenOf(table)) if (isW(row, 'tr')) remove(row)
    for (const row of node.children) table.appendChild(this.#row(near, row))
    return table
  }

  #row(near: Element, node: Node): Element {
    const row = this.#taken(node) ?? createW(near, 'tr')
    for (const cell of childrenOf(row)) if (isW(cell, 'tc')) remove(cell)
    for (const cell of node.children) {
      const element = this.#taken(cell) ?? createW(near, 'tc')
      this.#fill(element, cell)
      row.appendChild(element)
    }
    return row
  }
}

/** The width of the text on US Letter with margins of one inch, in twentieths of a point. */
const TEXT_WIDTH = 9360
const EDGES = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']

function newTable(near: Element, node: Node): Element {
  const columns = Math.max(1, node.firstChild?.childCount ?? 1)
  const element = elementW.bind(undefined, near)
  const line = { val: 'single', sz: '4', space: '0', color: 'auto' }
  const borders = element(
    'tblBorders',
    {},
    EDGES.map((edge) => element(edge, line)),
  )
  const properties = element('tblPr', {}, [element('tblW', { w: String(TEXT_WIDTH), type: 'dxa' }), borders])
  const width = { w: String(Math.floor(TEXT_WIDTH / columns)) }
  const grid = element(
    'tblGrid',
    {},
    Array.from({ length: columns }, () => element('gridCol', width)),
  )
  return element('tbl', {}, [properties, grid])
}
