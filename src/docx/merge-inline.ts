import type { MergeImage, Scope } from './merge-values.ts'
import { setText, textNodesOf } from './paragraph-text.ts'
import { TemplateProblem } from './refused.ts'
import { endOf, type Token, tokensIn } from './tokens.ts'
import { childrenOf, childW, createW, type Element, isW, type Node, remove } from './xml.ts'

export type Merging = {
  /** What stands where something is missing: never nothing, never "undefined". */
  readonly missingText: (name: string) => string
  /** Puts a picture into the part at hand and gives the drawing that shows it. */
  readonly drawing: (image: MergeImage, near: Element) => Node
}

type Edit = { start: number; end: number; text: string; missing?: boolean; image?: MergeImage }

/** Fills the fields of one paragraph, however Word cut them into runs. True when nothing of it is left to print. */
export function mergeInline(paragraph: Element, scope: Scope, merging: Merging): boolean {
  const nodes = textNodesOf(paragraph)
  const text = nodes.map((node) => node.textContent ?? '').join('')
  const tokens = tokensIn(text)
  if (tokens.length === 0) return false
  const edits = editsOf(text, tokens, scope, merging)
  for (const edit of edits.toReversed()) apply(nodes, edit, merging)
  for (const node of textNodesOf(paragraph)) breakLines(node)
  const left = textNodesOf(paragraph).some((node) => (node.textContent ?? '').trim() !== '')
  return !left && !edits.some(({ image }) => image)
}

function editsOf(text: string, tokens: readonly Token[], scope: Scope, merging: Merging): Edit[] {
  const edits: Edit[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) break
    const { kind, name, start, end } = token
    if (kind === 'value') {
      const value = scope.text(name)
      edits.push({ start, end, text: value ?? merging.missingText(name), missing: value === undefined })
    } else if (kind === 'image') edits.push({ start, end, text: '', image: scope.image(name) })
    else if (kind === 'end') throw new TemplateProblem(`{{/${name}}} closes nothing.`)
    else {
      const last = endOf(tokens, at)
      const closer = last === undefined ? undefined : tokens[last]
      if (last === undefined || !closer) throw new TemplateProblem(`{{#${kind} ${name}}} is never closed.`)
      const inside = text.slice(end, closer.start)
      if (kind === 'each') {
        const items = scope.items(name).map((item) => rendered(inside, item, merging))
        edits.push({ start, end: closer.end, text: items.join('') })
      } else if (scope.holds(name) === (kind === 'if')) {
        edits.push({ start, end, text: '' })
        const within = tokens.slice(at + 1, last)
        edits.push(...editsOf(text, within, scope, merging), { start: closer.start, end: closer.end, text: '' })
      } else edits.push({ start, end: closer.end, text: '' })
      at = last
    }
  }
  return edits
}

function rendered(text: string, scope: Scope, merging: Merging): string {
  let result = text
  for (const { start, end, text: value } of editsOf(text, tokensIn(text), scope, merging).toReversed())
    result = result.slice(0, start) + value + result.slice(end)
  return result
}

/** From the last edit to the first, so that what stands before keeps its place. */
function apply(nodes: readonly Element[], { start, end, text, missing, image }: Edit, merging: Merging): void {
  let offset = 0
  let written = false
  for (const node of nodes) {
    const own = node.textContent ?? ''
    const from = Math.max(start - offset, 0)
    const to = Math.min(end - offset, own.length)
    offset += own.length
    if (to <= from) continue
    if (written) setText(node, own.slice(to))
    else if (missing || image) {
      const after = image ? merging.drawing(image, node) : missingNode(node, text)
      putBetween(node, own.slice(0, from), after, own.slice(to), { highlight: missing === true })
    } else setText(node, own.slice(0, from) + text + own.slice(to))
    written = true
  }
}

function missingNode(near: Element, text: string): Element {
  const node = createW(near, 't')
  setText(node, text)
  return node
}

/** The run is cut in two, with a run of the same look between them. */
function putBetween(node: Element, before: string, what: Node, after: string, look: { highlight: boolean }): void {
  const run = node.parentNode
  if (!run?.parentNode || run.nodeType !== 1) return
  const own = run as Element
  const rest = own.cloneNode(false) as Element
  const middle = own.cloneNode(false) as Element
  const style = childW(own, 'rPr')
  for (const each of [middle, rest]) if (style) each.appendChild(style.cloneNode(true))
  if (look.highlight) highlight(middle)
  middle.appendChild(what)
  const behind: Node[] = []
  for (let next = node.nextSibling; next; next = next.nextSibling) behind.push(next)
  const tail = createW(node, 't')
  setText(tail, after)
  rest.appendChild(tail)
  for (const each of behind) rest.appendChild(each)
  setText(node, before)
  own.parentNode?.insertBefore(rest, own.nextSibling)
  own.parentNode?.insertBefore(middle, rest)
}

function highlight(run: Element): void {
  const existing = childW(run, 'rPr')
  const style = existing ?? createW(run, 'rPr')
  if (!existing) run.insertBefore(style, run.firstChild)
  for (const each of childrenOf(style).filter((child) => isW(child, 'highlight'))) remove(each)
  const mark = createW(run, 'highlight')
  mark.setAttributeNS(style.namespaceURI, `${mark.prefix ?? 'w'}:val`, 'yellow')
  // The schema has an order: highlight stands after color and size, before underline.
  const next = childrenOf(style).find((child) =>
    isW(child, 'u', 'effect', 'bdr', 'shd', 'vertAlign', 'rtl', 'cs', 'lang'),
  )
  style.insertBefore(mark, next ?? null)
}

/** A value with several lines, such as an address, keeps them. */
function breakLines(node: Element): void {
  const [first = '', ...more] = (node.textContent ?? '').split('\n')
  if (more.length === 0) return
  setText(node, first)
  let after: Node = node
  for (const line of more) {
    const text = createW(node, 't')
    setText(text, line)
    for (const each of [createW(node, 'br'), text]) {
      node.parentNode?.insertBefore(each, after.nextSibling)
      after = each
    }
  }
}
