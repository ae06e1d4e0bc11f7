import { formRolesOf } from '#case-file/cases/form-roles.ts'
import { CaseType } from '#case-types/case-type.ts'
import type { KnownAnswer } from '#engine/answer.ts'
import { allForms } from '#forms/all.ts'
import type { Questionnaire, SavedAnswers } from '../../records.ts'

/** A small questionnaire for tests: an employee with a work permit application of her own. */
export const PRIYA = 'person/5'

export const known = (value: unknown): KnownAnswer => ({ value, source: 'form', by: 1, at: '2026-11-01T00:00:00Z' })

const subjects = { companyId: 2, lawFirmId: 3, attorneyId: 4, personId: 5, householdPersonId: 5, employmentId: 6 }
const roles = formRolesOf({ id: 1, ...subjects, mode: 'LEGAL' }, { personId: 5, side: '' }, [
  { personId: 5, side: 'beneficiary' },
])
const i765 = allForms.find(({ id }) => id === 'i-765')

export const sample: Questionnaire = {
  id: 1,
  caseNumber: '26-00001',
  about: {
    title: 'EAD Application',
    person: 'Priya NAIR',
    attorney: 'Miriam LANE',
    path: '/visaCareEADCaseDetails/1',
  },
  left: [],
  typeId: CaseType.ead,
  mode: 'LEGAL',
  audience: 'employee',
  ownsDiy: false,
  today: '2026-11-15',
  notAskedYet: [],
  forms: [
    {
      key: '11',
      formId: 'i-765',
      edition: i765?.edition ?? '',
      status: 'Open',
      roles: Object.fromEntries(Object.entries(roles).flatMap(([role, key]) => (key ? [[role, key]] : []))),
    },
  ],
  subjects: [
    { key: PRIYA, name: 'Priya NAIR' },
    { key: 'case/1', name: '' },
  ],
  known: { [PRIYA]: { 'person.familyName': known('NAIR'), 'person.ssn': known('•••••5462') }, 'case/1': {} },
  versions: { [PRIYA]: 3, 'case/1': 0 },
  given: {},
  authors: { '1': 'Lucía ROMERO' },
  parts: [],
  comments: [],
  invitations: [],
}

/** What the server answers when it has saved. */
export const savedAs = (subject: string, facts: Record<string, KnownAnswer>, version: number): SavedAnswers => ({
  id: 1,
  subjects: [{ subject, known: facts, version, changed: Object.keys(facts) }],
  given: {},
  parts: [],
})
