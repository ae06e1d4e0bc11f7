import { describe, expect, test } from 'vitest'
import { appearancesOf, formRolesOf } from '#case-file/cases/form-roles.ts'
import { formsOfCase } from '#case-file/cases/server/open-case.ts'
import { caseTypes } from '#case-types/all.ts'
import type { CaseType } from '#case-types/case-type.ts'
import type { CaseOptions } from '#case-types/options.ts'
import type { SubjectKey } from '#engine/known-facts.ts'
import { formNamed } from '#forms/all.ts'
import { type Asked, askedIn } from './case-questions.ts'

// Every package that can be opened, with all that can go along: one person, a household, an employer, a firm.

const file = {
  ...{ id: 1, companyId: 1, lawFirmId: 1, attorneyId: 1, personId: 1, householdPersonId: 1, employmentId: 1 },
  mode: 'LEGAL' as const,
}
const along: Omit<CaseOptions, 'mode' | 'subType'> = {
  ...{ premium: true, dependents: 2, channel: 'paper', concurrent: ['i-765', 'i-131', 'i-864', 'i-485'] },
}

/** Whatever the forms of a package may ask, whatever was answered; somebody else sponsors or petitions. */
function questionsOf(type: CaseType, subType: string): Asked[] {
  const person = { id: 1, householdPersonId: 1 }
  const options: CaseOptions = { ...along, mode: 'LEGAL', subType }
  const forms = formsOfCase({ type, person, furtherPersonIds: [2, 3] }, options).map((form) => ({
    ...form,
    personId: form.formId === 'i-864' && form.personId === null ? 4 : form.personId,
    side: form.side as '' | 'employer' | 'beneficiary',
  }))
  const declared = forms.flatMap((form, place) => {
    const found = formNamed(form.formId)
    const roles = formRolesOf(file, form, appearancesOf(forms))
    return found ? [{ form: found, key: String(place), roles }] : []
  })
  return [...askedIn(declared).values()]
}

/** Of a list of things, those that are there twice. */
const twice = (all: readonly string[]) => [...new Set(all.filter((each, place) => all.indexOf(each) !== place))]

const packages = caseTypes.flatMap((type) => type.subTypes.map(({ id }) => [type.name, id, type] as const))

describe.each(packages)('%s, %s', (_name, subType, type) => {
  const asked = questionsOf(type, subType)

  test('asks no fact of anybody twice', () => {
    expect(twice(asked.map(({ key }) => key))).toEqual([])
  })

  test('asks nothing twice under two names: no two questions about one subject read the same', () => {
    const words = (subject: SubjectKey, label: string) => `${subject} ${label.toLowerCase().replace(/[?.:]+$/, '')}`
    expect(twice(asked.map(({ subject, fact }) => words(subject, fact.label)))).toEqual([])
  })
})

test('there are packages of many forms among them', () => {
  const most = Math.max(...packages.map(([, subType, type]) => questionsOf(type, subType).length))
  expect([packages.length > 30, most > 300]).toEqual([true, true])
})
