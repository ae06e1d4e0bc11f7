import { expect, test } from 'vitest'
import { linesOf, type SampleHolder, samplePage } from '#paper/mrz/sample-page.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, documentsOf, EMPLOYEE, EMPLOYER } from './support/documents.ts'

const server = serverOfFile()
const { system } = recordsOf(server)
const { opened, send, ofCase } = documentsOf(server)

const HOLDER: SampleHolder = {
  ...{ country: 'IND', nationality: 'IND', familyName: 'NAIRSON', givenNames: 'PRIYA', number: 'Z7654321' },
  ...{ bornOn: '1990-04-12', sex: 'F' as const, expiresOn: '2031-08-19' },
}

const stateOf = async (caseId: number, id: number) =>
  (await ofCase(EMPLOYEE, caseId)).readings.find((each: { documentId: number }) => each.documentId === id)?.state

async function sent(page: Uint8Array) {
  const { id: caseId } = await opened()
  const { body } = await send(EMPLOYEE, caseId, { itemId: 'passport' }, page as BlobPart, 'IMG_0412.jpg')
  return { caseId, id: body.id as number, path: `/api/cases/${caseId}/documents/${body.id}/reading` }
}

test('a passport page is read, proposed, and written only after a yes, as the person’s own answer', async () => {
  const { caseId, id, path } = await sent(samplePage(linesOf(HOLDER), { turned: 4, noise: 10 }))
  await expect.poll(() => stateOf(caseId, id), { timeout: 120_000 }).toBe('Read')
  const employee = await server.as(EMPLOYEE)
  const { body: reading } = await employee.get(path)
  const field = (name: string) => reading.proposed.find((each: { field: string }) => each.field === name)
  expect(field('person.familyName')).toMatchObject({ read: 'NAIRSON', same: false })
  expect(field('passport.number')).toMatchObject({ read: '•••••4321', same: false })
  expect(field('passport.expiresOn')).toMatchObject({ read: '2031-08-19' })
  expect(JSON.stringify(reading)).not.toContain('Z7654321')
  const onRecord = async (fact: string) =>
    (await employee.get(`/api/people/${reading.personId}`)).body.facts.known[fact]
  expect(JSON.stringify((await onRecord('person.passports')) ?? '')).not.toContain('2031-08-19')

  const picture = await fetch(new URL(`${path}/picture`, server.url), { headers: { cookie: employee.cookie } })
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect((await employee.post(path, { personId: reading.personId, values: { 'person.ssn': '1' } })).status).toBe(400)

  const values = { 'passport.number': '•••••4321', 'passport.country': 'IN', 'passport.expiresOn': '2031-08-19' }
  const confirmed = await employee.post(path, { personId: reading.personId, values, version: reading.version })
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200)
  expect(confirmed.body.changed).toEqual(['person.passports'])
  const after = await onRecord('person.passports')
  expect(after).toMatchObject({ source: 'document' })
  expect(after.value[0]).toMatchObject({
    kind: 'Passport',
    number: '•••••4321',
    country: 'IN',
    expiresOn: '2031-08-19',
  })
  // What was not confirmed stays: the name on record is another.
  expect(JSON.stringify(await onRecord('person.familyName'))).not.toContain('NAIRSON')
  const { documents } = await ofCase(ATTORNEY, caseId)
  expect(documents.find((each: { id: number }) => each.id === id).expiresOn).toBe('2031-08-19')

  expect((await employee.post(path, { personId: reading.personId, values })).body.error.code).toBe('NOTHING_READ')
  const left = () =>
    system().one<{ left: boolean }>(
      'select reading_file_id is not null or reading_picture_file_id is not null as left from document_versions where document_id = $1',
      [id],
    )
  await expect.poll(async () => (await left()).left, { timeout: 120_000 }).toBe(false)
})

test('a line that contradicts its check digits is refused; what is not wanted is forgotten', async () => {
  const [upper, lower] = linesOf(HOLDER)
  const wrong = await sent(samplePage([upper, `${lower.slice(0, 15)}9${lower.slice(16)}`], { wide: 800 }))
  const right = await sent(samplePage(linesOf(HOLDER), { wide: 800 }))
  await expect.poll(() => stateOf(wrong.caseId, wrong.id), { timeout: 120_000 }).toBe('Wrong')
  await expect.poll(() => stateOf(right.caseId, right.id), { timeout: 120_000 }).toBe('Read')
  const employer = await server.as(EMPLOYER)
  expect((await employer.get(wrong.path)).body.error.code).toBe('NOTHING_READ')
  expect((await (await server.as(EMPLOYEE)).call('DELETE', right.path)).status).toBe(200)
  expect(await stateOf(right.caseId, right.id)).toBe('Dismissed')
})
