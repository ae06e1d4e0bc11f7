import { expect, test } from 'vitest'
import { stageTodo } from '#case-types/status/stage-todo.ts'
import { stepVerb, toOthers } from './item-words.ts'

test('a step says its verb on the button', () => {
  const said = [
    'Approve the case for filing, or send it back',
    'Look at the request and engage',
    'Collect the signatures and file',
  ]
  expect(said.map(stepVerb)).toEqual(['Approve', 'Look at it', 'Collect'])
  expect(stepVerb('Do what follows from the decision, then complete the case')).toBe('Finish')
  expect(stepVerb('')).toBe('Open case')
})

test('every stage has a verb that fits a button', () => {
  for (const todo of Object.values(stageTodo)) {
    const verb = stepVerb(todo.charAt(0).toUpperCase() + todo.slice(1))
    expect([todo, verb !== 'Open case' && verb.length <= 12]).toEqual([todo, true])
  }
})

test.each([
  ['Check your answers and submit them', 'Check the answers and submit them'],
  [
    'Talk to your attorney before you leave: your stay ends 01-31-2027, while you are away',
    'Talk to the attorney before leaving: the stay ends 01-31-2027, during the trip',
  ],
  [
    'Get a new visa stamp before you return: yours ends 01-14-2027',
    'Get a new visa stamp before returning: the old one ends 01-14-2027',
  ],
  [
    'Do not leave before your extension is filed: you must be in the United States that day',
    'Do not leave before the extension is filed: nobody is extended from abroad',
  ],
  ['Your employer confirms title, place, hours and pay', 'Confirm title, place, hours and pay'],
  ['Renew your passport: it ends 03-01-2027', 'Renew the passport: it ends 03-01-2027'],
])('“%s” is said to somebody else as “%s”', (own, others) => expect(toOthers(own)).toBe(others))

test('what somebody wrote in words of their own stays', () => {
  expect(toOthers('Call your bank about the wire')).toBe('Call your bank about the wire')
})
