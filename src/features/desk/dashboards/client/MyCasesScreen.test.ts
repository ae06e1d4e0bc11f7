import { expect, test } from 'vitest'
import { caseWithContact, onceEach } from './MyCasesScreen.tsx'

const lucia = { contactName: 'Lucía ROMERO', contactTakesPart: true, diy: false }
const without = { ...lucia, contactTakesPart: false }

test('a message to the company’s contact opens the first case in which the contact takes part', () => {
  expect(caseWithContact([without, { ...lucia, diy: true }, lucia], 'Lucía ROMERO')).toBe(lucia)
  expect(caseWithContact([lucia], 'Ana RUIZ')).toBeUndefined()
})

test('there is none where the contact has no part', () => {
  expect(caseWithContact([without], 'Lucía ROMERO')).toBeUndefined()
})

const item = (id: number, caseId: number, thing: string, dueOn: string | null, given: object = {}) => ({
  ...{ id, caseId, kind: 'document' as const, title: `Upload “${thing}”`, dueOn, personId: 7 },
  about: { thing, sentBack: false, why: '', count: null, document: '', planned: false, ...given },
})

test('over all cases each thing stands once, what was sent back first, then by its date', () => {
  const rows = onceEach([
    item(1, 2, 'Pay stubs', null),
    item(2, 2, 'Passport', '2026-12-20'),
    item(3, 1, 'Pay stubs', '2026-11-26'),
    item(4, 1, 'I-797', '2027-01-15', { sentBack: true }),
    { ...item(5, 2, '', '2026-11-20'), kind: 'task' as const, title: 'File Form AR-11' },
    { ...item(6, 1, '', '2026-11-20'), kind: 'task' as const, title: 'File Form AR-11' },
    { ...item(7, 1, '', null), kind: 'questions' as const, title: 'Answer 8 questions' },
    { ...item(8, 2, '', null), kind: 'questions' as const, title: 'Answer 8 questions' },
  ])
  expect(rows.map((row) => [row.item.id, ...row.also.map(({ id }) => id)])).toEqual([
    [4],
    [5, 6],
    [3, 1],
    [2],
    [7],
    [8],
  ])
})

test('the same document of two people is two things', () => {
  expect(onceEach([item(1, 1, 'Passport', null), { ...item(2, 2, 'Passport', null), personId: 8 }])).toHaveLength(2)
})
