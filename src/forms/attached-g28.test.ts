import { expect, test } from 'vitest'
import { appearancesOf, type CaseFormSubjects, formRolesOf } from '#case-file/cases/form-roles.ts'
import { fieldFinder } from '#engine/inventory.ts'
import { toPaper } from '#engine/to-paper.ts'
import { allPapers } from './papers.ts'
import { lookOf, type Scenario } from './scenario.ts'

const WORKER = 5
const CHILD = 7
const file = {
  ...{ id: 1, companyId: 2, lawFirmId: 3, attorneyId: 4, personId: WORKER, householdPersonId: WORKER },
  ...{ employmentId: 6, mode: 'LEGAL' as const },
}
const g28 = (side: CaseFormSubjects['side'], personId: number | null = null) => ({ formId: 'g-28', side, personId })

const lawyer = { 'attorney.familyName': 'OKAFOR', 'attorney.licenses': [{ id: 'a', state: 'MA', barNumber: '6123' }] }
const answers = (asked: object): Scenario['answers'] => ({ 'attorney/4': lawyer, 'case/1': { ...asked } })

function paperNamed(formId: string) {
  const form = allPapers.find(({ paper }) => paper.form.id === formId)
  if (!form) throw new Error(`No form ${formId}`)
  return form
}

/** What a form of the case has in the boxes whose names end so, with these Forms G-28 in the case. */
function box(formId: string, ending: string, forms: ReturnType<typeof g28>[], { personId = WORKER, asked = {} } = {}) {
  const form = paperNamed(formId)
  const roles = formRolesOf(file, { personId, side: '' }, appearancesOf(forms))
  const look = lookOf({ answers: answers(asked), roles, today: '2026-11-16' })
  const { values } = toPaper(form.paper, look, fieldFinder(form.inventory))
  return [...values].find(([name]) => name.endsWith(ending))?.[1]
}

test.each([
  ['i-539', 'CheckBox1[0]'],
  ['i-539a', 'CheckBox1[0]'],
  ['i-765', 'Attorney-Rep[0].CheckBox1[0]'],
])('%s says that a Form G-28 is attached for the applicant only when the case has one for that person', (form, at) => {
  expect(box(form, at, [])).toBeUndefined()
  expect(box(form, at, [g28('employer', WORKER)])).toBeUndefined()
  expect(box(form, at, [g28('beneficiary')])).toBe(true)
  expect(box(form, at, [g28('beneficiary', WORKER)])).toBe(true)
  expect(box(form, at, [g28('beneficiary', WORKER)], { personId: CHILD })).toBeUndefined()
  expect(box(form, at, [g28('beneficiary', WORKER), g28('beneficiary', CHILD)], { personId: CHILD })).toBe(true)
})

test('a request for premium processing goes by who filed what it speeds up', () => {
  const at = 'FormG28Attach[0]'
  const petition = { asked: { 'case.premiumForm': 'I-129' } }
  const application = { asked: { 'case.premiumForm': 'I-765' } }
  expect(box('i-907', at, [g28('employer')], petition)).toBe(true)
  expect(box('i-907', at, [g28('beneficiary')], petition)).toBeUndefined()
  expect(box('i-907', at, [g28('beneficiary')], application)).toBe(true)
  expect(box('i-907', at, [g28('employer')], application)).toBeUndefined()
})

test('an attorney without a Form G-28 prepared the form, and her representation does not go further', () => {
  const beyond = 'Part5Line7b_Checkbox[0]'
  const notBeyond = 'Part5Line7b_Checkbox[1]'
  expect([box('i-765', beyond, []), box('i-765', notBeyond, [])]).toEqual([undefined, true])
  const appears = [g28('beneficiary')]
  expect([box('i-765', beyond, appears), box('i-765', notBeyond, appears)]).toEqual([true, undefined])
})

test('the firm of the preparer is written in its short form where its name does not fit', () => {
  const { paper, inventory } = paperNamed('i-765')
  const name = 'OKAFOR, LINDSTROM, RODRIGUEZ, WOJCIECHOWSKI & PARTNERS LLP'
  const known = { 'attorney/4': lawyer, 'firm/3': { 'firm.name': name, 'firm.shortName': 'OKAFOR LINDSTROM LLP' } }
  const look = lookOf({
    answers: known,
    roles: formRolesOf(file, { personId: WORKER, side: '' }, []),
    today: '2026-11-16',
  })
  const page = toPaper(paper, look, fieldFinder(inventory))
  expect([...page.values].find(([at]) => at.endsWith('Pt5Line2_BusinessName[0]'))?.[1]).toBe('OKAFOR LINDSTROM LLP')
  expect(page.overflow).toEqual([])
  expect(page.shortened).toMatchObject([{ part: '5', item: '2', text: name }])
})
