import { expect, test } from 'vitest'
import { joined } from '../bytes.ts'
import { assemble } from '../package/assemble.ts'
import { composePages } from '../pages/compose.ts'
import { noticeOf, type Piece } from './notice.ts'
import { readNotice } from './read-notice.ts'

/** Rows of texts, each a column 150 wide, twelve below each other. */
const laidOut = (...rows: readonly (readonly string[])[]): Piece[] =>
  rows.flatMap((row, line) =>
    row.map((text, column) => ({ text, x: 40 + column * 150, y: 700 - line * 12, width: text.length * 5 })),
  )

test('an approval notice is read by its labels, values below or beside them', () => {
  const pieces = laidOut(
    ['Department of Homeland Security', 'Form I-797A, Notice of Action'],
    ['Receipt Number', 'Case Type'],
    ['WAC2590012345', 'I129 - PETITION FOR A NONIMMIGRANT WORKER'],
    ['Received Date', 'Priority Date', 'Petitioner'],
    ['04/02/2025', '', 'ACME ROBOTICS INC'],
    ['Notice Date', 'Page', 'Beneficiary'],
    ['06/15/2025', '1 of 2', 'RAO, PRIYA LAKSHMI'],
    ['Notice Type: Approval Notice'],
    ['Class: H1B'],
    ['Valid from 10/01/2025 to 09/30/2028'],
    ['I-94# 123456789A1'],
  ).filter(({ text }) => text !== '')
  expect(noticeOf(pieces)).toEqual({
    kind: 'I-797',
    receiptNumber: 'WAC2590012345',
    receivedDate: '2025-04-02',
    noticeDate: '2025-06-15',
    validFrom: '2025-10-01',
    validUntil: '2028-09-30',
    beneficiary: 'RAO, PRIYA LAKSHMI',
    admissionClass: 'H1B',
    i94Number: '123456789A1',
  })
})

test('an I-94 is read, with a day or with D/S', () => {
  const head = [
    ['Get Most Recent I-94 - Results'],
    ['Admission I-94 Record Number:', '98765432101'],
    ['Most Recent Date of Entry:', '2025 March 01'],
    ['Class of Admission:', 'F1'],
  ]
  const who = [
    ['Last/Surname:', 'RAO'],
    ['First (Given) Name:', 'PRIYA'],
  ]
  const read = { kind: 'I-94', i94Number: '98765432101', admittedOn: '2025-03-01', beneficiary: 'RAO, PRIYA' }
  expect(noticeOf(laidOut(...head, ['Admit Until Date:', 'D/S'], ...who))).toEqual({
    ...read,
    admissionClass: 'F1',
    durationOfStatus: true,
  })
  expect(noticeOf(laidOut(...head, ['Admit Until Date:', '09/30/2028'], ...who))).toEqual({
    ...read,
    admissionClass: 'F1',
    admittedUntil: '2028-09-30',
  })
})

test('a letter that is no notice is not read, and a day that is none is left out', () => {
  expect(noticeOf(laidOut(['Dear Ms. Rao,'], ['Received 04/02/2025']))).toBeUndefined()
  expect(noticeOf(laidOut(['Form I-797'], ['Notice Date', '02/30/2025']))).toEqual({ kind: 'I-797' })
})

test('a PDF is read by its text', async () => {
  const page = composePages([
    { kind: 'title', text: 'Form I-797A, Notice of Action' },
    {
      kind: 'rows',
      rows: [
        { label: 'Receipt Number', value: 'WAC2590012345' },
        { label: 'Notice Date', value: '06/15/2025' },
      ],
    },
  ])
  const pdf = joined(assemble([{ document: page, label: 'Notice' }], { title: 'Notice' }).parts)
  expect(await readNotice(pdf)).toEqual({
    kind: 'I-797',
    receiptNumber: 'WAC2590012345',
    noticeDate: '2025-06-15',
  })
})
