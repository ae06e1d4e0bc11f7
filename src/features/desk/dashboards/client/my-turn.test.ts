import { expect, test } from 'vitest'
import { myTurnFirst, nextStep, waitsForMe } from './my-turn.ts'

test('cases that wait for the reader come first, the others keep their order', () => {
  const rows = [
    { id: 4, ball: 'firm', status: 1 },
    { id: 3, ball: 'employee', status: 1 },
    { id: 2, ball: 'employee', status: 10 },
    { id: 1, ball: 'employee', status: 8 },
  ] as const
  expect(myTurnFirst(rows).map(({ id }) => id)).toEqual([3, 1, 4, 2])
})

test.each([
  [0, 0, 'There is nothing you have to do at the moment.'],
  [1, 0, 'One case waits for you.'],
  [0, 1, '1 task is open.'],
  [2, 3, '2 cases wait for you; 3 tasks are open.'],
])('%i cases and %i tasks: %s', (cases, tasks, words) => {
  expect(waitsForMe(cases, tasks)).toBe(words)
})

const row = { id: 47, typeId: 1, path: '/visaCareH1BCaseDetails/47', asks: true, percent: 65 }

test('the button of a case leads to what its sentence asks for', () => {
  expect(nextStep({ ...row, todo: 'send “Pay stubs” (and 1 more)' })).toEqual({
    to: '/visaCareH1BCaseDetails/47#documents',
    words: 'Add the documents',
  })
  expect(nextStep({ ...row, todo: 'answer the questions' })?.words).toBe('Answer the questions')
  expect(nextStep({ ...row, percent: 100, todo: 'Report the new address' })).toBeUndefined()
})
