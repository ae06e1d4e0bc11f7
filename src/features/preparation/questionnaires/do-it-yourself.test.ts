import { describe, expect, test } from 'vitest'
import { formRolesOf } from '#case-file/cases/form-roles.ts'
import type { Audience } from '#engine/fact.ts'
import { allForms } from '#forms/all.ts'
import { askedIn } from './case-questions.ts'
import type { DoItYourself } from './do-it-yourself.ts'

const file = { id: 1, companyId: 2, lawFirmId: 3, attorneyId: null, personId: 5, householdPersonId: 5, employmentId: 6 }
const forms = allForms.map((form) => ({
  form,
  key: form.id,
  roles: formRolesOf({ ...file, mode: 'DIY' }, { formId: form.id, personId: 5, side: '' }, []),
}))
const usual = askedIn(forms)
const onlyFirms = [...usual.values()].find(
  ({ subject, audiences }) => subject === 'case/1' && audiences.length === 1 && audiences[0] === 'attorney',
)

const byEmployee: DoItYourself = { owner: 'employee', invited: true }
const byEmployer: DoItYourself = { owner: 'employer', invited: false }
const withPerson: DoItYourself = { owner: 'employer', invited: true }

describe('who answers a case without an attorney', () => {
  test.each<[string, DoItYourself, Audience]>([
    // Whoever opened it answers all of it …
    ['person/5:person.passports', byEmployee, 'employee'],
    ['case/1:case.classification', byEmployee, 'employee'],
    ['case/1:case.stayAction', byEmployee, 'employee'],
    ['person/5:person.passports', byEmployer, 'employer'],
    ['case/1:case.stayAction', byEmployer, 'employer'],
    ['company/2:company.grossIncome', byEmployer, 'employer'],
    // … unless the person is invited: then what is asked of persons is theirs.
    ['person/5:person.passports', withPerson, 'employee'],
    ['case/1:case.stayAction', withPerson, 'employee'],
    ['case/1:case.classification', withPerson, 'employer'],
    ['employment/6:employment.wage', withPerson, 'employer'],
    // What a company keeps about itself stands in all its cases.
    ['company/2:company.grossIncome', byEmployee, 'employer'],
    ['employment/6:employment.wage', byEmployee, 'employer'],
  ])('%s with %o: the %s', (key, diy, side) => {
    expect(sidesIn(askedIn(forms, diy).get(key)?.audiences)).toEqual([side])
  })

  test('what only a law firm would have said about the case is its owner’s', () => {
    for (const diy of [byEmployee, byEmployer, withPerson])
      expect(sidesIn(askedIn(forms, diy).get(onlyFirms?.key ?? '')?.audiences)).toEqual([diy.owner])
  })

  test('every question is somebody’s, and one side’s; Form I-9 has two', () => {
    for (const diy of [byEmployee, byEmployer, withPerson])
      for (const [key, { audiences, subject }] of askedIn(forms, diy)) {
        const before = usual.get(key)?.audiences ?? []
        if (subject.startsWith('i9/') || before.length === 0) expect(audiences).toEqual(before)
        else expect([key, sidesIn(audiences).length]).toEqual([key, 1])
      }
  })
})

const sidesIn = (audiences: readonly Audience[] = []) => audiences.filter((each) => each !== 'attorney')
