import { expect, test } from 'vitest'
import { formRolesOf } from '#case-file/cases/form-roles.ts'
import { impliedFacts } from '#case-types/facts/implied-facts.ts'
import type { KnownAnswer } from '#engine/answer.ts'
import { knownFacts, type SubjectKey } from '#engine/known-facts.ts'
import { type Question, questionsOf } from '#engine/questions.ts'
import { templateFacts } from '#facts/job-template.ts'
import { allForms } from '#forms/all.ts'
import { aboutTheCompany, aboutTheJob, aboutThePetition, answered } from '../../../../e2e/legal-h1b/answers.ts'
import { askedIn } from './case-questions.ts'

const TODAY = '2026-11-15'
const file = {
  ...{ id: 1, companyId: 1, lawFirmId: 1, attorneyId: 1, personId: 1, householdPersonId: 1, employmentId: 1 },
  mode: 'LEGAL' as const,
}
const forms = ['i-129', 'g-28'].flatMap((id) => {
  const form = allForms.find((each) => each.id === id)
  return form
    ? [
        {
          form,
          key: id,
          roles: formRolesOf(file, { personId: null, side: sideOf(id) }, [{ personId: null, side: 'employer' }]),
        },
      ]
    : []
})
function sideOf(id: string) {
  return id === 'g-28' ? ('employer' as const) : ''
}
const asked = askedIn(forms)

type Said = Record<string, unknown>
const said: Said = {
  ...answered('company', { ...aboutTheCompany, fein: '04-1112223' }),
  ...answered('employment', { ...aboutTheJob, jobTitle: 'Data Engineer', wage: 165_000_00, hoursPerWeek: 40 }),
  ...answered('case', aboutThePetition(TODAY)),
}

/** What an employer is asked from the first question to the last, when these things are known before. */
function askedOfEmployer(knownBefore: Said): string[] {
  const answers: Said = { ...knownBefore }
  const put: Question[] = []
  for (;;) {
    const known = (_: SubjectKey, id: string) => answers[id] as KnownAnswer | undefined
    const looks = forms.map(({ form, key, roles }) => ({ form, key, look: knownFacts(known, roles, TODAY) }))
    const next = questionsOf(looks).find(
      ({ key, answered: isKnown }) =>
        !isKnown && asked.get(key)?.audiences.includes('employer') && !put.some((each) => each.key === key),
    )
    if (!next) return put.map(({ fact }) => fact.id)
    put.push(next)
    answers[next.fact.id] = said[next.fact.id]
  }
}

const newCompany: Said = {
  ...answered('company', { legalName: 'QUILL INSTRUMENTS', email: 'hr@quill.example' }),
  ...Object.fromEntries(Object.entries(impliedFacts(1, 'transfer')).map(([fact, value]) => [fact, { value }])),
}
const template = Object.fromEntries(templateFacts.map(({ id }) => [id, said[id] ?? { not: 'none' }]))

test('an H-1B transfer with a job template asks a new employer 45 questions at most', () => {
  const questions = askedOfEmployer({ ...newCompany, ...template })
  expect(questions.length, questions.join('\n')).toBeLessThanOrEqual(45)
})

test('nothing is asked of the employer that the case says, that somebody else answers, or that nobody can know yet', () => {
  const questions = askedOfEmployer(newCompany)
  for (const fact of [
    ...['case.classification', 'case.basis', 'case.capType', 'case.laterExtension'],
    ...['case.officeToNotify', 'case.officeCity', 'case.officePlace', 'case.dependentApplications'],
    ...['case.laborCaseNumber', 'case.receiptNumber', 'case.petitionsFiledTogether'],
  ])
    expect(questions).not.toContain(fact)
})

test('an employer with a full profile and a job template answers about this case only', () => {
  const profile = Object.fromEntries([...asked.values()].map(({ fact }) => [fact.id, said[fact.id] ?? { not: 'none' }]))
  const ofCompany = Object.fromEntries(Object.entries(profile).filter(([id]) => id.startsWith('company.')))
  const questions = askedOfEmployer({ ...newCompany, ...ofCompany, ...template })
  expect(questions.length, questions.join('\n')).toBeLessThanOrEqual(12)
})
