import { describe, expect, test } from 'vitest'
import type { FactType } from '#engine/fact.ts'
import { fieldFinder } from '#engine/inventory.ts'
import { byLength, type OnPaper } from '#engine/on-paper.ts'
import type { Binding } from '#engine/paper.ts'
import { additionalPartOf, intoAdditional } from '#engine/to-additional.ts'
import { isUncut, toPaper } from '#engine/to-paper.ts'
import { allPapers } from './papers.ts'
import { lookOf, type Scenario } from './scenario.ts'

const everybody = { person: 'person/1', company: 'company/1', employment: 'employment/1', case: 'case/1' } as const

function on(formId: string, answers: Scenario['answers']) {
  const form = allPapers.find(({ paper }) => paper.form.id === formId)
  if (!form) throw new Error(`No form ${formId}`)
  const look = lookOf({ answers, roles: everybody, today: '2026-11-16' })
  const onPaper = toPaper(form.paper, look, fieldFinder(form.inventory))
  return { ...onPaper, box: (end: string) => boxIn(onPaper, end) }
}
const boxIn = ({ values }: OnPaper, end: string) => [...values].find(([name]) => name.endsWith(end))?.[1]

const tower = {
  ...{ id: 'a', kind: 'Home', from: '2020-01-01', state: 'CA', postalCode: '92688', country: 'US' },
  street: 'Apartment Tower Residences at 12345 North Boulevard',
  unitKind: 'APT',
  unitNumber: 'PH-1204B',
  city: 'Rancho Santa Margarita Heights West',
}

test('a street, a unit or a city that its box cannot hold stands whole in Additional Information, and not in part in the box', () => {
  const { box, overflow } = on('i-485', { 'person/1': { 'person.addresses': [tower] } })
  expect(box('Pt1Line18_StreetNumberName[0]')).toBe('See Part 14')
  expect(box('Pt1Line18US_AptSteFlrNumber[0]')).toBeUndefined()
  expect(box('Pt1Line18_CityOrTown[0]')).toBe('See Part 14')
  expect(overflow.map(({ part, item, label, text, inBox, says }) => [part, item, label, text, inBox, says])).toEqual([
    ['1', '18', 'Current U.S. Physical Address, Street name and number', tower.street, '', 'See Part 14'],
    ['1', '18', 'Current U.S. Physical Address, Apt. number', 'PH-1204B', '', undefined],
    ['1', '18', 'Current U.S. Physical Address, City', tower.city, '', 'See Part 14'],
  ])
})

test('of a name the box holds whole words only', () => {
  const familyName = 'WOLFESCHLEGELSTEIN HAUSENBERGERDORFF MONTGOMERY'
  const { box, overflow } = on('i-864', { 'person/1': { 'person.familyName': familyName } })
  expect(box('#subform[0].P4_Line1a_FamilyName[0]')).toBe('WOLFESCHLEGELSTEIN')
  expect(overflow[0]).toMatchObject({ text: familyName, inBox: 'WOLFESCHLEGELSTEIN' })
})

test('the part and item of an entry stand whole in their boxes, or whole before its text', () => {
  const form = allPapers.find(({ paper }) => paper.form.id === 'i-129')
  if (!form) throw new Error('No form i-129')
  const find = fieldFinder(form.inventory)
  const entry = { page: 19, label: 'Name', text: 'A long one' }
  const overflow = [
    { ...entry, part: 'H1B.1', item: '1.c.2' },
    { ...entry, part: 'H1B.1', item: '1.c.2.b.iii' },
    { ...entry, part: 'R.2', item: 'denomination' },
  ]
  const page: OnPaper = { values: new Map(), sources: new Map(), overflow, shortened: [], sheets: [], addendum: [] }
  intoAdditional(form.paper, page, [], find, byLength)
  const said = form.paper.additional.map(({ part, item, text }) =>
    [part, item, text].map((name) => page.values.get((name && find(name)?.name) ?? '')),
  )
  const title = (id: string) => form.paper.form.parts.find((part) => part.id === id)?.title
  expect(said).toEqual([
    ['H1B.1', '1.c.2', 'Name: A long one'],
    [undefined, undefined, `${title('H1B.0')}, Section 1, Item 1.c.2.b.iii, Name: A long one`],
    ['R.2', undefined, 'Name: A long one'],
  ])
})

describe('every box', () => {
  test('of a number, a place or a document takes its value whole', () => {
    const cut = allPapers.flatMap(({ paper }) =>
      paper.form.parts.flatMap((part) =>
        part.items.flatMap((item) => {
          const binding = paper.parts[part.id]?.bindings[item.number]
          return binding
            ? cutTexts(binding, item.fact).map((label) => `${paper.form.id} ${part.id}.${item.number} ${label}`)
            : []
        }),
      ),
    )
    expect(cut).toEqual([])
  })

  test('of a form with Additional Information can refer to that part by its number', () => {
    const without = allPapers.filter(({ paper }) => paper.additional.length > 0 && !additionalPartOf(paper))
    expect(without.map(({ paper }) => paper.form.id)).toEqual([])
    expect(allPapers.filter(({ paper }) => additionalPartOf(paper)).length).toBeGreaterThan(10)
  })
})

const NEVER_HALF =
  /\b(number|street|unit|suite|city|province|postal|zip|e-?mail|phone|fax|itin|fein|ein|ssn|passport|receipt|visa|license|county|town|id|code|status|class of admission)\b/i

/** Texts that a form would cut although their names say that half of them is another one; prose over several lines is none. */
function cutTexts(binding: Binding, type: FactType): string[] {
  if ('each' in binding) return binding.each.flatMap((one) => cutTexts(one, type))
  if ('rows' in binding && type.type === 'records')
    return binding.rows.flatMap((row) =>
      Object.entries(row).flatMap(([name, cell]) => {
        const column = type.columns[name]
        return column ? cutTexts(cell, column) : []
      }),
    )
  const isProse = type.type === 'text' && (type.lines !== undefined || /,| and | or /.test(type.label))
  return 'write' in binding && !isUncut(type) && !isProse && NEVER_HALF.test(type.label) ? [type.label] : []
}
