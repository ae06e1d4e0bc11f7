import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourcesIn } from './setup/imports.ts'

const root = `${import.meta.dirname}/..`
const sources = sourcesIn(root, 'src/features')
const textOf = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

const lists = sources
  .filter((file) => file.endsWith('/server/exported-lists.ts'))
  .flatMap((file) =>
    [...textOf(file).matchAll(/\bexportedList\(\{[^}]*?operation: ([\w.]+),\s*columns: (\w+)(?:<.*?>)?\((\w*)/g)].map(
      ([, operation = '', made = '', declared = '']) => ({ file, operation, made, declared }),
    ),
  )
const screens = sources.filter((file) => file.includes('/client/') && textOf(file).includes('screenColumns('))

// What no table shows row by row: entries for the accountants' program, and everybody where the screen shows employees.
const IN_FILES_ALONE = ['invoiceExports.ledger', 'personExports.people']

test('every exported list is found, and its columns are made of one declaration', () => {
  const calls = sources
    .filter((file) => file.endsWith('/server/exported-lists.ts'))
    .flatMap((file) => textOf(file).match(/\bexportedList\(/g) ?? [])
  expect(lists).toHaveLength(calls.length)
  expect(lists.length).toBeGreaterThan(15)
  const alone = lists.filter(({ made }) => made !== 'fileColumns').map(({ operation }) => operation)
  expect(alone.sort()).toEqual(IN_FILES_ALONE)
})

test('what is declared for a file is what a screen shows', () => {
  const shown = new Set(screens.flatMap((file) => declarationsShownBy(textOf(file))))
  const declared = lists.filter(({ made }) => made === 'fileColumns')
  const elsewhere = declared.filter(
    ({ file, declared }) => !isImportedFromColumns(textOf(file), declared) || !shown.has(declared),
  )
  expect(elsewhere).toEqual([])
  expect([...shown].sort()).toEqual(declared.map(({ declared }) => declared).sort())
})

const isImportedFromColumns = (text: string, name: string) =>
  new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '[^']*/columns\\.ts'`).test(text)
const declarationsShownBy = (text: string) => [...text.matchAll(/\bscreenColumns\(\s*(\w+)/g)].map(([, name]) => name)

test('no screen adds a column of its own to the declared ones', () => {
  const own = /\bkey: ['"`]/
  expect(own.test("[...screenColumns(listed, {}), { key: 'town', title: 'Town' }]")).toBe(true)
  expect(screens.filter((file) => own.test(textOf(file)))).toEqual([])
})
