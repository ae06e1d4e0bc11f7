import { describe, expect, test } from 'vitest'
import { differenceOf, readRows } from './check.ts'

const head = ['code', 'words', 'title']

describe('an uploaded list', () => {
  test.each([
    [[['a', 'b']], 'The first line must name the columns code,words,title.'],
    [[head], 'The file has no lines below the heading.'],
    [
      [head, ['15-1252', 'Developer', ''], ['151243', 'Data engineer', '']],
      'Line 3: “151243” is no code; write like 15-1252.',
    ],
    [[head, ['15-1252', '', 'Software Developers']], 'Line 2: enter the words people use for 15-1252.'],
  ])('says the first thing that is wrong: %j', (table, problem) => {
    expect(readRows('soc', table)).toEqual({ problem })
  })

  test('of poverty guidelines has days and amounts', () => {
    const table = (code: string, words: string) => readRows('poverty', [head, [code, words, 'Household of 4']])
    expect(table('2027-03-01C4', '34000')).toEqual({
      rows: [{ code: '2027-03-01C4', words: '34000', title: 'Household of 4' }],
    })
    expect(table('2027-03-01C4', '$34,000')).toEqual({
      problem: 'Line 2: “$34,000” is no amount; write whole dollars a year, like 33000.',
    })
    expect(table('2027C4', '34000')).toEqual({ problem: expect.stringContaining('“2027C4” is no code') })
  })

  test('is read without empty lines, and trimmed', () => {
    expect(readRows('post', [head, [' BMB ', 'Mumbai', 'India '], ['', '', '']])).toEqual({
      rows: [{ code: 'BMB', words: 'Mumbai', title: 'India' }],
    })
  })
})

test('what an edition changes is told code by code', () => {
  const row = (code: string, words: string) => ({ code, words, title: '' })
  expect(
    differenceOf([row('A', 'one'), row('B', 'two'), row('C', 'x')], [row('A', 'one'), row('B', '2'), row('D', 'y')]),
  ).toEqual({
    added: [row('D', 'y')],
    removed: [row('C', 'x')],
    changed: [{ code: 'B', before: 'two', after: '2' }],
    unchanged: 1,
  })
})
