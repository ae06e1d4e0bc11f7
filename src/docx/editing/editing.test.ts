import { Node } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { beforeAll, describe, expect, test } from 'vitest'
import { inspectDocx } from '../inspect.ts'
import { mergeDocx } from '../merge.ts'
import { DOCUMENT, type Parts, readParts, writeParts } from '../parts.ts'
import { NotThisLetter } from '../refused.ts'
import { writeDocx } from '../write.ts'
import { childrenOf, childW, type Element, parseXml } from '../xml.ts'
import { officeLetters } from './office-letters.ts'
import { readLetter } from './read.ts'
import { letterSchema } from './schema.ts'
import { writeLetter } from './write.ts'

const at = new Date('2026-11-16T12:00:00Z')
const by = 'Ana Rivera'
const names = ['plain', 'looks', 'headings', 'lists', 'table', 'merged', 'picture', 'notes', 'tracked', 'noted']
let letters: Map<string, Uint8Array>

beforeAll(async () => {
  letters = await officeLetters()
}, 120_000)

const partsOf = (name: string): Parts => readParts(letters.get(name) ?? new Uint8Array())
const letterOf = (parts: Parts): Node => Node.fromJSON(letterSchema, readLetter(parts).document)

/** The letter with "Edit me" made "Edited", as somebody would type it. */
function edited(parts: Parts): Node {
  const state = EditorState.create({ doc: letterOf(parts) })
  const found = placeOf(state.doc, 'Edit me')
  return state.apply(state.tr.insertText('Edited', found, found + 'Edit me'.length)).doc
}

function placeOf(document: Node, words: string): number {
  let place = -1
  document.descendants((node, position) => {
    const index = node.isText ? (node.text ?? '').indexOf(words) : -1
    if (place < 0 && index >= 0) place = position + index
  })
  expect(place, `“${words}” is in the letter`).toBeGreaterThanOrEqual(0)
  return place
}

const save = (parts: Parts, document: Node, comments?: { id: string; text: string }[]): Parts =>
  readParts(writeParts(writeLetter(parts, { document: document.toJSON(), ...(comments && { comments }) }, by, at)))

function blocksIn(parts: Parts): string[] {
  const root = parseXml(parts.get(DOCUMENT) ?? new Uint8Array()).documentElement as Element
  return childrenOf(childW(root, 'body') as Element).map((each) => each.toString())
}

const documentText = (parts: Parts): string => new TextDecoder().decode(parts.get(DOCUMENT))

describe.each(names)('the letter “%s” written by LibreOffice', (name) => {
  test('is the same file, byte for byte, when nothing was edited', () => {
    const parts = partsOf(name)
    const saved = writeLetter(parts, { document: letterOf(parts).toJSON() }, by, at)
    for (const [part, bytes] of parts) expect(saved.get(part), part).toEqual(bytes)
  })

  test('keeps every other part and every other paragraph when one word is edited', () => {
    const parts = partsOf(name)
    const saved = save(parts, edited(parts))
    expect([...saved.keys()].sort()).toEqual([...parts.keys()].sort())
    for (const [part, bytes] of parts) if (part !== DOCUMENT) expect(saved.get(part), part).toEqual(bytes)
    const before = blocksIn(parts)
    const after = blocksIn(saved)
    expect(after.length).toBe(before.length)
    const changed = before.flatMap((block, index) => (block === after[index] ? [] : [index]))
    expect(changed).toEqual([before.findIndex((block) => block.includes('Edit me'))])
    // In the changed one, everything is as it was but the words.
    expect(spelled(after[changed[0] ?? 0])).toEqual(spelled(before[changed[0] ?? 0]?.replace('Edit me', 'Edited')))
    expect(() => inspectDocx(writeParts(saved))).not.toThrow()
    expect(letterOf(saved).textContent).toBe(letterOf(parts).textContent.replace('Edit me', 'Edited'))
  })
})

/** What a paragraph says and holds: texts, and every element that is neither a run nor a note for spelling. */
function spelled(xml = ''): string[] {
  const root = parseXml(new TextEncoder().encode(xml)).documentElement as Element
  const found: string[] = []
  const visit = (element: Element) => {
    if (/^(?:proofErr|lastRenderedPageBreak)$/.test(element.localName ?? '')) return
    if (!/^(?:r|t|rPr)$/.test(element.localName ?? '')) found.push(element.nodeName)
    if (element.localName === 't') found.push(element.textContent ?? '')
    for (const child of childrenOf(element)) visit(child)
  }
  visit(root)
  return found.reduce<string[]>((joined, each) => {
    const last = joined.at(-1)
    if (last !== undefined && !each.startsWith('w') && !last.startsWith('w:')) joined.push(`${joined.pop()}${each}`)
    else joined.push(each)
    return joined
  }, [])
}

test('suggestions of others keep their name and day, one’s own get the name of who writes', () => {
  const parts = partsOf('tracked')
  const state = EditorState.create({ doc: letterOf(parts) })
  const inserted = letterSchema.marks.inserted.create({ by: 'Somebody else', on: '2020-01-01' })
  const place = placeOf(state.doc, 'Edit me')
  const saved = save(parts, state.apply(state.tr.insert(place, letterSchema.text('Surely ', [inserted]))).doc)
  const text = documentText(saved)
  expect(text).toMatch(/<w:ins [^>]*w:author="Ana Rivera"[^>]*w:date="2026-11-16T12:00:00Z"/)
  expect(text).not.toContain('Somebody else')
  expect(text).toContain('2026-11-02T09:00:00Z')
  expect(text).toMatch(/<w:delText[^>]*>old words<\/w:delText>/)
})

test('a new comment comes into the file, and one that nobody carries leaves it', () => {
  const parts = partsOf('noted')
  const state = EditorState.create({ doc: letterOf(parts) })
  expect(readLetter(parts).comments).toMatchObject([
    { by: 'Ana Rivera', on: '2026-11-04', text: 'Is this the right title?' },
  ])
  const place = placeOf(state.doc, 'Dear Officer')
  const comment = letterSchema.marks.comment
  const added = state.tr
    .removeMark(0, state.doc.content.size, comment)
    .addMark(place, place + 4, comment.create({ id: 'new' }))
  const saved = save(parts, state.apply(added).doc, [{ id: 'new', text: 'Name the officer?' }])
  expect(readLetter(saved).comments.map(({ text }) => text)).toEqual(['Name the officer?'])
  expect(JSON.stringify(readLetter(saved).document)).toContain('"comment"')
  const plain = partsOf('plain')
  const first = EditorState.create({ doc: letterOf(plain) })
  const noted = first.apply(first.tr.addMark(1, 5, comment.create({ id: 'a' }))).doc
  expect(readLetter(save(plain, noted, [{ id: 'a', text: 'Here' }])).comments).toMatchObject([{ by, text: 'Here' }])
})

test('paragraphs become lists, headings and tables that the file then has', () => {
  const parts = partsOf('plain')
  const state = EditorState.create({ doc: letterOf(parts) })
  const { paragraph, table, row, cell } = letterSchema.nodes
  const listed = (text: string) => paragraph.create({ list: 'number' }, letterSchema.text(text))
  const made = [
    listed('First'),
    listed('Second'),
    table.create(null, [row.create(null, [cell.create(null, paragraph.create())])]),
  ]
  const saved = save(parts, state.apply(state.tr.insert(state.doc.content.size, made)).doc)
  const again = readLetter(saved)
  const kinds = (again.document.content ?? []).map(({ type, attrs }) => [type, attrs?.list])
  expect(kinds.slice(-3)).toEqual([
    ['paragraph', 'number'],
    ['paragraph', 'number'],
    ['table', undefined],
  ])
  const numbers = (again.document.content ?? []).map(({ attrs }) => attrs?.numId).filter(Boolean)
  expect(new Set(numbers).size).toBe(1)
})

test('what is written over a missing fact is no longer marked in yellow; what is still missing stays so', () => {
  const blocks = [{ kind: 'paragraph' as const, text: 'For {{hours}} hours in {{city}}.' }]
  const missingText = (name: string) => `[The ${name}]`
  const parts = readParts(mergeDocx(writeDocx({ title: 'Test', blocks }), {}, { missingText }).bytes)
  const state = EditorState.create({ doc: letterOf(parts) })
  const found = placeOf(state.doc, '[The hours]')
  const saved = save(parts, state.apply(state.tr.insertText('40', found, found + '[The hours]'.length)).doc)
  const runs = documentText(saved).match(/<w:r>.*?<\/w:r>/gs) ?? []
  const marked = runs.filter((run) => run.includes('w:highlight')).map((run) => run.replace(/<[^>]*>/g, ''))
  expect(runs.map((run) => run.replace(/<[^>]*>/g, '')).join('')).toContain('For 40 hours in [The city].')
  expect(marked).toEqual(['[The city]'])
})

test('what points at something else in the file is refused', () => {
  const parts = partsOf('picture')
  const json = JSON.stringify(letterOf(parts).toJSON())
  const forged = json.replace(/("type":"kept","attrs":\{"at":)\d+/, '$13')
  expect(forged).not.toBe(json)
  expect(() => writeLetter(parts, { document: JSON.parse(forged) }, by, at)).toThrow(NotThisLetter)
  expect(() => writeLetter(parts, { document: { type: 'doc' } }, by, at)).toThrow(NotThisLetter)
})
