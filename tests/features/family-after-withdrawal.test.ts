import { beforeAll, expect, test } from 'vitest'
import { ATTORNEY, casesOf } from '../setup/case-to-decide.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

// What the case of one of a family says after the case of another came to nothing.

const server = serverOfFile()
const cases = casesOf(() => server)
const { personNamed, must, move } = cases
const adjusts = { typeId: 6, subType: 'employment' }
let family: { id: number; number: string }
let arjun: number

beforeAll(async () => {
  const { id } = await personNamed('Arjun')
  const opened = await cases.opened({ ...adjusts, dependentIds: [id] })
  family = opened
  arjun = opened.linked[0]?.id ?? 0
})

const found = async (caseId: number, wanted: string): Promise<{ severity: string; sentence: string }[]> => {
  const { findings } = must(await (await server.as(ATTORNEY)).get(`/api/cases/${caseId}/filing-check`))
  return (findings as unknown as { rule: string; severity: string; sentence: string }[]).filter(
    ({ rule }) => rule === wanted,
  )
}
const withdraw = async (id: number) =>
  must(await move(ATTORNEY, id, { to: 9, outcome: 'Withdrawn', reason: 'The offer was taken back.' }))

test('a spouse cannot come along with an application of the principal that was withdrawn (R34)', async () => {
  expect(await found(arjun, 'R34')).toEqual([])
  await withdraw(family.id)
  expect(await found(arjun, 'R34')).toMatchObject([
    {
      severity: 'error',
      sentence: expect.stringContaining(`Priya NAIR, whose own Form I-485 (case ${family.number}) was withdrawn`),
    },
  ])
  // The principal's own case is not a derivative's.
  expect(await found(family.id, 'R34')).toEqual([])
  // Another application of the principal is one to come along with.
  const again = await cases.opened({ ...adjusts, despiteOpen: true })
  expect(await found(arjun, 'R34')).toEqual([])
  await withdraw(again.id)
  await cases.change("update cases set outcome = 'Denied' where id = $1", [family.id])
  expect(await found(arjun, 'R34')).toMatchObject([
    { sentence: expect.stringContaining(`${family.number}) was denied`) },
  ])
})

test('who is a lawful permanent resident by the record has nothing to apply for (R35)', async () => {
  await cases.knows('Priya', { 'person.currentStatus': 'H-1B' })
  const { id } = await cases.opened({ ...adjusts, despiteOpen: true })
  expect(await found(id, 'R35')).toEqual([])
  await cases.knows('Priya', { 'person.currentStatus': 'Lawful permanent resident' })
  expect(await found(id, 'R35')).toMatchObject([
    { severity: 'error', sentence: expect.stringContaining('is a lawful permanent resident by the record') },
  ])
})
