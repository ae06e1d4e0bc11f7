import { expect, test } from 'vitest'
import { boxWords } from '#engine/box-words.ts'
import { paperOf } from './papers.ts'

const found = paperOf('i-129', '2026-02-27')
const words = found ? boxWords(found.paper, found.inventory) : new Map()
const ending = (end: string) => [...words].find(([name]) => name.endsWith(end))?.[1]

test('a box alone has the words of its item, several have words of their own under it', () => {
  expect(ending('Line1_FamilyName[0]')).toEqual({
    ...{ part: 'Part 1. Petitioner Information', group: expect.stringMatching(/^1\.1/), number: '1', lead: '' },
    text: 'Family Name (Last Name)',
  })
  expect(ending('P1_Line3_ZipCode[0]')).toMatchObject({
    lead: expect.stringMatching(/^Mailing Address/),
    text: 'ZIP code',
  })
})

test('boxes to cross have the words of their option; units of an address are short', () => {
  const texts = [...words.values()].map(({ text }) => text)
  for (const text of ['Yes', 'No', 'Apt.', 'Ste.', 'Flr.', 'H-1B specialty occupation', 'Signature', 'Page number'])
    expect(texts).toContain(text)
  expect(texts).not.toContain('APT')
})
