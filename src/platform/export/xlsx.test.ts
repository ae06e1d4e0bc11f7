import readWorkbook from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { xlsxOf } from './xlsx.ts'

test.each([
  ['Open cases', 'Open cases'],
  ['Open / closed', 'Open closed'],
  ['Who is late?', 'Who is late'],
  ['Q4: by attorney', 'Q4 by attorney'],
  ['[H-1B] * \\ all', 'H-1B all'],
  ["'Fees'", 'Fees'],
  ["Ana's cases", "Ana's cases"],
  ['', 'Sheet'],
  ['???', 'Sheet'],
  ["' ' '", 'Sheet'],
  ['History', 'History sheet'],
  ['HISTORY', 'HISTORY sheet'],
  ['tab\tand\nline', 'tab and line'],
  ['Cases by attorney, firm and client of it', 'Cases by attorney, firm and cli'],
  // Cut where an apostrophe would be the last.
  [`${'a'.repeat(30)}'s cases`, 'a'.repeat(30)],
  [`${'a'.repeat(30)}😀`, 'a'.repeat(30)],
])('a table named %j is a sheet named %j', async (title, name) => {
  const bytes = await xlsxOf(title, ['Case'], [['1']])
  expect((await readWorkbook(bytes)).map(({ sheet }) => sheet)).toEqual([name])
})
