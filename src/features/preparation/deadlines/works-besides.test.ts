import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { caseDates } from './dates.ts'
import { said } from './said.ts'
import { type DateBeside, isUnsure, namedBesides, worksBesides } from './works-besides.ts'

type Of = { typeId: number; subType: string }
const card: Of = { typeId: CaseType.ead, subType: '(C)(9)' }
const petition: Of = { typeId: CaseType.h1b, subType: 'extension' }
const dated = (of: Of, key: string, dueOn: string): DateBeside => {
  const [rule = '', ...part] = key.split(' ')
  return { ...of, rule, part: part.join(' '), dueOn }
}
const until = (own: Of, others: DateBeside[], status = 'H-1B') => worksBesides(own, others, status)

test('the card of a green card applicant ends, and work goes on by a petition of the same employer', () => {
  const approved = dated(petition, 'D-13 authorized until', '2029-05-05')
  expect(until(card, [approved])).toEqual({ how: 'in H-1B', until: '2029-05-05' })
  const i94 = dated({ typeId: CaseType.h1b, subType: 'amendment' }, 'D-10 latest receipt', '2027-10-03')
  expect(until(card, [i94])).toEqual({ how: 'in H-1B', until: '2027-10-03' })
})

test('practical training goes on by cap-gap', () => {
  const student = { ...card, subType: '(C)(3)(C)' }
  expect(until(student, [dated({ ...petition, subType: 'cap' }, 'D-19 work', '2027-04-01')])).toEqual({
    ...{ how: 'by cap-gap', until: '2027-04-01' },
  })
})

test.each([
  ['an I-94 in another status', card, dated(petition, 'D-10 latest receipt', '2029-05-05'), 'F-1'],
  ['a new employer’s petition', card, dated({ ...petition, subType: 'transfer' }, 'D-10 latest receipt', '2029-05-05')],
  ['a petition that was refused', card, dated(petition, 'D-13 work ended', '2029-05-05')],
  ['a stay of the family', card, dated({ typeId: CaseType.h4, subType: '' }, 'D-13 stay until', '2029-05-05')],
  ['a student’s card', { ...card, subType: '(C)(3)(C)' }, dated(petition, 'D-13 authorized until', '2029-05-05')],
  [
    'a card that hangs on a status',
    petition,
    dated({ ...card, subType: '(C)(26)' }, 'D-62 last day of work', '2029-05-05'),
  ],
  ['the day from which a card is renewed', petition, dated(card, 'D-62 card until', '2029-05-05')],
])('nobody works on by %s', (_, own, other, status = 'H-1B') => {
  expect(until(own, [other], status)).toBeUndefined()
})

test('nobody in H-1B status is told to stop with the card before the attorney was asked', () => {
  const ends = caseDates({ cardEndsOn: '2026-11-29', today: '2026-11-17' })
  const titles = (statusNow: string, subType = '(C)(9)') =>
    namedBesides(ends, undefined, isUnsure({ ...card, subType }, statusNow)).flatMap(({ part, title }) =>
      part === 'last day of work' ? [said(title), said(title, true)] : [],
    )
  expect(titles('H-1B')).toEqual([
    'Work permit ends: ask the attorney whether work goes on in H-1B status',
    'Your work permit ends: ask your attorney whether you may work on in H-1B status',
  ])
  const stops = ['Work permit ends: last day of work', 'Your work permit ends: your last day of work']
  expect([titles('H-4'), titles('H-1B', '(C)(26)')]).toEqual([stops, stops])
})

test('each end says by what work goes on, and only while that is later', () => {
  const ends = caseDates({ cardEndsOn: '2027-02-15', today: '2026-11-17' })
  const titles = (by: { how: string; until: string }) =>
    namedBesides(ends, by).flatMap(({ part, title }) => (part === 'last day of work' ? said(title, true) : []))
  expect(titles({ how: 'in H-1B', until: '2029-05-05' })).toEqual([
    'Your card ends; you may work on in H-1B until 05-05-2029',
  ])
  expect(titles({ how: 'in H-1B', until: '2027-02-15' })).toEqual(['Your work permit ends: your last day of work'])
  const petitionEnds = caseDates({ approvedUntil: '2027-01-10', classification: 'H-1B', today: '2026-11-17' })
  const by = worksBesides(petition, [dated(card, 'D-62 last day of work', '2028-02-15')], 'H-1B')
  expect(namedBesides(petitionEnds, by).map(({ title }) => said(title))).toContain(
    'The petition ends; may work on by the work permit until 02-15-2028',
  )
})
