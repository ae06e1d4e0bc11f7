import { describe, expect, test } from 'vitest'
import { formAt, formPath } from '#case-file/cases/form-paths.ts'
import { allForms } from '#forms/all.ts'
import { mayArrangeForms, maySeeForm } from './policy.ts'

const viewer = (audience: 'employer' | 'employee' | 'attorney', ownsDiy = false) => ({ audience, ownsDiy })
const petition = { formId: 'i-129', side: '' } as const
const selfs = { formId: 'i-140', side: '' } as const
const familys = { formId: 'i-539', side: '' } as const

describe('who sees a form', () => {
  test.each([
    ['the attorney sees the petition', viewer('attorney'), petition, true],
    ['the attorney sees the family’s application', viewer('attorney'), familys, true],
    ['the employer sees the petition', viewer('employer'), petition, true],
    ['the employer does not see the family’s application', viewer('employer'), familys, false],
    ['the employee does not see the petition', viewer('employee'), petition, false],
    ['the employee sees the own application', viewer('employee'), familys, true],
    ['the employer sees the own G-28', viewer('employer'), { formId: 'g-28', side: 'employer' }, true],
    ['the employee sees the own G-28', viewer('employee'), { formId: 'g-28', side: 'beneficiary' }, true],
    ['the employee does not see the employer’s G-28', viewer('employee'), { formId: 'g-28', side: 'employer' }, false],
    ['who petitions alone sees the own petition', { ...viewer('employee'), petitionsAlone: true }, selfs, true],
    ['… and the employer does not', { ...viewer('employer'), petitionsAlone: true }, selfs, false],
    ['otherwise Form I-140 is the employer’s', viewer('employee'), selfs, false],
    ['the employer sees Form I-9', viewer('employer'), { formId: 'i-9', side: '' }, true],
    ['the employee sees the own Form I-9', viewer('employee'), { formId: 'i-9', side: '' }, true],
    ['the attorney does not see Form I-9', viewer('attorney'), { formId: 'i-9', side: '' }, false],
    ['who works alone sees everything', viewer('employee', true), petition, true],
    ['a link to one person’s questions shows no form', { ...viewer('employee'), only: 'person/1' }, familys, false],
  ] as const)('%s', (_what, who, form, expected) => {
    expect(maySeeForm(who, form)).toBe(expected)
  })

  test('forms are added by the firm, or by whoever works alone', () => {
    const allowed = [viewer('attorney'), viewer('employer'), viewer('employee'), viewer('employee', true)]
    expect(allowed.map(mayArrangeForms)).toEqual([true, false, false, true])
  })
})

test('every form the product fills has a screen, and its address leads back to the form', () => {
  for (const { id, edition } of allForms) {
    const path = formPath({ id: 34, formId: id, edition }, 12, '2.1.a') ?? ''
    expect(path).toMatch(/^\/visaCareAdd\w+\/12\/34\?item=2\.1\.a$/)
    expect([id, formAt(path)]).toEqual([id, id])
    expect(formAt(path.toLowerCase())).toBe(id)
  }
  expect(formAt('/visaCareManageCase')).toBeUndefined()
  expect(formPath({ id: 34, formId: 'i-130', edition: '' }, 12)).toBeUndefined()
})
