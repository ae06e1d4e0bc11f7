import { expect, test } from 'vitest'
import type { FamilyMember } from '../../family-records.ts'
import { feeRows, formRows, paperRows } from './family-rows.ts'

const form = (formId: string, missing: number, personName = '') => ({
  ...{ id: 1, formId, side: '', personName, status: 'Open', missing, path: `/${formId}` },
})
const member = (forms: FamilyMember['forms'], papers: FamilyMember['papers']): FamilyMember => ({
  ...{
    caseId: 1,
    number: '26-1',
    path: '/case/1',
    questionsPath: '/q/1',
    personId: 1,
    name: 'A B',
    relation: 'Spouse',
  },
  ...{ age: 30, asked: 1, answered: 1, taken: 0, forms, papers },
})
const family = [
  member(
    [form('g-28', 0), form('i-864', 2, 'Rohan RAO'), form('i-485', 0)],
    [{ itemId: 'medical', name: 'I-693', state: 'accepted' }],
  ),
  member([form('i-485', 1)], [{ itemId: 'medical', name: 'I-693', state: 'asked' }]),
]

test('each kind of form is one row, the application first; whoever does not need it has no cell', () => {
  expect(formRows(family).map(({ name }) => name)).toEqual([
    ...['I-485, green card', 'G-28, attorney', 'I-864, one for the family'],
  ])
  expect(formRows(family).map(({ cells }) => cells.map((cell) => cell && [cell.words, cell.gap]))).toEqual([
    [
      ['Ready', false],
      ['1 answer missing', true],
    ],
    [['Ready', false], undefined],
    [['Rohan RAO: 2 answers missing', true], undefined],
  ])
})

test('a paper that nobody has sent is a gap, and its cell leads to the documents', () => {
  const [row] = paperRows(family)
  expect(row?.cells).toEqual([
    { words: 'In hand', gap: false, to: '/case/1?tab=documents' },
    { words: 'Not in hand', gap: true, to: '/case/1?tab=documents' },
  ])
})

test('the fees of all packages are told by form and amount, a child’s apart', () => {
  const of = (kind: string, ...dollars: number[]) => dollars.map((each) => ({ form: kind, amountCents: each * 100 }))
  const lines = [...of('i-765', 260, 260, 260), ...of('i-485', 1440, 1440, 950), ...of('g-28', 0)]
  expect(feeRows(lines)).toEqual([
    { words: 'I-485, 2 people', cents: 288_000 },
    { words: 'I-485, 1 child under 14', cents: 95_000 },
    { words: 'I-765, 3 people', cents: 78_000 },
  ])
})

test('whether somebody needs a paper may not be known yet: that is no "not needed"', () => {
  const paper = (itemId: string, state: 'asked' | 'perhaps') => ({ itemId, name: itemId, state })
  const rows = paperRows([
    member([], [paper('marriage', 'perhaps'), paper('waiver', 'perhaps')]),
    member([], [paper('marriage', 'asked'), paper('waiver', 'perhaps')]),
    member([], []),
  ])
  expect(rows.map(({ key, cells }) => [key, cells.map((cell) => cell && [cell.words, cell.gap])])).toEqual([
    ['marriage', [['Not known yet', true], ['Not in hand', true], undefined]],
  ])
})

test('the marriage certificate is the parents’: of a child it is wanted for a stepchild only', () => {
  const paper = { itemId: 'marriage', name: 'marriage' }
  const asked = { ...member([], [{ ...paper, state: 'asked' }]), relation: 'Spouse' }
  const child = { ...member([], [{ ...paper, state: 'perhaps' }]), relation: 'Daughter' }
  const [row] = paperRows([asked, child])
  expect(row?.cells[1]).toMatchObject({ words: 'Only for a stepchild', gap: false })
})

test('whoever is under 14 does not sign the G-28: a parent does', () => {
  const child = { ...member([form('g-28', 0)], []), age: 13 }
  expect(formRows([child, { ...child, age: 14 }])[0]?.cells.map((cell) => cell?.words)).toEqual([
    ...['Parent signs', 'Ready'],
  ])
})
