import { expect, test } from 'vitest'
import { caseTypeById, caseTypes, defaultCaseType } from './all.ts'
import type { Mode, Status } from './case-type.ts'
import { type Standing, whoHasTheBall } from './who-has-the-ball.ts'

const h1b = caseTypeById(1) ?? defaultCaseType
const at = (status: Status, more: Partial<Standing> = {}) =>
  whoHasTheBall({ type: h1b, status, mode: 'LEGAL', ...more })

test.each<[Status, string]>([
  [1, 'employee'],
  [2, 'firm'],
  [3, 'firm'],
  [4, 'attorney'],
  [5, 'attorney'],
  [6, 'agency'],
  [7, 'agency'],
  [8, 'firm'],
  [9, 'firm'],
  [10, 'nobody'],
])('at status %i the %s has the ball', (status, who) => expect(at(status).who).toBe(who))

test('the sentence is plain and names who must act', () => {
  expect(at(4).sentence).toBe(
    'The attorney reviews the case. The attorney has the ball: approve the case for filing, or send it back.',
  )
  expect(at(7).sentence).toBe('The agency has the case and issued a receipt. USCIS has the ball: decide the case.')
  expect(at(10, { stage: 'CLOSED' }).sentence).toBe('The case is completed. Nothing is left to do.')
})

test('the stage knows better than the status', () => {
  expect(at(2, { stage: 'NOTICE_POSTED' }).who).toBe('employer')
  expect(at(2, { stage: 'LCA_FILED' }).who).toBe('agency')
  expect(at(7, { stage: 'BIOMETRICS' }).who).toBe('employee')
})

test('an open task says who and what; the earliest comes first', () => {
  const openTasks = [
    { for: 'employer', title: 'Sign the support letter', dueOn: '2026-12-01' },
    { for: 'employee', title: 'Upload the passport', dueOn: '2026-11-20' },
  ] as const
  expect(at(2, { openTasks, names: { employee: 'Asha Rao' } })).toEqual({
    who: 'employee',
    sentence: 'The case was submitted. Asha Rao has the ball: Upload the passport (and 1 more).',
  })
  expect(at(7, { openTasks }).who).toBe('agency')
})

test('without an attorney the owner has the ball, unless the agency has it', () => {
  expect(at(3, { mode: 'DIY' })).toEqual({
    who: 'owner',
    sentence:
      'The forms are generated. The owner of the case has the ball: check the forms and make the package ready.',
  })
  expect(at(6, { mode: 'DIY' }).who).toBe('agency')
})

test('every type, mode, status and stage has one sentence of its own', () => {
  for (const type of caseTypes)
    for (const mode of ['LEGAL', 'DIY'] satisfies Mode[])
      for (const { id, status } of type.stages) {
        const { sentence } = whoHasTheBall({ type, mode, status, stage: id })
        expect(sentence, `${type.name} ${id}`).toMatch(/^[A-Z].*\.$/)
      }
})
