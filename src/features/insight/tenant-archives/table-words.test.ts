import { expect, test } from 'vitest'
import { brought, toRead } from '#platform/archive/brought.ts'
import { tableWords, wordsOfTable } from './table-words.ts'

test('every table of an archive has words of its own; an unknown one shows no table name', () => {
  expect(Object.keys(tableWords).sort()).toEqual([...Object.keys(brought), ...Object.keys(toRead)].sort())
  expect(new Set(Object.values(tableWords)).size).toBe(Object.keys(tableWords).length)
  expect(Object.values(tableWords).filter((words) => /_/.test(words))).toEqual([])
  expect(wordsOfTable('later_things')).toBe('Other records')
})
