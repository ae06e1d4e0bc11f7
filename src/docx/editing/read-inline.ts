import { attributeW, childrenOf, childW, type Element, isW } from '../xml.ts'
import { isOn, TOGGLES, type Toggle } from './properties.ts'
import type { Source } from './source.ts'

export type MarkJson = { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }
export type NodeJson = {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly marks?: readonly MarkJson[]
  readonly content?: readonly NodeJson[]
  readonly text?: string
}

/** Where a paragraph stands inside of links, suggestions and comments. */
type Around = { readonly marks: readonly MarkJson[] }

/** Comments may begin in one paragraph and end in another. */
export type OpenComments = Set<string>

/** Says nothing and is written anew by every word processor: not carried into a paragraph that was changed. */
const WITHOUT_MEANING = ['proofErr', 'lastRenderedPageBreak', 'commentReference', 'rPr', 'pPr']

/** The content of a paragraph; undefined when a field begins here and ends elsewhere: then it stays as it is. */
export function inlineOf(paragraph: Element, source: Source, open: OpenComments): NodeJson[] | undefined {
  const found: NodeJson[] = []
  return readInto(found, childrenOf(paragraph), source, open, { marks: [] }) ? found : undefined
}

function readInto(
  found: NodeJson[],
  children: readonly Element[],
  source: Source,
  open: OpenComments,
  around: Around,
): boolean {
  for (let index = 0; index < children.length; index++) {
    const child = children[index] as Element
    const end = fieldEnd(children, index)
    if (end === undefined) return false
    if (end > index) {
      const field = children.slice(index, end + 1)
      found.push(kept(field, source, around.marks, visibleText(field)))
      index = end
    } else if (isW(child, 'r')) readRun(found, child, source, open, around)
    else if (isW(child, 'hyperlink')) {
      const link = { type: 'link', attrs: { at: source.placeOf(child) } }
      if (!readInto(found, childrenOf(child), source, open, { marks: [link, ...around.marks] })) return false
    } else if (isW(child, 'ins', 'del')) {
      if (!readInto(found, childrenOf(child), source, open, { marks: [...around.marks, suggested(child, source)] }))
        return false
    } else if (isW(child, 'commentRangeStart')) open.add(attributeW(child, 'id') ?? '')
    else if (isW(child, 'commentRangeEnd')) open.delete(attributeW(child, 'id') ?? '')
    else if (!isW(child, ...WITHOUT_MEANING)) found.push(kept([child], source, around.marks, textIn(child)))
  }
  return true
}

/** Where the field that begins in this run ends; the run itself when none begins, undefined when it never ends. */
function fieldEnd(children: readonly Element[], from: number): number | undefined {
  let depth = 0
  for (let index = from; index < children.length; index++) {
    const child = children[index] as Element
    if (isW(child, 'r'))
      for (const part of childrenOf(child)) {
        if (!isW(part, 'fldChar')) continue
        const type = attributeW(part, 'fldCharType')
        if (type === 'begin') depth++
        if (type === 'end') depth--
      }
    if (depth < 0) return undefined
    if (depth === 0) return index
  }
  return undefined
}

function suggested(element: Element, source: Source): MarkJson {
  const attrs = {
    at: source.placeOf(element),
    by: attributeW(element, 'author') ?? '',
    on: (attributeW(element, 'date') ?? '').slice(0, 10),
  }
  return { type: isW(element, 'ins') ? 'inserted' : 'deleted', attrs }
}

function readRun(found: NodeJson[], run: Element, source: Source, open: OpenComments, around: Around): void {
  const properties = childW(run, 'rPr')
  const comments = [...open].map((id): MarkJson => ({ type: 'comment', attrs: { id } }))
  const toggles = (Object.keys(TOGGLES) as Toggle[]).filter((toggle) => isOn(properties, toggle))
  const own: MarkJson[] = [...toggles.map((type) => ({ type })), { type: 'run', attrs: { at: source.placeOf(run) } }]
  const marks = [...around.marks, ...comments, ...own]
  let text = ''
  const flush = () => {
    if (text !== '') found.push({ type: 'text', text, marks })
    text = ''
  }
  for (const child of childrenOf(run)) {
    if (isW(child, 't', 'delText')) text += (child.textContent ?? '').replace(/[\r\n\t]/g, ' ')
    else if (isW(child, 'tab')) text += '\t'
    else if (isW(child, ...WITHOUT_MEANING)) continue
    else {
      flush()
      if (isW(child, 'br', 'cr')) found.push({ type: breakKind(child), marks })
      else found.push(kept([child], source, marks, textIn(child)))
    }
  }
  flush()
}

const breakKind = (element: Element): string => {
  const type = attributeW(element, 'type') ?? ''
  return type === 'page' || type === 'column' ? 'pageBreak' : 'lineBreak'
}

function kept(elements: readonly Element[], source: Source, marks: readonly MarkJson[], says: string): NodeJson {
  const [first, last] = [elements[0] as Element, elements.at(-1) as Element]
  const to = elements.length > 1 ? source.placeOf(last) : null
  return { type: 'kept', attrs: { at: source.placeOf(first), to, says }, marks }
}

/** What stands on the page between a field's "separate" and "end". */
function visibleText(field: readonly Element[]): string {
  const texts = field.map((element) => (isW(element, 'r') ? textsOf(element) : (element.textContent ?? '')))
  return texts.join('') || '[field]'
}

const textsOf = (run: Element): string =>
  childrenOf(run)
    .filter((child) => isW(child, 't'))
    .map((child) => child.textContent)
    .join('')

const SAID: Readonly<Record<string, string>> = {
  drawing: '[picture]',
  pict: '[picture]',
  object: '[object]',
  footnoteReference: '[note]',
  endnoteReference: '[note]',
  AlternateContent: '[picture]',
  noBreakHyphen: '‑',
  softHyphen: '',
  bookmarkStart: '',
  bookmarkEnd: '',
}

const textIn = (element: Element): string =>
  SAID[element.localName ?? ''] ?? (element.textContent?.trim() || (UNSEEN.test(element.localName ?? '') ? '' : '[…]'))

const UNSEEN = /(?:Start|End)$|^permStart$|^permEnd$|Ref$|Mark$/
