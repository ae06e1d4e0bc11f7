import { expect, test } from 'vitest'
import { caseTypeById, caseTypes, defaultCaseType } from '../all.ts'
import type { Mode } from '../case-type.ts'
import { stageTodo } from './stage-todo.ts'
import type { Status } from './statuses.ts'
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
    'The attorney reviews the case. Waiting for the attorney: approve the case for filing, or send it back.',
  )
  expect(at(7).sentence).toBe('USCIS has the case and issued a receipt. Waiting for USCIS to decide the case.')
  expect(at(10, { stage: 'CLOSED' }).todo).toBe('')
  expect(at(10, { stage: 'CLOSED' }).sentence).toBe('The case is completed. Nothing is left to do.')
})

test('nobody tells a decision of what was withdrawn', () => {
  expect(at(9, { outcome: 'Withdrawn' }).sentence).toBe(
    'Withdrawn. Waiting for the law firm: tell everyone that it was withdrawn, then close the case.',
  )
  expect(at(9, { outcome: 'Denied' }).todo).toMatch(/^decide about a motion/)
})

test('the stage knows better than the status', () => {
  expect(at(2, { stage: 'NOTICE_POSTED' }).who).toBe('employer')
  expect(at(2, { stage: 'LCA_FILED' }).who).toBe('agency')
  expect(at(7, { stage: 'BIOMETRICS' })).toMatchObject({ who: 'employee', todo: 'go to the biometrics appointment' })
  expect(at(7, { stage: 'BIOMETRICS', mode: 'DIY' }).todo).toBe('go to the biometrics appointment')
  expect(at(1, { stage: 'INTAKE', mode: 'DIY' }).todo).toMatch(/^answer the questions/)
})

test('an open task says who and what; the earliest comes first', () => {
  const openTasks = [
    { for: 'employer', title: 'Sign the support letter', dueOn: '2026-12-01' },
    { for: 'employee', title: 'Upload the passport', dueOn: '2026-11-20' },
  ] as const
  expect(at(2, { openTasks, names: { employee: 'Asha Rao' } })).toEqual({
    who: 'employee',
    todo: 'Upload the passport (and 1 more)',
    sentence: 'The case was submitted. Waiting for Asha Rao: Upload the passport (and 1 more).',
  })
  expect(at(7, { openTasks }).who).toBe('agency')
})

test('answers that are handed in pass the ball on, and answers that are returned pass it back', () => {
  const part = (audience: 'employee' | 'employer', status: 'Open' | 'Submitted' | 'Returned') => ({ audience, status })
  const collecting = { stage: 'QUESTIONNAIRES', parts: [part('employee', 'Submitted'), part('employer', 'Open')] }
  expect(at(1, { ...collecting, names: { employer: 'Northwind' } })).toEqual({
    who: 'employer',
    todo: 'answer this part of the questionnaire and submit it',
    sentence:
      'Facts and documents are being collected; the employee’s answers are in. Waiting for Northwind: answer this part of the questionnaire and submit it.',
  })
  const all = [part('employee', 'Submitted'), part('employer', 'Submitted')]
  expect(at(1, { stage: 'QUESTIONNAIRES', parts: all })).toEqual({
    who: 'firm',
    todo: 'check the answers, then submit the case or return them for correction',
    sentence:
      'Facts and documents are being collected; the employee’s and the employer’s answers are in. Waiting for the law firm: check the answers, then submit the case or return them for correction.',
  })
  expect(at(1, { stage: 'DOCS', parts: all }).who).toBe('employee')
  const back = at(4, { parts: [part('employee', 'Returned'), part('employer', 'Submitted')] })
  expect(back.who).toBe('employee')
  expect(back.sentence).toMatch(/correct the answers that were returned, and submit them again\.$/)
  const asked = at(4, { parts: [{ ...part('employee', 'Returned'), asks: true }] })
  expect(asked.todo).toBe('answer the questions that were asked since, and submit them again')
  expect(at(7, { parts: [part('employee', 'Returned')] }).who).toBe('agency')
  expect(at(1, { mode: 'DIY', ...collecting }).who).toBe('owner')
})

test('a document that is owed passes the ball to whoever sends it, and one that came in to whoever looks at it', () => {
  const owed = (side: 'employee' | 'employer' | 'firm', name: string, again = false) => ({ for: side, name, again })
  const asked = {
    owed: [owed('firm', 'LCA'), owed('employer', 'Support letter'), owed('employee', 'I-94')],
    toLookAt: 0,
  }
  expect(at(2, { documents: asked, names: { employer: 'Northwind' } })).toEqual({
    who: 'employer',
    todo: 'send “Support letter” (and 1 more)',
    sentence: 'The case was submitted. Waiting for Northwind: send “Support letter” (and 1 more).',
  })
  expect(at(2, { documents: asked, reader: 'family' }).sentence).not.toContain('Support letter')
  const rejected = { owed: [owed('employee', 'I-94', true)], toLookAt: 1 }
  expect(at(2, { documents: rejected }).sentence).toMatch(/Waiting for the employee: send again “I-94”\.$/)
  const cameIn = { owed: [], toLookAt: 2 }
  expect(at(1, { stage: 'DOCS', documents: cameIn })).toMatchObject({
    who: 'firm',
    sentence: expect.stringContaining('look at the documents that came in'),
  })
  expect(at(1, { mode: 'DIY', stage: 'DOCS', documents: cameIn }).who).toBe('owner')
  expect(at(7, { documents: rejected }).who).toBe('agency')
  expect(at(2, { documents: { owed: [owed('firm', 'LCA')], toLookAt: 0 } }).who).toBe('firm')
})

test('without an attorney the owner has the ball, unless the agency has it', () => {
  expect(at(3, { mode: 'DIY' })).toEqual({
    who: 'owner',
    todo: 'check the forms and make the package ready',
    sentence: 'The forms are generated. Waiting for the owner of the case: check the forms and make the package ready.',
  })
  expect(at(6, { mode: 'DIY' }).who).toBe('agency')
})

test('what a stage asks for is said of stages that exist', () => {
  const stages = new Set(caseTypes.flatMap((type) => type.stages.map(({ id }) => id)))
  expect(Object.keys(stageTodo).filter((id) => !stages.has(id))).toEqual([])
})

test('every type, mode, status and stage has one sentence of its own', () => {
  for (const type of caseTypes)
    for (const mode of ['LEGAL', 'DIY'] satisfies Mode[])
      for (const { id, status } of type.stages) {
        const { sentence } = whoHasTheBall({ type, mode, status, stage: id })
        expect(sentence, `${type.name} ${id}`).toMatch(/^[A-Z].*\.$/)
      }
})

test('where nothing goes to an agency nobody is asked to generate, file or approve for filing', () => {
  for (const type of caseTypes.filter(({ withoutFiling }) => withoutFiling))
    for (const { id, status, outcome } of type.stages) {
      const { todo } = whoHasTheBall({ type, mode: 'LEGAL', status, stage: id, outcome })
      expect(todo, `${type.name} ${id}`).not.toMatch(
        /generate|the forms|for filing|and file\b|decision|receipt\b(?! stands)/,
      )
    }
})

test('an open notice is the firm’s to answer, whatever task or document is open besides', () => {
  const openTasks = [{ for: 'employer', title: 'Print the pages', dueOn: '2026-11-20' }] as const
  const documents = { owed: [{ for: 'employer', name: 'Client letter', again: false }], toLookAt: 0 } as const
  const answers = { who: 'firm', todo: 'answer the RFE by 12-19-2026' }
  expect(at(8, { stage: 'RFE_ISSUED', answerBy: '2026-12-19', openTasks })).toMatchObject(answers)
  expect(at(8, { stage: 'RFE_ISSUED', answerBy: '2026-12-19', documents })).toMatchObject(answers)
  expect(at(8, { answerBy: '2026-12-19', openTasks, documents, mode: 'DIY' }).who).toBe('owner')
})

test('an approval without an I-94 says that the old one governs', () => {
  const approved = { outcome: 'Approved', approvedUntil: '2029-12-31' } as const
  for (const status of [9, 10] as const) {
    expect(at(status, { ...approved, withoutI94: true }).sentence).toContain(
      'No new I-94 came with it: the old one governs',
    )
    expect(at(status, approved).sentence).not.toContain('I-94')
  }
})

test('a completed case whose approval ends soon is not at its end before a renewal is open', () => {
  const approved = { outcome: 'Approved', approvedUntil: '2026-11-29' } as const
  const completed = 'The case is completed, approved until 11-29-2026.'
  expect(at(10, approved).sentence).toBe(`${completed} Nothing is left to do.`)
  expect(at(10, { ...approved, endsUnrenewed: true }).sentence).toBe(`${completed} No renewal is open.`)
})

test('a refusal is not closed before somebody decides what comes next', () => {
  const todo = 'decide about a motion, an appeal or a new petition, then close the case'
  expect(at(9, { outcome: 'Denied' }).todo).toBe(todo)
  expect(at(9, { outcome: 'Withdrawn' }).todo).not.toContain('appeal')
})
