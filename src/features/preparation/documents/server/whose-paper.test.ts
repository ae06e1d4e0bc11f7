import { expect, test } from 'vitest'
import { noticeOf } from '#paper/notices/notice.ts'
import { proposalsOf } from '../proposals.ts'
import { namesAnother } from './whose-paper.ts'

const laidOut = (...rows: readonly (readonly string[])[]) =>
  rows.flatMap((row, line) =>
    row.map((text, column) => ({ text, x: 40 + column * 150, y: 700 - line * 12, width: text.length * 5 })),
  )
const read = (...rows: readonly (readonly string[])[]) => {
  const notice = noticeOf(laidOut(...rows))
  if (!notice) throw new Error('no notice')
  return { notice }
}
const arjun = { name: 'Arjun NAIR', lastName: 'NAIR', birthDate: '1988-07-02' }
const i94 = (family: string, given: string, born: string) =>
  read(
    ['Get Most Recent I-94 - Results', 'Class of Admission: B2'],
    ['Last/Surname:', family],
    ['First (Given) Name:', given],
    ['Birth Date:', born],
  )

test('a paper of somebody else is told apart by name and birth date, both shown', () => {
  expect(namesAnother(i94('SMITH', 'JOHN', '1975 January 01'), arjun)).toEqual({
    paper: 'SMITH, JOHN, born 01-01-1975',
    record: 'Arjun NAIR, born 07-02-1988',
  })
  expect(namesAnother(i94('NAIR', 'ARJUN KUMAR', '1988 July 02'), arjun)).toBeNull()
  expect(namesAnother(i94('NAIR', 'ARJUN', '1988 July 03'), arjun)).not.toBeNull()
  expect(namesAnother(i94('NAIR', 'PRIYA', '1988 July 02'), arjun)).not.toBeNull()
})

test('an approval for another beneficiary is told apart; one that names nobody is not', () => {
  const approval = (name: string) => read(['Form I-797B, Notice of Action'], [`Beneficiary: ${name}`])
  expect(namesAnother(approval('KUMAR, VIJAY'), arjun)).toMatchObject({ paper: 'KUMAR, VIJAY' })
  expect(namesAnother(approval('NAIR, ARJUN'), arjun)).toBeNull()
  expect(namesAnother(read(['Form I-797B, Notice of Action']), arjun)).toBeNull()
  const accents = { name: 'José María NÚÑEZ', lastName: 'NÚÑEZ', birthDate: null }
  expect(namesAnother(approval('NUNEZ, JOSE'), accents)).toBeNull()
})

test('the day under “Admit Until Date” wins over the last day of the approval', () => {
  const both = read(
    ['Form I-797A, Notice of Action'],
    ['Valid from 02/01/2027 to 01/31/2030'],
    ['I-94# 555666777A2'],
    ['Admit Until Date : 01/31/2027'],
  )
  const until = proposalsOf(both, {}).find(({ field }) => field === 'i94.admittedUntil')
  expect(until?.read).toBe('2027-01-31')
})
