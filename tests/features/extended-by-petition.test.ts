import { expect, test } from 'vitest'
import { ATTORNEY, casesOf } from '../setup/case-to-decide.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

// Form I-539 extends the stay of the family; that of the worker is extended by the employer.

const server = serverOfFile()
const cases = casesOf(() => server)
const { must, personNamed } = cases
const H4 = 2

const sentence = (name: string) =>
  `${name} is in H-1B status by the record. The employer extends it with Form I-129; Form I-539 extends the stay of the family. Correct the record if this is wrong.`

async function open(more: object) {
  const { companyId } = await personNamed('Priya')
  return (await server.as(ATTORNEY)).post('/api/cases', { companyId, channel: 'paper', ...more })
}

test('a worker in H-1B status gets no application that extends the family’s stay, and is told so at the person', async () => {
  const [priya, arjun] = await Promise.all([personNamed('Priya'), personNamed('Arjun')])
  await cases.knows('Priya', { 'person.currentStatus': 'H1B' })
  const refused = await open({ typeId: H4, subType: 'extension', personId: priya.id })
  expect([refused.status, refused.body.error]).toEqual([
    409,
    expect.objectContaining({ code: 'EXTENDED_BY_PETITION', fields: { personId: sentence('Priya NAIR') } }),
  ])
  const asked = `companyId=${priya.companyId}&personId=${priya.id}&typeId=${H4}&subType=extension`
  const estimated = must(await (await server.as(ATTORNEY)).get(`/api/cases/estimate?${asked}`))
  expect(estimated.speaksAgainst).toEqual([sentence('Priya NAIR')])
  // To change to H-4 is another matter, and so is the family.
  must(await open({ typeId: H4, subType: 'change', personId: priya.id }))
  must(await open({ typeId: H4, subType: 'extension', personId: arjun.id }))
})

test('a worker in H-1B status does not come along with the family’s extension either', async () => {
  const [priya, arjun] = await Promise.all([personNamed('Priya'), personNamed('Arjun')])
  await cases.knows('Priya', { 'person.currentStatus': 'H-1B' })
  const along = { typeId: H4, subType: 'extension', personId: arjun.id, dependentIds: [priya.id] }
  const refused = await open(along)
  expect(refused.body.error).toMatchObject({ fields: { dependentIds: sentence('Priya NAIR') } })
  const asked = `companyId=${priya.companyId}&personId=${arjun.id}&typeId=${H4}&subType=extension&family=1&familyIds=${priya.id}`
  const estimated = must(await (await server.as(ATTORNEY)).get(`/api/cases/estimate?${asked}`))
  expect(estimated).toMatchObject({ familyNever: [sentence('Priya NAIR')], speaksAgainst: [] })
})

test('the check before filing says it where the status was told later (R36)', async () => {
  await cases.knows('Arjun', { 'person.currentStatus': 'H-4' })
  const { id: arjun } = await personNamed('Arjun')
  const opened = must(await open({ typeId: H4, subType: 'extension', personId: arjun })) as { id?: number }
  const found = async () => {
    const { findings } = must(await (await server.as(ATTORNEY)).get(`/api/cases/${opened.id}/filing-check`))
    return (findings as unknown as { rule: string }[]).filter(({ rule }) => rule === 'R36')
  }
  expect(await found()).toEqual([])
  await cases.knows('Arjun', { 'person.currentStatus': 'H-1B' })
  expect(await found()).toMatchObject([{ severity: 'error', sentence: sentence('Arjun NAIR') }])
})
