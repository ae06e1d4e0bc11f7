import { expect, test } from 'vitest'
import { stageTodo } from '#case-types/status/stage-todo.ts'
import { stepVerb } from './item-words.ts'

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
