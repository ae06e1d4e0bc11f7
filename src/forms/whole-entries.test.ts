import { expect, test } from 'vitest'
import { completenessOf, rowsLeftOpen } from '#engine/completeness.ts'
import { itemsOf } from '#engine/form.ts'
import { type FieldFinder, fieldFinder } from '#engine/inventory.ts'
import type { Binding } from '#engine/paper.ts'
import { notOnPaper } from '#engine/print.ts'
import { questionsOf } from '#engine/questions.ts'
import { hasRoomFor } from '#engine/to-additional.ts'
import { toPaper } from '#engine/to-paper.ts'
import { allPapers } from './papers.ts'
import { lookOf } from './scenario.ts'

const paperNamed = (formId: string) => {
  const found = allPapers.find(({ paper }) => paper.form.id === formId)?.paper
  if (!found) throw new Error(`No form ${formId}`)
  return found
}

const bare = { id: 'r1', employer: 'INFOSYS', jobTitle: 'Engineer', city: 'Pune', country: 'IN', from: '2015-01-01' }
const whole = {
  ...{ ...bare, street: '4 MG Road', postalCode: '411001', until: '2018-01-01' },
  ...{ hoursPerWeek: 40, duties: 'Wrote software.' },
}
const lookAt = (...jobs: object[]) =>
  lookOf({
    answers: { 'person/1': { 'person.jobs': jobs, 'person.education': { not: 'none' } } },
    roles: { person: 'person/1', case: 'case/1' },
    today: '2026-11-16',
  })

test.each([
  ['eta-9089-appendix-a', 'E.1', 'Job 1: street, postal code, hours a week, duties'],
  ['i-485', '4.7', 'Employer or school 1: street name and number, postal code'],
])('Form %s is not complete while an entry of %s leaves boxes empty: %s', (formId, key, said) => {
  const { form } = paperNamed(formId)
  const item = itemsOf(form).find((each) => each.key === key)?.item
  const [open, done] = [lookAt(bare), lookAt({ ...whole, until: undefined })]
  expect(item && rowsLeftOpen(item, open)).toEqual([said])
  expect(completenessOf(form, open).missing).toContain(key)
  expect(item && rowsLeftOpen(item, done)).toEqual([])
  expect(completenessOf(form, done).missing).not.toContain(key)
})

test('an entry that is listed if there is any counts by its boxes too', () => {
  const { form } = paperNamed('i-130a')
  const { country: _, ...nowhere } = whole
  const earlier = { ...nowhere, from: '2022-01-01', until: '2024-01-01' }
  expect(completenessOf(form, lookAt(earlier)).missing).toContain('2.5')
  expect(completenessOf(form, lookAt({ ...earlier, country: 'IN' })).missing).not.toContain('2.5')
})

test('a country without postal codes leaves none open', () => {
  const { postalCode: _, ...inHongKong } = { ...whole, country: 'HK', until: undefined }
  expect(completenessOf(paperNamed('i-485').form, lookAt(inHongKong)).missing).not.toContain('4.7')
})

test('the list that was answered is asked for again, and says what is missing', () => {
  const { form } = paperNamed('eta-9089-appendix-a')
  const asked = (job: object) =>
    questionsOf([{ form, look: lookAt(job), key: 'x' }]).find(({ fact }) => fact.id === 'person.jobs')
  expect(asked(bare)).toMatchObject({ answered: false })
  expect(asked(bare)?.leftOpen).toEqual(
    ['street', 'postalCode', 'hoursPerWeek', 'duties'].map((without) => ({ without })),
  )
  expect(asked(whole)).toMatchObject({ answered: true })
})

/** A box of its own, or one that it decides about. */
test('what an entry is asked for has a box on every form that asks for the list', () => {
  const unasked = allPapers.flatMap(({ paper }) =>
    itemsOf(paper.form).flatMap(({ part, item, key }) => {
      const binding = paper.parts[part.id]?.bindings[item.number]
      if (item.fact.type !== 'records' || !binding) return []
      const asked = Object.entries(item.fact.columns).flatMap(([name, { asked }]) => (asked ? [name] : []))
      return asked.filter((name) => !hasBox(binding, name)).map((name) => `${paper.form.id} ${key} ${name}`)
    }),
  )
  expect(unasked).toEqual([])
})

test('of a parent nobody knew the form says so and is complete', () => {
  const found = allPapers.find(({ paper }) => paper.form.id === 'i-130')
  if (!found) throw new Error('No form I-130')
  const { paper, inventory } = found
  const parent = (more: object) =>
    lookOf({
      answers: { 'person/1': { 'person.parents': [{ id: 'r1', familyName: 'RAO', sex: 'Male', ...more }] } },
      roles: { person: 'person/1', case: 'case/1' },
      today: '2026-11-16',
    })
  const where = { 'residenceCity?': 'unknown', 'residenceCountry?': 'unknown' }
  const half = parent({ ...where, 'birthDate?': 'unknown' })
  const whole = parent({ ...where, 'birthDate?': 'unknown', 'birthCountry?': 'unknown' })
  expect(completenessOf(paper.form, half).missing).toContain('2.24')
  expect(completenessOf(paper.form, whole).missing).not.toContain('2.24')
  const find = fieldFinder(inventory)
  const { values } = toPaper(paper, whole, find)
  const boxes = ['Pt2Line25_DateofBirth[0]', 'Pt2Line27_CountryofBirth[0]', 'Pt2Line29_CountryOfResidence[0]']
  expect(boxes.map((name) => values.get(find(name)?.name ?? ''))).toEqual(['Unknown', 'Unknown', 'Unknown'])
  expect(values.get(find('Pt2Line31_DateofBirth[0]')?.name ?? '')).toBeUndefined()
})

test('what an entry may say is not there has room for the words on every form that asks for the list', () => {
  const cramped = allPapers.flatMap(({ paper, inventory }) => {
    const find = fieldFinder(inventory)
    return itemsOf(paper.form).flatMap(({ part, item, key }) => {
      const binding = paper.parts[part.id]?.bindings[item.number]
      if (item.fact.type !== 'records' || !binding) return []
      const maybe = Object.entries(item.fact.columns).filter(([, { mayBe }]) => mayBe)
      return maybe
        .filter(([name, { mayBe = [] }]) =>
          boxesOf(binding, name).some((cell) => !mayBe.every((not) => takesWords(cell, notOnPaper[not], find))),
        )
        .map(([name]) => `${paper.form.id} ${key} ${name}`)
    })
  })
  expect(cramped).toEqual([])
})

const boxesOf = (binding: Binding, column: string): Binding[] => {
  if ('each' in binding) return binding.each.flatMap((one) => boxesOf(one, column))
  const all = 'rows' in binding ? (binding.rows as readonly Readonly<Record<string, Binding>>[]) : []
  return all.flatMap((row) => row[column] ?? []).filter((cell) => !('noBox' in cell))
}

const takesWords = (cell: Binding, words: string, find: FieldFinder) => {
  const box = 'write' in cell ? find(cell.write) : undefined
  return box !== undefined && hasRoomFor(box, words)
}

const hasBox = (binding: Binding, column: string): boolean => {
  // In Additional Information every column is written, by its name.
  if ('inAdditional' in binding) return true
  if ('each' in binding) return binding.each.some((one) => hasBox(one, column))
  const [row] = 'rows' in binding ? (binding.rows as readonly Readonly<Record<string, Binding>>[]) : []
  const cell = row?.[column]
  return cell !== undefined && !('noBox' in cell && cell.noBox !== 'said by the answers below it')
}
