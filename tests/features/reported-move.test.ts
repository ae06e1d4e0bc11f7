import { expect, test } from 'vitest'
import { addDays } from '#formats/day.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()
const { system, personNamed } = recordsOf(server)

type Home = { kind: string; street: string; from?: string; until?: string }
const homes = async (id: number) => {
  const { known } = await system().one<{ known: Record<string, { value: Home[] }> }>(
    `select known from fact_documents where subject = 'person' and subject_id = $1`,
    [id],
  )
  return (known['person.addresses']?.value ?? []).filter(({ kind }) => kind === 'Home')
}

test('a reported move is the person’s address from that day on, and Form AR-11 is due ten days later', async () => {
  const employee = await server.as(5)
  const personId = await personNamed('Priya')
  const on = addDays(server.today(), -1)
  const address = {
    street: '5 Oak Avenue',
    unitKind: 'APT',
    unitNumber: '4B',
    city: 'Austin',
    state: 'tx',
    postalCode: '78701',
  }
  const report = { kind: 'move', on, address }
  const refused = await employee.post(`/api/people/${personId}/changes`, {
    ...report,
    address: { ...address, postalCode: '7' },
  })
  expect([refused.status, refused.body.error?.fields]).toEqual([
    400,
    { 'address.postalCode': 'Enter the ZIP code, like 02110.' },
  ])
  const told = await employee.post(`/api/people/${personId}/changes`, report)
  expect(told.status, JSON.stringify(told.body)).toBe(200)
  expect(told.body.tasks).toContainEqual(
    expect.objectContaining({ title: expect.stringContaining('AR-11'), dueOn: addDays(on, 10) }),
  )
  const now = await homes(personId)
  expect(now.at(-1)).toMatchObject({ street: '5 Oak Avenue', unitNumber: '4B', state: 'TX', country: 'US', from: on })
  expect(now.slice(0, -1).every(({ until }) => until !== undefined && until < on)).toBe(true)
  // Told twice, it is one move.
  await employee.post(`/api/people/${personId}/changes`, report)
  expect(await homes(personId)).toHaveLength(now.length)
})
