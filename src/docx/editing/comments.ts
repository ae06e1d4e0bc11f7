import type { Parts } from '../parts.ts'
import {
  attributeW,
  below,
  childrenOf,
  type Document,
  type Element,
  isW,
  parseXml,
  remove,
  serializeXml,
} from '../xml.ts'
import { W } from '../xml-text.ts'
import { addPart } from './add-part.ts'
import { elementW, instantW, textW } from './elements.ts'

export type CommentRead = { readonly id: string; readonly by: string; readonly on: string; readonly text: string }

const COMMENTS = 'word/comments.xml'
const EMPTY = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:comments xmlns:w="${W}"/>`
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml'

export function commentsOf(parts: Parts): CommentRead[] {
  const root = opened(parts).documentElement
  const all = root ? childrenOf(root).filter((each) => isW(each, 'comment')) : []
  return all.map((each) => ({
    id: attributeW(each, 'id') ?? '',
    by: attributeW(each, 'author') ?? '',
    on: (attributeW(each, 'date') ?? '').slice(0, 10),
    text: childrenOf(each)
      .map((paragraph) => paragraph.textContent ?? '')
      .join('\n'),
  }))
}

export type NewComment = { readonly id: string; readonly by: string; readonly at: Date; readonly text: string }

/** Adds what was noted and removes what no text carries any more: a comment that nobody sees must not leave with the file. */
export function writeComments(parts: Parts, added: readonly NewComment[], removed: ReadonlySet<string>): void {
  if (added.length === 0 && removed.size === 0) return
  const document = opened(parts)
  const root = document.documentElement
  if (!root) return
  for (const each of childrenOf(root)) if (removed.has(attributeW(each, 'id') ?? '')) remove(each)
  for (const comment of added) root.appendChild(written(root, comment))
  if (!parts.has(COMMENTS)) addPart(parts, COMMENTS, TYPE, 'comments')
  parts.set(COMMENTS, serializeXml(document))
}

/** Beginnings, ends and references of comments whose other half is gone. Returns the comments that are left whole. */
export function removeHalfComments(body: Element): Set<string> {
  const found = new Map<string, { starts: Element[]; ends: Element[]; references: Element[] }>()
  for (const element of below(body)) {
    const id = attributeW(element, 'id') ?? ''
    const own = found.get(id) ?? { starts: [], ends: [], references: [] }
    if (isW(element, 'commentRangeStart')) own.starts.push(element)
    else if (isW(element, 'commentRangeEnd')) own.ends.push(element)
    else if (isW(element, 'commentReference')) own.references.push(element)
    else continue
    found.set(id, own)
  }
  const whole = new Set<string>()
  for (const [id, { starts, ends, references }] of found) {
    // A comment on a place, not on a text, has a reference only.
    const ranged = starts.length === 1 && ends.length === 1
    const onPlace = starts.length === 0 && ends.length === 0
    if (references.length === 1 && (ranged || onPlace)) whole.add(id)
    else for (const each of [...starts, ...ends, ...references]) remove(each)
  }
  return whole
}

function written(near: Element, { id, by, at, text }: NewComment): Element {
  const initials = by.split(/\s+/).map((word) => word.charAt(0))
  const paragraphs = text.split('\n').map((line) => {
    return elementW(near, 'p', {}, [elementW(near, 'r', {}, [textW(near, 't', line)])])
  })
  return elementW(near, 'comment', { id, author: by, date: instantW(at), initials: initials.join('') }, paragraphs)
}

const opened = (parts: Parts): Document => parseXml(parts.get(COMMENTS) ?? new TextEncoder().encode(EMPTY))
