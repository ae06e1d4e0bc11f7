import { expect, test } from 'vitest'
import { demoPasswordText } from '#app/demo/load.ts'
import { remindOfI9 } from '#compliance/i9/server/morning.ts'
import { contentOf, formById, keepForm, saveContent, setLink } from '#compliance/i9/server/store.ts'
import { newLink } from '#compliance/i9/server/token.ts'
import { addDays } from '#formats/day.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { casesOf } from './support/cases.ts'
import { I94, PASSPORT, SECTION_1, SIGNER } from './support/i9.ts'

const server = serverOfFile()
const { system } = recordsOf(server)
const { opened } = casesOf(server)

const SHOWN = [
  { id: 'a', list: 'A', title: 'Foreign Passport', authority: 'India', number: 'Z7654321', expiresOn: '2031-06-30' },
  { id: 'b', list: 'A', title: 'Form I-94', authority: 'CBP', number: '998877665A1', expiresOn: '2027-05-15' },
]

test('the record of Form I-9 belongs to the employment; the law firm of the employer sees nothing of it', async () => {
  const employer = await server.as(3)
  const { id } = await opened({ typeId: 12, subType: 'hire', channel: undefined })
  const { employmentId, companyId, personId } = await system().one<Record<string, number>>(
    'select employment_id as "employmentId", company_id as "companyId", person_id as "personId" from cases where id = $1',
    [id],
  )
  const record = `i9/${employmentId}`
  const changes = [
    { subject: record, answers: { 'i9.documents': { value: SHOWN }, 'i9.examinedRemotely': { value: false } } },
  ]
  const saved = await employer.post(`/api/cases/${id}/answers`, { changes })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)

  // The employer has it on the form, another case of the same employment does not have it.
  const seen = await employer.get(`/api/cases/${id}/form?formId=i-9`)
  expect(JSON.stringify(seen.body)).toContain('Foreign Passport')
  const petition = await opened()
  expect(JSON.stringify((await employer.get(`/api/cases/${petition.id}/questionnaire`)).body)).not.toContain(
    'Foreign Passport',
  )

  // Nobody of the firm: not the form, not the questions, not the history, with the company selected neither.
  for (const role of [9, 10]) {
    const firm = await server.as(role)
    await firm.post('/api/session/company', { companyId })
    const paths = [`/api/cases/${id}/form?formId=i-9`, `/api/cases/${id}/questionnaire`, `/api/people/${personId}`]
    for (const path of [...paths, `/api/employments/${employmentId}/history`])
      expect([path, JSON.stringify((await firm.get(path)).body)]).toEqual([
        path,
        expect.not.stringMatching(/Foreign Passport|7654321|998877665/),
      ])
    expect((await firm.get(`/api/cases/${id}/form?formId=i-9`)).status).toBe(404)
  }

  const kept = await system().rows<{ subject: string }>(
    'select subject from fact_documents where subject_id = $1 and known ? $2',
    [employmentId, 'i9.documents'],
  )
  expect(kept).toEqual([{ subject: 'i9' }])
})

test('Form I-9 is filed with nobody: there is no package of it', async () => {
  const { id } = await opened({ typeId: 12, subType: 'hire', channel: undefined })
  const built = await (await server.as(9)).post(`/api/cases/${id}/packages`, {})
  expect([built.status, built.body.error?.code]).toEqual([409, 'NOTHING_TO_FILE'])
})

test('a form reverified by a foreign passport alone asks for a look, though it was written before; what was signed stays', async () => {
  const employer = await server.as(3)
  const { rows } = (await employer.get('/api/i9')).body
  const { id } = rows.find(({ waits }: { waits: string | null }) => waits === 'reverification')
  const { keyring, database } = server.services
  const content = await contentOf(system(), keyring, await formById(system(), id))
  if (!content?.section2) throw new Error('The demo has no complete form.')
  const [passport] = content.section2.documents
  const block = {
    ...{ kind: 'reverification', familyName: '', givenName: '', middleInitial: '', remote: false, notes: '' },
    ...{ document: { ...passport, expiresOn: '2033-01-01' }, signerName: 'x', signature: content.section2.signature },
  } as (typeof content.supplementB)[number]
  await database.transaction({ kind: 'system' }, async (tx) => {
    await saveContent(tx, keyring, await formById(tx, id), { ...content, supplementB: [block] })
    await keepForm(tx, id, { reverify: 'on', reverifyOn: '2033-01-01' })
  })
  const seen = async () => (await employer.get(`/api/i9/${id}`)).body
  expect((await seen()).row).toMatchObject({
    group: 'late',
    waits: 'look',
    about: expect.stringMatching(/^No document/),
  })
  await remindOfI9(server.services, server.services.clock.now())
  const listed = (await employer.get('/api/i9')).body.rows.find((row: { id: number }) => row.id === id)
  expect(listed).toMatchObject({ group: 'late', waits: 'look' })
  expect((await seen()).content.supplementB).toHaveLength(1)
  expect((await seen()).events.at(-1).what).toMatch(/^Worked out anew/)

  // Another date of birth than the record's is found; the demo's forms have the record's.
  const born = async () =>
    (await employer.get('/api/i9')).body.findings.filter((each: { id: string }) => each.id === 'A01c')
  expect(await born()).toEqual([])
  const { section1 } = content
  if (!section1) throw new Error('The demo has no complete form.')
  await database.transaction({ kind: 'system' }, async (tx) =>
    saveContent(tx, keyring, await formById(tx, id), {
      ...content,
      section1: { ...section1, birthDate: '1955-05-05' },
    }),
  )
  expect(await born()).toMatchObject([{ severity: 'warn', forms: [{ id }] }])
})

test('STEM OPT workers of a company that is not in E-Verify are named to HR and to its law firm', async () => {
  const [employer, attorney] = [await server.as(3), await server.as(9)]
  const named = async () => (await employer.get('/api/i9')).body.inTraining.map(({ name }: { name: string }) => name)
  const people = await named()
  const approved = await system().one<{ count: number }>(
    `select count(distinct k.person_id)::int as count from cases k join companies c on c.id = k.company_id
      where c.code = 'NORTHWIND' and k.type_id = 3 and k.sub_type = '(C)(3)(C)' and k.outcome = 'Approved' and k.valid_until >= $1`,
    [server.today()],
  )
  expect([people.length, people.length > 1]).toEqual([approved.count, true])
  expect((await employer.get('/api/i9/standing')).body.inTraining).toBe(people.length)
  const firms = (await attorney.get('/api/i9')).body.inTraining
  expect(firms).toContainEqual(expect.objectContaining({ name: people[0], companyName: 'NORTHWIND ANALYTICS' }))
  const { settings } = (await employer.get('/api/i9')).body
  const enrolled = { ...settings, everifyId: '1234567', enrolledFrom: addDays(server.today(), 1) }
  await employer.put('/api/i9/settings', enrolled)
  expect(await named()).toEqual(people)
  const kept = await employer.put('/api/i9/settings', { ...enrolled, enrolledFrom: addDays(server.today(), -1) })
  expect(kept.status, JSON.stringify(kept.body)).toBe(200)
  expect(await named()).toEqual([])
})

test('a notice of intent to fine is said to HR and to the attorney each day of its last week, once', async () => {
  const [employer, attorney] = [await server.as(3), await server.as(9)]
  const today = server.today()
  const made = await employer.post('/api/i9/notices', { kind: 'intent to fine', servedOn: addDays(today, -26) })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const heard = async (reader: typeof employer) =>
    (await reader.get('/api/my/notifications')).body.items.filter(({ text }: { text: string }) =>
      /intent to fine: ask for a hearing in writing by .* left\./.test(text),
    )
  const morning = () => remindOfI9(server.services, server.services.clock.now())
  await morning()
  expect([(await heard(employer)).length, (await heard(attorney)).length]).toEqual([1, 1])
  await morning()
  expect([(await heard(employer)).length, (await heard(attorney)).length]).toEqual([1, 1])
  await employer.post(`/api/i9/notices/${made.body.id}/close`)
})

test('with help and by live video, rehired within three years, and destroyed by a person once nothing asks for it', async () => {
  const [employer, today] = [await server.as(3), server.today()]
  const { settings } = (await employer.get('/api/i9')).body
  const ago = addDays(today, -500)
  const enrolled = { ...settings, everifyId: '1234567', enrolledFrom: ago, goodStandingOn: ago, videoFrom: ago }
  expect((await employer.put('/api/i9/settings', enrolled)).status).toBe(200)
  const email = 'helped@mail.example'
  const hire = { firstName: 'Grace', lastName: 'Park', email, jobTitle: 'Designer', firstDay: today }
  const { id } = (await employer.post('/api/i9/hires', hire)).body
  const { token, hash } = newLink()
  const sentAt = server.services.clock.now()
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    setLink(tx, id, { hash, for: 'sign', email, sentAt, until: new Date(sentAt.getTime() + 86_400_000) }),
  )
  const helper = { ...{ familyName: 'LIM', givenName: 'Jun', street: '4 Oak Street', city: 'Quincy' }, state: 'MA' }
  const signed = (signature: string) => {
    const preparers = [{ ...helper, postalCode: '02169', signature }]
    const section1 = { ...SECTION_1, email, socialSecurity: '123456789', helped: true, preparers }
    return server.visitor().post('/api/i9-link/sign', { token, section1, agreed: true, signature: 'Grace Park' })
  }
  // Supplement A: who helped signs with the own name, nobody else's.
  expect((await signed('Grace Park')).body.error.fields.preparers).toContain('Jun LIM')
  const section1 = await signed('Jun Lim')
  expect(section1.status, JSON.stringify(section1.body)).toBe(200)

  const shown = { documents: [PASSPORT, I94], remote: true, ...SIGNER }
  expect((await employer.post(`/api/i9/${id}/section-2`, shown)).body.error.code).toBe('COPIES')
  const video = await employer.post(`/api/i9/${id}/section-2`, { ...shown, copiesKept: true })
  expect([video.status, video.body.content?.section2?.remote], JSON.stringify(video.body)).toEqual([200, true])
  expect(video.body.content.section1.preparers).toMatchObject([{ familyName: 'LIM', signature: 'Jun Lim' }])

  const block = { kind: 'rehire', ...SIGNER }
  expect((await employer.post(`/api/i9/${id}/supplement-b`, block)).body.error.code).toBe('NEEDS_REHIRE')
  const later = { ...block, rehiredOn: addDays(today, 3 * 366) }
  expect((await employer.post(`/api/i9/${id}/supplement-b`, later)).body.error.code).toBe('NEW_FORM')
  const again = await employer.post(`/api/i9/${id}/supplement-b`, { ...block, rehiredOn: addDays(today, 30) })
  expect([again.status, again.body.content?.supplementB?.length], JSON.stringify(again.body)).toEqual([200, 1])

  // Kept three years from the hire, one from the end: this one is destroyed by nobody, the internship of long ago is.
  expect((await employer.post('/api/session/confirm', { password: demoPasswordText })).status).toBe(200)
  expect((await employer.post(`/api/i9/${id}/destroy`)).body.error.code).toBe('STILL_KEPT')
  const { rows } = (await employer.get('/api/i9')).body
  const old = rows.find(({ waits }: { waits: string | null }) => waits === 'destruction')
  expect((await employer.post(`/api/i9/${old.id}/destroy`)).status).toBe(200)
  expect(await contentOf(system(), server.services.keyring, await formById(system(), old.id))).toBeUndefined()
  expect((await employer.get(`/api/i9/${old.id}`)).body).toMatchObject({
    content: null,
    destroyedAt: expect.any(String),
  })
})
