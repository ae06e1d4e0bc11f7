import { expect, it } from 'vitest'
import { peopleWords, saysPeople } from './people-words.ts'

it('a plan says how many people it covers from its limit, and no line of its own says another number', () => {
  expect([10, 1, 1500, null].map(peopleWords)).toEqual([
    ...['Up to 10 people', 'One person', 'Up to 1,500 people', 'As many people as you have'],
  ])
  expect(saysPeople(['E-mail support', 'up to 1,500 Employees'])).toBe('up to 1,500 Employees')
  expect(saysPeople(['Answers within 1 business day', 'People in 50 states'])).toBeUndefined()
})
