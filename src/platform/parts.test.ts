import { expect, test } from 'vitest'
import { collectParts, slot } from './parts.ts'

const greetings = slot<string>('greetings')
const numbers = slot<number>('numbers')

test('a slot gives what was handed in for it, in order, and nothing of another slot', () => {
  const parts = collectParts([greetings('good morning'), numbers(7), greetings('good night')])
  expect(greetings.of({ parts })).toEqual(['good morning', 'good night'])
  expect(numbers.of({ parts })).toEqual([7])
})

test('a slot that nobody fills is empty, and two slots of one name are two', () => {
  const parts = collectParts([greetings('hello')])
  expect(numbers.of({ parts })).toEqual([])
  expect(slot<string>('greetings').of({ parts })).toEqual([])
})
