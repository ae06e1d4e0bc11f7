import { pictures } from './merge-images.ts'
import { type Merging, mergeInline } from './merge-inline.ts'
import { type MergeValues, Scope } from './merge-values.ts'
import { mergeFieldsToBraces, textOfParagraph } from './paragraph-text.ts'
import { type Parts, readParts, writeParts } from './parts.ts'
import { TemplateProblem } from './refused.ts'
import { endOf, opens, type Token, tokensIn } from './tokens.ts'
import { below, childrenOf, createW, type Element, isW, type Node, parseXml, remove, serializeXml } from './xml.ts'

export type Merged = {
  readonly bytes: Uint8Array
  /** Fields that nobody knows, in the order they were met; each stands in the letter as a marked placeholder. */
  readonly missing: readonly string[]
  /** Conditions that nobody can decide; what they govern is left out. */
  readonly undecided: readonly string[]
  readonly used: readonly string[]
}

/** Parts with text that people write; all others are kept byte by byte, and so are these when they hold no field. */
export const isMergePart = (name: string): boolean =>
  /^word\/(?:document|header\d*|footer\d*|footnotes)\.xml$/.test(name)

export const mayHoldFields = (content: Uint8Array): boolean => /\{|MERGEFIELD/i.test(new TextDecoder().decode(content))

/** Fills a template: fields, conditions, repeated rows, pictures. What it does not know it keeps as it is. */
export function mergeDocx(
  template: Uint8Array,
  values: MergeValues,
  options: { readonly missingText?: (name: string) => string } = {},
): Merged {
  const parts: Parts = new Map(readParts(template))
  const scope = new Scope(values)
  const added = pictures(parts)
  for (const [name, content] of [...parts]) {
    if (!isMergePart(name) || !mayHoldFields(content)) continue
    const document = parseXml(content)
    const root = document.documentElement
    if (!root) continue
    const merging: Merging = {
      missingText: options.missingText ?? ((field) => `[${field}]`),
      drawing: (image, near) => added.drawing(name, image, near),
    }
    for (const paragraph of [...below(root)].filter((each) => isW(each, 'p'))) mergeFieldsToBraces(paragraph)
    for (const container of isW(root, 'document') ? childrenOf(root) : [root]) mergeBlocks(container, scope, merging)
    parts.set(name, serializeXml(document))
  }
  added.finish()
  return {
    bytes: writeParts(parts),
    missing: [...scope.missing],
    undecided: [...scope.undecided],
    used: [...scope.used],
  }
}

/** Paragraphs and tables of a body, a cell, a header or a text box. */
function mergeBlocks(container: Element, scope: Scope, merging: Merging): void {
  const blocks = childrenOf(container)
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]
    if (!block) break
    if (isW(block, 'tbl')) mergeTable(block, scope, merging)
    else if (isW(block, 'sdt', 'sdtContent', 'footnote', 'ins', 'customXml')) mergeBlocks(block, scope, merging)
    else if (isW(block, 'p')) {
      const token = aloneIn(block)
      if (token && opens(token)) {
        const last = closing(blocks, at)
        mergeSpan(token, blocks.slice(at, last + 1), { scope, merging })
        at = last
      } else mergeParagraph(block, scope, merging)
    }
  }
  // A cell without a paragraph is no cell.
  if (isW(container, 'tc') && !childrenOf(container).some((each) => isW(each, 'p')))
    container.appendChild(createW(container, 'p'))
}

function mergeParagraph(paragraph: Element, scope: Scope, merging: Merging): void {
  for (const box of [...below(paragraph)].filter((each) => isW(each, 'txbxContent'))) mergeBlocks(box, scope, merging)
  const empty = mergeInline(paragraph, scope, merging)
  // A paragraph whose only words were conditional goes with them; one that ends a section carries it and stays.
  if (empty && ![...below(paragraph)].some((each) => isW(each, 'sectPr', 'drawing', 'br', 'pict'))) remove(paragraph)
}

/** {{#if …}} in a paragraph of its own: it governs whole paragraphs and tables. */
function aloneIn(paragraph: Element): Token | undefined {
  const text = textOfParagraph(paragraph)
  const tokens = tokensIn(text)
  const [token] = tokens
  return token && tokens.length === 1 && text.trim() === text.slice(token.start, token.end) ? token : undefined
}

function closing(blocks: readonly Element[], from: number): number {
  let depth = 0
  for (let at = from; at < blocks.length; at++) {
    const block = blocks[at]
    const token = block && isW(block, 'p') ? aloneIn(block) : undefined
    if (token && opens(token)) depth++
    else if (token?.kind === 'end' && --depth === 0) return at
  }
  const opener = blocks[from] && textOfParagraph(blocks[from]).trim()
  throw new TemplateProblem(`${opener} is never closed.`)
}

type Here = { scope: Scope; merging: Merging }

function mergeSpan({ kind, name }: Token, span: readonly Element[], { scope, merging }: Here): void {
  const [first, ...rest] = span
  const inside = rest.slice(0, -1)
  const last = rest.at(-1)
  if (!first || !last) return
  if (kind === 'each') {
    for (const item of scope.items(name)) insertMerged(inside, last, { scope: item, merging })
    inside.forEach(remove)
  } else if (scope.holds(name) === (kind === 'if')) {
    insertMerged(inside, last, { scope, merging })
    inside.forEach(remove)
  } else inside.forEach(remove)
  remove(first)
  remove(last)
}

/** Copies of what stands in the span, filled, before its end. */
function insertMerged(inside: readonly Element[], before: Element, { scope, merging }: Here): void {
  const holder = createW(before, 'body')
  for (const each of inside) holder.appendChild(each.cloneNode(true))
  before.parentNode?.insertBefore(holder, before)
  mergeBlocks(holder, scope, merging)
  for (let child = holder.firstChild; child; child = holder.firstChild) before.parentNode?.insertBefore(child, holder)
  remove(holder)
}

function mergeTable(table: Element, scope: Scope, merging: Merging): void {
  for (const row of childrenOf(table).filter((each) => isW(each, 'tr'))) {
    const governed = governing(row)
    if (!governed) mergeCells(row, scope, merging)
    else if (governed.kind === 'each') {
      for (const item of scope.items(governed.name)) {
        const copy = row.cloneNode(true) as Element
        table.insertBefore(copy, row)
        mergeCells(copy, item, merging)
      }
      remove(row)
    } else if (scope.holds(governed.name) === (governed.kind === 'if')) mergeCells(row, scope, merging)
    else remove(row)
  }
  // A table of repeated rows without one of them is no table.
  if (!childrenOf(table).some((each) => isW(each, 'tr'))) remove(table)
}

const mergeCells = (row: Node, scope: Scope, merging: Merging): void => {
  for (const cell of childrenOf(row).filter((each) => isW(each, 'tc'))) mergeBlocks(cell, scope, merging)
}

/** {{#each …}} in the first cell, {{/each}} in the last: the row itself. Both are taken out. */
function governing(row: Element): Token | undefined {
  const paragraphs = [...below(row)].filter((each) => isW(each, 'p') && tokensIn(textOfParagraph(each)).length > 0)
  const all = paragraphs.flatMap((each) => tokensIn(textOfParagraph(each)))
  const [first] = paragraphs
  const last = paragraphs.at(-1)
  const [token] = all
  if (!first || !last || first === last || !token || !opens(token)) return undefined
  if (endOf(all, 0) !== all.length - 1) return undefined
  const closer = tokensIn(textOfParagraph(last)).at(-1)
  if (!closer) return undefined
  cut(first, token)
  cut(last, closer)
  return token
}

/** Takes the letters of one field out, over as many runs as it has. */
function cut(paragraph: Element, { start, end }: Token): void {
  let offset = 0
  for (const node of [...below(paragraph)].filter((each) => isW(each, 't'))) {
    const text = node.textContent ?? ''
    const [from, to] = [Math.max(0, start - offset), Math.min(text.length, end - offset)]
    offset += text.length
    if (to > from) node.textContent = text.slice(0, from) + text.slice(to)
  }
}
