import { expect, test } from 'vitest'
import { papersOf } from '#forms/load-paper.ts'
import type { PackageEntry } from '#preparation/filing-file/package-entries.ts'
import { printedForms } from './printed-forms.ts'

const forms = [
  { id: 7, formId: 'g-28', edition: '2018-09-17' },
  { id: 8, formId: 'eta-9035', edition: '' },
]
const paperOf = await papersOf(forms)
const entry = (kind: PackageEntry['kind'], pages: number, caseFormId: number | null = 7): PackageEntry => ({
  ...{ label: kind, kind, page: 1, pages, caseFormId },
})
const counted = (...contents: PackageEntry[]) => printedForms(forms, contents, paperOf).map(({ pages }) => pages)

test('the pages of a form are counted beside those of its edition, without its addendum', () => {
  const [first, ...others] = printedForms(
    forms,
    [entry('form', 4), entry('addendum', 2), entry('form', 9, 99)],
    paperOf,
  )
  expect(first).toEqual({ id: '7', form: 'g-28', pages: 4, pagesOfEdition: 4 })
  // A form that the product does not write is not counted.
  expect(others).toEqual([])
})

test('a form that is not in the package has no page there', () => {
  expect(counted(entry('form', 4, 99))).toEqual([0])
})

test('what stands in for the official form is not counted as its pages', () => {
  expect(counted(entry('sheet', 4))).toEqual([undefined])
})
