import { expect, test } from 'vitest'
import { closest } from './find.ts'

const rows = [
  { code: '15-1243', words: 'Data engineer, data warehouse engineer', title: 'Database Architects' },
  { code: '15-2051', words: 'Data scientist, analytics engineer', title: 'Data Scientists' },
  { code: '15-1243', words: 'Database Architects', title: 'Database Architects' },
  { code: '17-2051', words: 'Civil engineer', title: 'Civil Engineers' },
]
const codes = (text: string) => closest(rows, text).map(({ code }) => code)

test('finds by the words people use, each code once, and by the code itself', () => {
  expect(codes('data engin')).toEqual(['15-1243', '15-2051'])
  expect(codes('civil')).toEqual(['17-2051'])
  expect(codes('15-20')).toEqual(['15-2051'])
  expect(codes('database arch')).toEqual(['15-1243'])
  expect(codes('')).toEqual([])
  expect(codes('zebra keeper')).toEqual([])
})
