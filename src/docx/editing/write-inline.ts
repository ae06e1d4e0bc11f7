import type { Mark, Node } from 'prosemirror-model'
import { attributeW, below, childW, createW, type Element, isW } from '../xml.ts'
import { elementW, instantW, textW } from './elements.ts'
import { isOn, setValue, TOGGLES, type Toggle } from './properties.ts'
import type { Source } from './source.ts'

/** Who writes: the name that new suggestions and comments carry, decided by the server. */
export type Writing = {
  readonly source: Source
  readonly by: string
  readonly at: Date
  /** The number a comment has in the file. */
  commentId(id: string): string
  newId(): string
}

type Piece = { readonly node: Node; readonly elements: readonly Element[] }

/** Puts the content of a paragraph into its element, after its properties. */
export function writeInline(into: Element, paragraph: Node, writing: Writing): void {
  const pieces: Piece[] = []
  for (const node of paragraph.children) pieces.push({ node, elements: elementsOf(into, node, writing) })
  const comments = commentEdges(into, paragraph, pieces, writing)
  let index = 0
  while (index < pieces.length) {
    const link = markOf(pieces[index]?.node, 'link')
    let end = index + 1
    while (link && end < pieces.length && sameMark(markOf(pieces[end]?.node, 'link'), link)) end++
    const shell = link && shellOf(writing.source, link, 'hyperlink')
    for (const start of comments.before.get(index) ?? []) into.appendChild(start)
    writeSuggested(shell ?? into, pieces.slice(index, end), writing)
    if (shell) into.appendChild(shell)
    for (let at = index; at < end; at++) {
      if (at > index) for (const start of comments.before.get(at) ?? []) into.insertBefore(start, shell ?? null)
      for (const over of comments.after.get(at) ?? []) into.appendChild(over)
    }
    index = end
  }
}

/** Runs that were suggested together stand in one insertion or deletion. */
function writeSuggested(into: Element, pieces: readonly Piece[], writing: Writing): void {
  let open: { mark: Mark; element: Element } | undefined
  for (const { node, elements } of pieces) {
    const mark = markOf(node, 'inserted') ?? markOf(node, 'deleted')
    if (!mark) open = undefined
    else if (!open || !sameMark(open.mark, mark)) {
      open = { mark, element: suggestionOf(into, mark, writing) }
      into.appendChild(open.element)
    }
    for (const element of elements) (open?.element ?? into).appendChild(element)
  }
}

function suggestionOf(near: Element, mark: Mark, { source, by, at, newId }: Writing): Element {
  const name = mark.type.name === 'inserted' ? 'ins' : 'del'
  const before = shellOf(source, mark, name)
  if (before) return before
  return elementW(near, name, { id: newId(), author: by, date: instantW(at) })
}

/** The element around, without what was in it. */
function shellOf(source: Source, mark: Mark, name: string): Element | undefined {
  const found = source.elementAt(mark.attrs.at)
  return found && isW(found, name) ? (found.cloneNode(false) as Element) : undefined
}

function elementsOf(near: Element, node: Node, writing: Writing): Element[] {
  if (node.type.name === 'kept') return keptElements(near, node, writing)
  const run = runFor(near, node, writing.source)
  if (node.type.name === 'lineBreak') run.appendChild(createW(near, 'br'))
  else if (node.type.name === 'pageBreak') run.appendChild(elementW(near, 'br', { type: 'page' }))
  else for (const child of textElements(near, node)) run.appendChild(child)
  return [run]
}

function textElements(near: Element, node: Node): Element[] {
  const name = markOf(node, 'deleted') ? 'delText' : 't'
  return (node.text ?? '').split(/(\t)/).flatMap((text) => {
    if (text === '') return []
    return [text === '\t' ? createW(near, 'tab') : textW(near, name, text)]
  })
}

/** What the editor only pointed at, as it was: a part of a run gets a run of its own again. */
function keptElements(near: Element, node: Node, { source }: Writing): Element[] {
  const first = source.elementAt(node.attrs.at)
  if (!first) return []
  const last = source.elementAt(node.attrs.to) ?? first
  const copies: Element[] = []
  for (let each: Element | null = first; each; each = each.nextSibling as Element | null) {
    if (each.nodeType === 1) copies.push(each.cloneNode(true) as Element)
    if (each === last) break
  }
  if (!isW(first.parentNode as Element, 'r')) return copies
  const run = runFor(near, node, source)
  for (const copy of copies) run.appendChild(copy)
  return [run]
}

/** An empty run with the look of the one the text came from, and what was set by hand since. */
function runFor(near: Element, node: Node, source: Source): Element {
  const run = createW(near, 'r')
  const before = source.elementAt(markOf(node, 'run')?.attrs.at)
  const known = before && isW(before, 'r') ? childW(before, 'rPr') : undefined
  const properties = known ? (known.cloneNode(true) as Element) : createW(near, 'rPr')
  if (before && isWrittenOver(before, node)) setValue(properties, 'highlight', undefined)
  for (const toggle of Object.keys(TOGGLES) as Toggle[]) {
    const wanted = markOf(node, toggle) !== undefined
    if (wanted !== isOn(known, toggle))
      setValue(properties, TOGGLES[toggle], wanted ? (toggle === 'underline' ? 'single' : '') : undefined)
  }
  if (properties.hasChildNodes()) run.appendChild(properties)
  return run
}

/** What was missing stood there in brackets and in yellow. What is written over it is text like any other. */
const isWrittenOver = (before: Element, { text }: Node): boolean =>
  text !== undefined && text !== before.textContent && /^\[[^[\]\n]{2,120}\]$/.test(before.textContent ?? '')

type Edges = { readonly before: Map<number, Element[]>; readonly after: Map<number, Element[]> }

/**
 * Where comments begin and end in this paragraph. One that reaches over several paragraphs begins here only if it did
 * before, or if it is new and this paragraph is the first that carries it.
 */
function commentEdges(into: Element, paragraph: Node, pieces: readonly Piece[], writing: Writing): Edges {
  const edges: Edges = { before: new Map(), after: new Map() }
  const spans = new Map<string, { first: number; last: number }>()
  for (const [index, { node }] of pieces.entries())
    for (const { type, attrs } of node.marks) {
      if (type.name !== 'comment') continue
      const span = spans.get(String(attrs.id))
      spans.set(String(attrs.id), { first: span?.first ?? index, last: index })
    }
  const element = writing.source.elementAt(paragraph.attrs.at)
  const inSource = (name: string, id: string) =>
    element !== undefined && [...below(element)].some((each) => isW(each, name) && attributeW(each, 'id') === id)
  for (const [id, { first, last }] of spans) {
    const isNew = !/^\d+$/.test(id)
    if (isNew || inSource('commentRangeStart', id))
      push(edges.before, first, [mark(into, 'commentRangeStart', id, writing)])
    if (!isNew && !inSource('commentRangeEnd', id)) continue
    const reference = elementW(into, 'r', {}, [mark(into, 'commentReference', id, writing)])
    push(edges.after, last, [mark(into, 'commentRangeEnd', id, writing), reference])
  }
  return edges
}

const mark = (near: Element, name: string, id: string, { commentId }: Writing): Element =>
  elementW(near, name, { id: commentId(id) })

function push(into: Map<number, Element[]>, at: number, elements: readonly Element[]): void {
  into.set(at, [...(into.get(at) ?? []), ...elements])
}

const markOf = (node: Node | undefined, name: string): Mark | undefined =>
  node?.marks.find(({ type }) => type.name === name)

const sameMark = (one: Mark | undefined, other: Mark | undefined): boolean =>
  one !== undefined && other !== undefined && one.eq(other)
