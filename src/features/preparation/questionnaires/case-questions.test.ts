import { describe, expect, test } from 'vitest'
import { formRolesOf } from '#case-file/cases/form-roles.ts'
import type { Audience, Fact } from '#engine/fact.ts'
import { knownFacts } from '#engine/known-facts.ts'
import { allFacts } from '#facts/all.ts'
import { allForms } from '#forms/all.ts'
import { type Asked, askedIn } from './case-questions.ts'
import { givenTo } from './disclosure.ts'
import { audienceOfRole, mayAnswer, mayEdit, mayInvite, type Viewer } from './policy.ts'

const file = { id: 1, companyId: 2, lawFirmId: 3, attorneyId: 4, personId: 5, householdPersonId: 5, employmentId: 6 }
const forms = allForms.map((form) => ({
  form,
  key: form.id,
  roles: formRolesOf({ ...file, mode: 'LEGAL' }, { personId: 5, side: form.id === 'g-28' ? 'employer' : '' }, [
    { personId: 5, side: 'employer' },
  ]),
}))
const asked = askedIn(forms)
const PRIVATE = 'Private words'
const viewer = (audience: Audience, more: Partial<Viewer> = {}): Viewer => ({ audience, ownsDiy: false, ...more })

describe('who is asked what', () => {
  test.each<[string, readonly Audience[]]>([
    ['person/5:person.passports', ['employee', 'attorney']],
    ['company/2:company.grossIncome', ['employer', 'attorney']],
    ['employment/6:employment.wage', ['employer', 'attorney']],
    ['attorney/4:attorney.licenses', ['attorney']],
    ['case/1:case.classification', ['employer', 'attorney']],
    ['case/1:case.stayAction', ['employee', 'attorney']],
    ['case/1:case.coApplicants', []],
  ])('%s: %o', (key, audiences) => {
    expect([...(asked.get(key)?.audiences ?? [])].sort()).toEqual([...audiences].sort())
  })

  test('names that accounts hang on are nobody’s question', () => {
    for (const key of ['company/2:company.legalName', 'attorney/4:attorney.email', 'firm/3:firm.name'])
      expect([key, asked.has(key)]).toEqual([key, false])
  })

  test('who petitions alone answers what an employer would have, and the employer nothing', () => {
    const alone = allForms
      .filter(({ id }) => id === 'i-140' || id === 'i-907')
      .map((form) => {
        const self = { ...file, mode: 'LEGAL' as const, petitionsAlone: true }
        return { form, key: form.id, roles: formRolesOf(self, { formId: form.id, personId: 5, side: '' }, []) }
      })
    const own = [...askedIn(alone).values()]
    expect(own.filter(({ audiences }) => audiences.includes('employer'))).toEqual([])
    expect(own.find(({ fact }) => fact.id === 'case.immigrantCategory')?.audiences).toContain('employee')
  })

  test.each([
    [5, 'employee'],
    [3, 'employer'],
    [4, 'employer'],
    [9, 'attorney'],
    [10, 'attorney'],
    [13, 'attorney'],
    [1, 'attorney'],
    [2, 'attorney'],
  ])('role %i answers the %s’s part', (roleId, audience) => {
    expect(audienceOfRole(roleId)).toBe(audience)
  })
})

describe('a viewer', () => {
  const find = (key: string): Asked => {
    const found = asked.get(key)
    if (!found) throw new Error(`${key} is not asked`)
    return found
  }
  test('a family member sees only whom they may see, a link only whom it names', () => {
    const passports = find('person/5:person.passports')
    expect(mayAnswer(viewer('employee', { people: new Set([7]) }), passports)).toBe(false)
    expect(mayAnswer(viewer('employee', { only: 'person/7' }), passports)).toBe(false)
    expect(mayAnswer(viewer('employee', { only: 'person/5' }), passports)).toBe(true)
  })

  test.each<[Audience, boolean, 'Open' | 'Submitted' | 'Returned', boolean]>([
    ['employee', false, 'Open', true],
    ['employee', false, 'Submitted', false],
    ['employee', false, 'Returned', true],
    ['employee', true, 'Submitted', true],
    ['attorney', false, 'Submitted', true],
  ])('%s (owns DIY: %s) may edit a part that is %s: %s', (audience, ownsDiy, status, may) => {
    expect(mayEdit(viewer(audience, { ownsDiy }), status)).toBe(may)
  })

  const known = { employeeEmail: 'priya@x.com', householdPersonId: 5 }
  test.each<[Audience, 'employer' | 'employee', number | null, string, boolean]>([
    ['attorney', 'employee', null, 'any@x.com', true],
    ['employer', 'employer', null, 'cfo@x.com', true],
    ['employer', 'employee', null, 'Priya@x.com', true],
    ['employer', 'employee', null, 'hr@x.com', false],
    ['employer', 'employer', 5, 'hr@x.com', false],
    ['employee', 'employee', 5, 'spouse@x.com', true],
    ['employee', 'employee', 99, 'spouse@x.com', false],
    ['employee', 'employee', null, 'me@x.com', false],
    ['employee', 'employer', null, 'me@x.com', false],
  ])('%s may send the %s’s part (person %s) to %s: %s', (audience, part, personId, email, may) => {
    const who = viewer(audience, { people: new Set([5]) })
    expect(mayInvite(who, { audience: part, personId, email }, known)).toBe(may)
  })
})

describe('what conditions need of others', () => {
  const answered = (fact: Fact): unknown => {
    if (fact.id === 'case.classification') return 'H-1B'
    if (fact.type === 'yesNo') return true
    if (fact.type === 'choice') return fact.options[0]
    if (fact.type === 'country') return 'IN'
    if (fact.type === 'records') return []
    if (fact.type === 'address') return { street: PRIVATE, city: PRIVATE, country: 'US', state: 'MA' }
    if (fact.type === 'money' || fact.type === 'number') return 987_654
    return fact.type === 'text' ? PRIVATE : '1999-09-09'
  }
  const look = (roles: (typeof forms)[number]['roles']) =>
    knownFacts(
      (subject, id) => {
        const fact = allFacts.get(id)
        if (!fact || subject.startsWith('person/')) return undefined
        return { value: answered(fact), source: 'form', by: 1, at: '2026-01-01' }
      },
      roles,
      '2026-11-15',
    )
  const visibleTo = (audience: Audience) =>
    new Set([...asked.values()].filter((each) => mayAnswer(viewer(audience), each)).map(({ key }) => key))

  test.each<Audience>(['employee', 'employer'])(
    'of the %s is an outcome, never an amount, a date or a text',
    (audience) => {
      const visible = visibleTo(audience)
      for (const form of forms) {
        const given = givenTo(form, look(form.roles), visible)
        expect(JSON.stringify(given)).not.toMatch(/Private words|987654|1999-09-09|09\/09\/1999/)
        for (const [key, answer] of Object.entries(given))
          expect([key, 'value' in answer ? typeof answer.value : 'not']).toEqual([
            key,
            expect.stringMatching(/boolean|string|not/),
          ])
      }
    },
  )

  test('tells an employee that the petition names its worker, because the employer asks for H-1B', () => {
    const form = forms.find(({ key }) => key === 'i-129')
    if (!form) throw new Error('no I-129')
    const given = givenTo(form, look(form.roles), visibleTo('employee'))
    expect(given['case:case.beneficiariesAre']).toEqual({ value: 'Named' })
  })
})
