import { expect, it } from 'vitest'
import { Status } from '#case-types/status/statuses.ts'
import { Role } from '#formats/roles.ts'
import { isAttorneysAlone, isOwn } from './own-items.ts'

const { attorney, attorneyAssistant, employer, employee } = Role
const step = { kind: 'step', side: 'attorney' } as const
const firms = { kind: 'step', side: 'firm' } as const
const signature = { kind: 'signature', side: 'attorney' } as const
const task = { kind: 'task', side: 'attorney' } as const

it.each([
  ['approves a case for filing', step, Status.inReview, attorneyAssistant, false],
  ['approves a case for filing', step, Status.inReview, attorney, true],
  ['files it', step, Status.readyToFile, attorneyAssistant, false],
  ['closes a decided case', firms, Status.decided, attorneyAssistant, false],
  ['signs for the attorney', signature, Status.readyToFile, attorneyAssistant, false],
  ['signs as the attorney', signature, Status.readyToFile, attorney, true],
  ['accepts a new case', firms, Status.initiated, attorneyAssistant, true],
  ['sends the forms to review', firms, Status.generated, attorneyAssistant, true],
  ['answers a notice', firms, Status.noticeOpen, attorneyAssistant, true],
  ['does a task that was given to the attorney', task, Status.inReview, attorneyAssistant, true],
  ['has nothing of the firm', firms, Status.initiated, employer, false],
  ['signs for the employee', { kind: 'signature', side: 'employee' }, Status.readyToFile, employee, true],
] as const)('who %s', (_what, item, status, role, own) => {
  expect(isOwn(item, status, role)).toBe(own)
})

it('what an employer owes is not the attorney’s alone, however the case stands', () => {
  expect(isAttorneysAlone({ kind: 'signature', side: 'employer' }, Status.readyToFile, attorneyAssistant)).toBe(false)
})
