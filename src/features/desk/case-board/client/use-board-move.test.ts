import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { Status } from '#case-types/status/statuses.ts'
import { dropOn, ON_ITS_TAB } from './use-board-move.tsx'

const move = (to: number, words: string, more: object = {}) => ({
  ...{ to, words, kind: 'on', needsReason: false, outcomes: [] },
  ...more,
})
const generated = {
  typeId: CaseType.h1b,
  status: Status.generated,
  statusName: 'Form Generated',
  moves: [
    move(Status.inReview, 'Send to review'),
    move(Status.readyToFile, 'Ready to file'),
    move(Status.decided, 'Withdraw', { kind: 'withdrawal' }),
  ],
}

test('the office’s own order goes at once; a step towards the agency is asked for', () => {
  expect(dropOn(generated, Status.inReview, 'In Attorney Review')).toMatchObject({ how: 'at once' })
  expect(dropOn(generated, Status.readyToFile, 'Ready to File')).toMatchObject({ how: 'ask' })
})

test('what does not follow says so, and what does; nobody withdraws by dropping', () => {
  expect(dropOn(generated, Status.filed, 'Filed')).toEqual({
    how: 'not',
    says: 'A case that is “Form Generated” cannot go to “Filed”. Possible now: Send to review, Ready to file.',
  })
  expect(dropOn(generated, Status.decided, 'Decided').how).toBe('not')
})

test('where a reason or a decision is needed, it is asked for', () => {
  const back = { ...generated, moves: [move(Status.inReview, 'Back', { needsReason: true })] }
  expect(dropOn(back, Status.inReview, 'In Attorney Review').how).toBe('ask')
})

test('a collection is not dragged through the words of a filing', () => {
  const demand = { ...generated, typeId: CaseType.collections, statusName: 'Draft of the demand' }
  expect(dropOn(demand, Status.inReview, 'In Attorney Review')).toEqual({ how: 'not', says: ON_ITS_TAB })
})
