import { expect, test } from 'vitest'
import { csvText } from '../export/csv.ts'
import { type FileColumns, fileColumns, type ListColumns } from '../export/list-column.ts'
import { screenColumns } from './screen-columns.ts'

type Row = { first: string; last: string; bornOn: Date | null; mails: boolean; owes: number; note: string }

const declared = {
  name: {
    title: 'Person',
    value: ({ first, last }) => `${last}, ${first}`,
    inFile: [
      { title: 'Last name', value: ({ last }) => last },
      { title: 'First name', value: ({ first }) => first },
    ],
  },
  bornOn: { title: 'Born', value: ({ bornOn }) => bornOn },
  mails: { title: 'Mails', value: ({ mails }) => mails },
  owes: { title: 'Owes', value: ({ owes }) => ({ cents: owes }) },
  light: { title: 'Light', value: () => 'red', inFile: [] },
  note: { title: 'Note', value: ({ note }) => note, fileOnly: true },
} satisfies ListColumns<Row>

const row: Row = { first: 'Ana', last: 'DIAZ', bornOn: new Date('1990-12-31'), mails: true, owes: 338050, note: 'late' }
const here = { day: (instant: string) => instant.slice(0, 10) }
const titles = (columns: readonly { title: string }[]) => columns.map(({ title }) => title)

test('a screen shows what it tells about in its own order, the others wait hidden before the buttons', () => {
  const columns = screenColumns(declared, {
    mails: { width: '90px' },
    name: { sortable: true, cell: ({ last }) => last },
    owes: false,
    actions: { cell: () => 'Edit' },
  })
  expect(titles(columns)).toEqual(['Mails', 'Person', 'Born', 'Light', 'Actions'])
  expect(columns.map(({ hidden = false }) => hidden)).toEqual([false, false, true, true, false])
  expect(columns.map(({ cell }) => cell(row))).toEqual(['Yes', 'DIAZ', '12-31-1990', 'red', 'Edit'])
  expect(titles(screenColumns(declared, { actions: false }))).toEqual(['Person', 'Born', 'Mails', 'Owes', 'Light'])
})

test('what a screen draws nothing for stands there as people write it', () => {
  const [name, , , owes] = screenColumns(declared, {}, { hidden: false })
  expect([name?.cell(row), name?.hidden]).toEqual(['DIAZ, Ana', false])
  expect([338050, 338000, 5].map((cents) => owes?.cell({ ...row, owes: cents }))).toEqual([
    '$3,380.50',
    '$3,380',
    '$0.05',
  ])
  expect(screenColumns(declared, {})[1]?.cell({ ...row, bornOn: null })).toBe('')
})

test('the file holds the declared columns in their order, or what they say stands there instead', () => {
  const columns = fileColumns(declared)
  const line = columns.map(({ value }) => value(row, here))
  expect(csvText([titles(columns), line]).slice(1)).toBe(
    'Last name,First name,Born,Mails,Owes,Note\r\nDIAZ,Ana,12-31-1990,Yes,3380.50,late\r\n',
  )
})

test('a column added to the declaration alone reaches the screen’s choice and the file', () => {
  const more = { ...declared, town: { title: 'Town', value: () => 'Salem' } } satisfies ListColumns<Row>
  const added = screenColumns(more, { name: {}, actions: { cell: () => 'Edit' } }).find(({ key }) => key === 'town')
  expect(added).toMatchObject({ title: 'Town', hidden: true })
  expect(added?.cell(row)).toBe('Salem')
  expect(titles(fileColumns(more))).toEqual([...titles(fileColumns(declared)), 'Town'])
})

test('a screen can tell only about what is declared and has a place there', () => {
  // @ts-expect-error: it is in the file alone
  screenColumns(declared, { note: {} })
  // @ts-expect-error: nobody declared it
  screenColumns(declared, { town: { title: 'Town', cell: () => 'Salem' } })
  expect(titles(screenColumns(declared, { name: {} }))).not.toContain('Note')
})

test('a second list, written for the file alone, is none that an export takes', () => {
  // @ts-expect-error: it is not made of the declaration
  const second: FileColumns<Row> = [{ title: 'Last name', value: ({ last }) => last }]
  expect(titles(second)).not.toEqual(titles(fileColumns(declared)))
})
