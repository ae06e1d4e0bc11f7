import { describe, expect, test } from 'vitest'
import { completenessOf, rowsLeftOpen } from '#engine/completeness.ts'
import { itemsOf } from '#engine/form.ts'
import { questionsOf } from '#engine/questions.ts'
import { allPapers } from './papers.ts'
import { lookOf, type Scenario } from './scenario.ts'

function on(formId: string, key: string, answers: Scenario['answers']) {
  const form = allPapers.find(({ paper }) => paper.form.id === formId)?.paper.form
  const item = form && itemsOf(form).find((each) => each.key === key)?.item
  if (!form || !item) throw new Error(`No item ${key} of form ${formId}`)
  const roles = { person: 'person/1', company: 'company/1', employment: 'employment/1', case: 'case/1' } as const
  const look = lookOf({ answers, roles, today: '2026-11-16' })
  const questions = questionsOf([{ form, look, key: formId }])
  return {
    missing: completenessOf(form, look).missing.includes(key),
    open: rowsLeftOpen(item, look),
    asked: (factId: string) => questions.find(({ fact }) => fact.id === factId),
  }
}

const home = { id: 'r1', kind: 'Home', street: '5 Elm St', city: 'Boston', state: 'MA', postalCode: '02110' }
const lives = (...lists: object[]) => ({ 'person/1': { 'person.addresses': lists } })

describe('an address', () => {
  test('in the United States counts once it has street, city, state, ZIP code and country, and not before', () => {
    const whole = { ...home, country: 'US', from: '2020-01-01' }
    expect(on('i-130a', '1.4', lives(whole))).toMatchObject({ missing: false, open: [] })
    const at = (line: string) => on('i-130a', '1.4', lives({ ...whole, [line]: undefined }))
    expect(at('street')).toMatchObject({ missing: true, open: ['Street name and number'] })
    expect(at('city')).toMatchObject({ missing: true, open: ['City'] })
    expect(at('state')).toMatchObject({ missing: true, open: ['State'] })
    expect(at('postalCode')).toMatchObject({ missing: true, open: ['ZIP or postal code'] })
    expect(at('country')).toMatchObject({ missing: true, open: ['Country'] })
  })

  test('counts without a unit or a care-of line, and abroad without a state', () => {
    const abroad = { ...home, kind: 'Foreign', state: undefined, postalCode: undefined, country: 'AE' }
    const named = (answers: Scenario['answers']) => ({ ...answers, 'case/1': { 'case.classification': 'H-1B' } })
    expect(on('i-129', '4.1.d', named(lives(abroad)))).toMatchObject({ missing: false, open: [] })
    expect(on('i-129', '4.1.d', named(lives({ ...abroad, country: undefined })))).toMatchObject({ missing: true })
  })

  test('that stands in a box of which nobody knows whether it is printed does not count yet', () => {
    const abroad = { ...home, kind: 'Foreign', state: undefined, postalCode: undefined, country: 'AE' }
    expect(on('i-129', '4.1.d', lives(abroad))).toMatchObject({ missing: true, open: [] })
  })

  test('is asked for in the list it came from, which says which line is missing', () => {
    const moved = { ...home, id: 'r2', street: '9 Old Rd', kind: 'Mailing', country: 'US' }
    const { asked } = on('i-485', '1.18 home', lives({ ...home, state: undefined, country: 'US' }, moved))
    expect(asked('person.addresses')).toMatchObject({ answered: false })
    expect(asked('person.addresses')?.leftOpen).toContainEqual({ without: 'state' })
    expect(asked('person.addresses')?.leftOpen).not.toContainEqual({ without: 'postalCode' })
  })

  test('made of single answers is asked for by the one that is missing, and by no other', () => {
    const company = { 'company.legalName': 'ACME', 'company.street': '1 Main St', 'company.city': 'Boston' }
    const { missing, open, asked } = on('i-140', '1.3', { 'company/1': { ...company, 'company.zipCode': '02110' } })
    expect([missing, open]).toEqual([true, ['State']])
    expect(asked('company.state')).toMatchObject({ answered: false, needed: true })
    expect(asked('company.unitNumber')).toMatchObject({ needed: false })
  })

  test('that was answered as one is asked for again', () => {
    const shared = { street: '5 Elm St', city: 'Boston', state: 'MA', country: 'US' }
    const answers = {
      'case/1': { 'case.relation': 'Spouse', 'case.livedTogether': true, 'case.sharedAddress': shared },
    }
    const { missing, asked } = on('i-130', '4.59', answers)
    expect(missing).toBe(true)
    expect(asked('case.sharedAddress')).toMatchObject({ answered: false, leftOpen: [{ without: 'postalCode' }] })
  })

  test('is whole where the form wants words in its place', () => {
    expect(on('i-130', '4.59', { 'case/1': { 'case.relation': 'Spouse', 'case.livedTogether': false } })).toMatchObject(
      { missing: false, open: [] },
    )
  })
})
