import { expect, it } from 'vitest'
import { terms } from '#identity/users/terms.ts'
import { sectionsIn, textOf } from './sections.ts'

it('the terms of the product, written as text, are read back as they were', () => {
  expect(sectionsIn(textOf(terms))).toEqual(terms)
})

it('a heading is one line with a number; lines of a paragraph belong together, and nothing stands before a heading', () => {
  const typed = '1. One\nfirst line\nsecond line\r\n\r\nanother, of 2. December\n\n\n2. Two'
  expect(sectionsIn(typed)).toEqual([
    { heading: '1. One', paragraphs: ['first line second line', 'another, of 2. December'] },
    { heading: '2. Two', paragraphs: [] },
  ])
  expect(sectionsIn('Welcome.\n\n1. One')).toBeUndefined()
  expect(sectionsIn('  \n ')).toBeUndefined()
})
