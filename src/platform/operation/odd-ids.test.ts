import { expect, test } from 'vitest'
import { z } from 'zod'
import { oddIds } from './odd-ids.ts'
import './messages.ts'

test('an id is written in digits, whatever else JavaScript reads as a number', () => {
  const odd = (value: unknown) => oddIds({ names: { id: 'case' } }, { id: value, caseId: value, title: value })
  for (const text of ['0x2f', ' 47', '47 ', '47.0', '4.7e1', '+47', ' ']) expect(odd(text)).toEqual(['id', 'caseId'])
  for (const plain of ['47', '', '-1', 47, undefined, 'i-129', 'own-1f']) expect(odd(plain)).toEqual([])
})

test('a number that has to be more than another says so', () => {
  const said = (schema: z.ZodType, value: number) => schema.safeParse(value).error?.issues[0]?.message
  expect(said(z.number().positive(), 0)).toBe('Enter more than 0.')
  expect(said(z.number().lt(5), 5)).toBe('Enter less than 5.')
  expect([said(z.number().min(1), 0), said(z.number().max(4), 5)]).toEqual(['Enter 1 or more.', 'Enter 4 or less.'])
})
