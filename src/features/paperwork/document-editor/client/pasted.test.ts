import { Fragment, Slice } from 'prosemirror-model'
import { expect, test } from 'vitest'
import { pointersIn } from '#docx/editing/pointers.ts'
import { letterSchema } from '#docx/editing/schema.ts'
import { ownOnly } from './use-letter.ts'

const { paragraph, doc, kept } = letterSchema.nodes
const { run, bold } = letterSchema.marks

const words = (text: string, at: number) => letterSchema.text(text, [run.create({ at }), bold.create()])
const letter = doc.create(
  null,
  paragraph.create({ at: 3 }, [words('Dear', 5), kept.create({ at: 9, says: '[picture]' })]),
)
const known = pointersIn(letter)

test('what was copied within the letter comes back whole', () => {
  const slice = letter.slice(0, letter.content.size)
  expect(ownOnly(slice, known).eq(slice)).toBe(true)
})

test('from another letter come the words and their emphasis, not its places', () => {
  const foreign = paragraph.create({ at: 40, numId: '7', list: 'bullet' }, [
    words('Hello', 44),
    kept.create({ at: 50 }),
  ])
  const { content } = ownOnly(new Slice(Fragment.from(foreign), 0, 0), known)
  expect(content.firstChild?.attrs).toMatchObject({ at: null, numId: null, list: 'bullet' })
  expect(content.firstChild?.textContent).toBe('Hello')
  expect(content.firstChild?.firstChild?.marks.map(({ type }) => type.name)).toEqual(['bold'])
  expect(content.firstChild?.childCount).toBe(1)
})
