import { describe, expect, test } from 'vitest'
import { linkedCases } from '#case-file/cases/rules.ts'
import { formsOfCase } from '#case-file/cases/server/open-case.ts'
import { offeredWishes } from '#desk/new-case/wishes.ts'
import { parseValue } from '#engine/parse-value.ts'
import { allFacts } from '#facts/all.ts'
import { statuses } from '#facts/status-codes.ts'
import { datesOf } from '#rules/deadlines/compute.ts'
import { feesOfCase } from '#rules/fees/of-case.ts'
import { caseTypeById, caseTypes } from '../all.ts'
import { CaseType } from '../case-type.ts'
import { impliedFacts, linkedFacts } from '../facts/implied-facts.ts'
import { circumstancesOf } from '../options.ts'
import { checklistOf } from '../package/checklist.ts'
import { approvalOf } from '../status/approval.ts'

// The family of every worker files Form I-539, one for all of them (case-types.md §3).

const typeOf = (id: number) => {
  const type = caseTypeById(id)
  if (!type) throw new Error(`no case type ${id}`)
  return type
}

const families = [
  [CaseType.h1b1, 'extension', CaseType.h4, 'extension', 'H-4', 36, undefined],
  [CaseType.h1b1, 'change', CaseType.h4, 'change', 'H-4', 36, 'H-4'],
  [CaseType.l1, 'managerNew', CaseType.l2, 'change', 'L-2', 36, undefined],
  [CaseType.l1, 'specialistExtension', CaseType.l2, 'extension', 'L-2', 36, undefined],
  [CaseType.o1, 'artsTransfer', CaseType.o3, 'extension', 'O-3', 36, undefined],
  [CaseType.o1, 'abilityNew', CaseType.o3, 'change', 'O-3', 36, 'O-3'],
  [CaseType.tn, 'change', CaseType.td, 'change', 'TD', 36, 'TD'],
  [CaseType.tn, 'amendment', CaseType.td, 'extension', 'TD', 36, undefined],
  [CaseType.e3, 'extension', CaseType.e3d, 'extension', 'E-3D', 24, undefined],
  [CaseType.e3, 'change', CaseType.e3d, 'change', 'E-3D', 24, undefined],
] as const

describe.each(families)('the family of %i %s', (worker, asked, typeId, subType, status, months, changesTo) => {
  const type = typeOf(typeId)

  test('has one application, of the kind that the worker’s asks for', () => {
    expect(linkedCases(typeOf(worker), [5, 6, 7], asked)).toEqual([
      { typeId, subType, known: { filedWithH1b: true }, personId: 5, furtherPersonIds: [6, 7] },
    ])
  })

  test('is a Form I-539 with a Form I-539A for each further person, and a G-28 for everybody who signs', () => {
    const person = { id: 5, householdPersonId: 1 }
    const options = { mode: 'LEGAL', subType, channel: 'paper' } as const
    const forms = formsOfCase({ type, person, furtherPersonIds: [6, 7] }, options)
    expect(forms.map(({ formId, personId }) => `${formId} ${personId}`)).toEqual([
      ...['g-28 5', 'g-28 6', 'g-28 7', 'i-539 5', 'i-539a 6', 'i-539a 7'],
    ])
  })

  test('asks for a notice about the worker’s petition only where that was filed before', () => {
    const asked = (filedWithH1b: boolean) =>
      checklistOf(type, circumstancesOf(type, { mode: 'LEGAL', subType, known: { filedWithH1b } })).map(({ id }) => id)
    expect(asked(false)).toContain('principalStatus')
    expect(asked(true)).not.toContain('principalStatus')
  })

  test('pays once for all of them', () => {
    const options = { mode: 'LEGAL', subType, dependents: 3, channel: 'paper', concurrent: [] } as const
    const fees = feesOfCase({ type, options, value: () => undefined, filingDate: '2026-11-16' })
    expect(fees.lines.map(({ code, amountCents }) => `${code} ${amountCents / 100}`)).toEqual(['I539 470'])
  })

  test('says what it asks for, rests on the worker’s petition and gives the status of the family', () => {
    const implied = impliedFacts(typeId, subType)
    expect(implied['case.stayAction']).toBe(subType === 'change' ? 'Change of status' : 'Extension of stay')
    expect(implied['case.changeToStatus']).toBe(changesTo)
    for (const [fact, value] of Object.entries(implied)) {
      const declared = allFacts.get(fact)
      expect([fact, declared && parseValue(declared, value, '2026-11-16')]).toEqual([fact, { ok: true, value }])
    }
    const petition = { typeId: worker, receiptNumber: null, filedOn: null, outcome: null }
    expect(linkedFacts(petition, typeId)).toMatchObject({ 'case.stayBasis': 'Filed together' })
    expect(approvalOf(type, subType)).toMatchObject({ status, mostMonths: months })
    expect(statuses).toContain(status)
  })

  test('has the dates of a dependent: advised 45 days before, the 60 days of the worker, no work by a petition', () => {
    const classification = type.deadlines?.always?.classification
    expect(classification).toBe(status)
    const on = (given: Parameters<typeof datesOf>[0], id: string, part: string) =>
      datesOf({ classification: status, ...given }).find(({ deadline }) => deadline.id === id && deadline.part === part)
        ?.due.date
    const stays = { i94EndsOn: '2027-05-15', lastEmploymentDay: '2026-12-23' } as const
    expect(on(stays, 'D-10', 'advised filing')).toBe('2027-03-31')
    expect(on(stays, 'D-11', 'grace')).toBe('2027-02-21')
    expect(on({ approvedUntil: '2029-09-30' }, 'D-13', 'stay until')).toBe('2029-09-30')
    expect(on({ approvedUntil: '2029-09-30' }, 'D-13', 'work until')).toBeUndefined()
  })
})

const later = caseTypes.filter(({ aboutDependent, switchedOnLater }) => aboutDependent && switchedOnLater)

test('those that an administrator switches on are the families of the workers whose petitions are switched on, and more', () => {
  expect(later.map(({ said }) => said)).toEqual(
    expect.arrayContaining(['L-2 application', 'O-3 application', 'TD application', 'E-3D application']),
  )
})

const named = later.map((type) => [type.name, type] as const)

test.each(named)(
  '%s is offered once an administrator has switched it on, among what brings the family',
  (_, { id }) => {
    const [wish] = offeredWishes([{ id }])
    expect([wish?.id, new Set(wish?.choices.map(({ typeId }) => typeId))]).toEqual(['family', new Set([id])])
  },
)

test.each(named)('%s counts as the status of somebody who comes along', (_, { approval, deadlines }) => {
  expect(statuses).toContain(approval?.status)
  const classification = deadlines?.always?.classification
  expect(classification).toBe(approval?.status)
  const dates = datesOf({ classification: approval?.status as 'L-2', i94EndsOn: '2027-05-15' })
  expect(dates.find(({ deadline }) => deadline.id === 'D-10' && deadline.part === 'advised filing')?.due.date).toBe(
    '2027-03-31',
  )
})
