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

test('a spouse whose own application was withdrawn is not “applying with you”, whatever the list says', async () => {
  const listed = {
    relation: 'Spouse',
    familyName: 'NAIR',
    givenName: 'Arjun',
    birthDate: '1990-01-20',
    birthCountry: 'IN',
  }
  const birth = { 'person.familyName': 'NAIR', 'person.givenName': 'Arjun', 'person.birthDate': '1990-01-20' }
  await cases.knows('Arjun', birth)
  await cases.knows('Priya', { 'person.family': [{ id: 's', ...listed, joins: 'Adjustment of status' }] })
  const priya = await cases.opened({ ...adjusts, despiteOpen: true })
  const { id } = await personNamed('Priya')
  const joins = async () => {
    const { known } = must(
      await (await server.as(ATTORNEY)).get(`/api/cases/${priya.id}/questionnaire`),
    ) as unknown as {
      known: Record<string, Record<string, { value: { joins: string }[] }>>
    }
    return known[`person/${id}`]?.['person.family']?.value.map((each) => each.joins)
  }
  expect(await joins()).toEqual(['Adjustment of status'])
  await withdraw(arjun)
  expect(await joins()).toEqual(['No'])
  // What was withdrawn after this one was filed was true on that day.
  await cases.change("update cases set filed_on = '2026-01-02', decided_on = null where id = $1", [priya.id])
  await cases.change("update cases set decided_on = '2026-02-02' where id = $1", [arjun])
  expect(await joins()).toEqual(['Adjustment of status'])
  await cases.change('update cases set filed_on = null where id = $1', [priya.id])
  // One that is open again is a new one to come along with.
  await cases.change("update cases set outcome = 'Denied' where id = $1", [arjun])
  expect(await joins()).toEqual(['No'])
  await cases.change('update cases set outcome = null where id = $1', [arjun])
  expect(await joins()).toEqual(['Adjustment of status'])
})
