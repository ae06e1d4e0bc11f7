import { expect, test } from 'vitest'
import { readingText } from '#docx/text-of.ts'
import { writeDocx } from '#docx/write.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, documentsOf, EMPLOYEE, EMPLOYER, FIRM, formOf, PROVIDER } from './support/documents.ts'

const server = serverOfFile()
const { opened } = documentsOf(server)
const as = (who: number) => server.as(who)
const docx = (text: string) => writeDocx({ title: 'Own', blocks: [{ kind: 'paragraph', text }] }) as BlobPart

/** The test client reads texts. */
async function bytesOf(path: string): Promise<Uint8Array> {
  const { cookie } = await as(ATTORNEY)
  return new Uint8Array(await (await fetch(new URL(path, server.url), { headers: { cookie } })).arrayBuffer())
}

type Client = Awaited<ReturnType<typeof as>>

/** Waits until the job is done with a letter or its PDF. */
async function done(client: Client, started: { status: number; body: { id: number } }) {
  expect(started.status, JSON.stringify(started.body)).toBe(200)
  for (let tries = 0; tries < 600; tries++) {
    const { body } = await client.get(`/api/letter-works/${started.body.id}`)
    if (!['Waiting', 'Working'].includes(body.status)) return body
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The letter was not written in time.')
}

const print = async (client: Client, id: number) => done(client, await client.post(`/api/letters/${id}/prints`, {}))

/** A letter as the list shows it, when the job is done. */
async function making(client: Client, caseId: number, given: object) {
  const work = await done(client, await client.post(`/api/cases/${caseId}/letters`, given))
  expect(work).toMatchObject({ status: 'Ready', message: '' })
  const { items } = (await client.get(`/api/cases/${caseId}/letters`)).body
  return items.find(({ file }: { file: { id: number } }) => file.id === work.fileId)
}

test('the firm previews a letter with what is missing and where it is answered, and makes it', async () => {
  const { id: caseId } = await opened()
  const attorney = await as(ATTORNEY)
  const templates = await attorney.get(`/api/cases/${caseId}/letter-templates`)
  expect(templates.body.items.map(({ key }: { key: string }) => key)).toContain('supportLetter')
  expect(templates.body.items.map(({ key }: { key: string }) => key)).not.toContain('collection')

  const preview = (await attorney.get(`/api/cases/${caseId}/letter-preview?template=supportLetter`)).body
  expect(preview.text).toContain('Dear Officer:')
  expect(preview.text).not.toMatch(/undefined|\{\{/)
  expect(preview.missing.length).toBeGreaterThan(0)
  for (const { label, link, where } of preview.missing) {
    expect(preview.text.includes(`[${label}]`) || link !== null, label).toBe(true)
    expect(where).not.toBe('')
  }
  expect(preview.missing.some(({ link }: { link: string }) => link?.includes('?question='))).toBe(true)

  const made = await making(attorney, caseId, { template: 'supportLetter' })
  expect(made).toMatchObject({
    file: { kind: 'supportLetter', name: 'Support letter.docx' },
    place: 'support',
    inPackage: false,
  })
  expect(readingText(await bytesOf(`/api/editable-files/${made.file.id}/content`))).toBe(preview.text)
  expect(preview.text).not.toContain('Page 1')
  const early = await attorney.get(`/api/letters/${made.file.id}/pdf`)
  expect(early.body.error).toMatchObject({ code: 'NOT_PRINTED' })
  const printed = await print(attorney, made.file.id)
  expect(printed).toMatchObject({ status: 'Ready', fileId: made.file.id })
  // Who may read the letter and did not ask for the PDF knows nothing of the job.
  expect((await (await as(FIRM)).get(`/api/letter-works/${printed.id}`)).status).toBe(404)
  // What was printed is not printed twice.
  expect((await attorney.post(`/api/letters/${made.file.id}/prints`, {})).body.status).toBe('Ready')
  const pdf = await bytesOf(`/api/letters/${made.file.id}/pdf`)
  expect(Buffer.from(pdf).toString('latin1', 0, 5)).toBe('%PDF-')

  const marked = (await attorney.post(`/api/letters/${made.file.id}/prints`, { toSend: true })).body.error
  expect(marked, 'what is marked is said before it is printed').toMatchObject({ code: 'NOT_FINISHED' })

  const refused = await attorney.put(`/api/letters/${made.file.id}/place`, { inPackage: true })
  expect(refused.body.error).toMatchObject({ code: 'NOT_FINISHED' })
  const list = (await attorney.get(`/api/cases/${caseId}/letters`)).body
  expect(list).toMatchObject({
    items: [{ templateName: 'Support letter', changed: [], inPackage: false }],
    may: { write: true },
  })
})

test('nobody else makes letters, and an employer sees none of the firm’s drafts', async () => {
  const { id: caseId } = await opened()
  const { file: draft } = await making(await as(ATTORNEY), caseId, { template: 'coveringLetter' })
  for (const who of [EMPLOYER, EMPLOYEE, PROVIDER]) {
    const client = await as(who)
    expect((await client.get(`/api/cases/${caseId}/letters`)).body.items ?? []).toEqual([])
    expect((await client.post(`/api/cases/${caseId}/letters`, { template: 'coveringLetter' })).status).toBe(403)
  }
  // Shared, HR has it among the letters of the case; what facts are behind it stays with who writes.
  const shared = await (await as(ATTORNEY)).put(`/api/editable-files/${draft.id}/share`, { sharedWith: 'employer' })
  expect(shared.status, JSON.stringify(shared.body)).toBe(200)
  const seen = (await (await as(EMPLOYER)).get(`/api/cases/${caseId}/letters`)).body
  expect(seen).toMatchObject({ items: [{ file: { id: draft.id }, changed: [] }], may: { write: false } })
  const employee = await as(EMPLOYEE)
  expect((await employee.get(`/api/cases/${caseId}/letters`)).body.items ?? []).toEqual([])
  await (await as(ATTORNEY)).put(`/api/editable-files/${draft.id}/share`, { sharedWith: 'everyone' })
  const own = (await employee.get(`/api/cases/${caseId}/letters`)).body
  expect(own).toMatchObject({ items: [{ file: { id: draft.id } }], may: { write: false } })
  expect(await print(employee, draft.id)).toMatchObject({ status: 'Ready' })
})

test('a fact that is answered anew after the letter was made is named', async () => {
  const { id: caseId } = await opened()
  const attorney = await as(ATTORNEY)
  const own = await attorney.call(
    'POST',
    '/api/letter-templates',
    formOf({ kind: 'letter' }, docx('{{person.fullName}} of {{company.legalName}}, {{case.number}}'), 'Names.docx'),
  )
  expect(own.status, JSON.stringify(own.body)).toBe(200)
  const made = await making(attorney, caseId, { template: own.body.key, name: 'About the names' })
  expect(made).toMatchObject({ templateName: 'Names', facts: 3, missing: [] })
  const { id: personId } = await recordsOf(server)
    .system()
    .one<{ id: number }>(`select person_id as id from users where user_name = 'employee@visacare.demo'`)
  const changes = [{ subject: `person/${personId}`, answers: { 'person.givenName': { value: 'Prya' } } }]
  const saved = await attorney.post(`/api/cases/${caseId}/answers`, { changes })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const { changed } = (await attorney.get(`/api/cases/${caseId}/letters`)).body.items[0]
  expect(changed).toHaveLength(1)
  expect(changed[0]).toMatchObject({ label: 'Full name', now: expect.stringContaining('Prya') })
})

test('an own template is checked on upload and has versions; letters say from which they were made', async () => {
  const firm = await as(FIRM)
  const send = (content: BlobPart, name = 'Own letter.docx') =>
    firm.call('POST', '/api/letter-templates', formOf({ kind: 'letter' }, content, name))
  const unknown = await send(docx('Dear {{person.fulname}}, {{#if is.extends}} you stay.'))
  expect(unknown.body.error.code).toBe('FIELDS_UNKNOWN')
  expect(unknown.body.error.message).toContain('There is no field {{person.fulname}}.')
  expect(unknown.body.error.message).toContain('{{#if is.extends}} is never closed.')
  const hostile = await send('<html><body>Hello</body></html>' as BlobPart)
  expect(hostile.body.error.message).toContain('a web page')
  expect((await firm.get('/api/letter-templates')).body.items.filter(({ own }: { own: boolean }) => own)).toHaveLength(
    1,
  )

  const kept = await send(docx('Dear {{person.fullName}}:'))
  const again = await firm.call(
    'POST',
    `/api/letter-templates/${kept.body.fileId}/versions`,
    formOf({}, docx('Hello {{person.fullName}}!'), 'x.docx'),
  )
  expect([kept.body.version, again.body.version]).toEqual([1, 2])
  const { id: caseId } = await opened()
  const made = await making(firm, caseId, { template: kept.body.key })
  expect(made.templateVersion).toBe(2)
  expect(
    (await (await as(EMPLOYER)).call('POST', '/api/letter-templates', formOf({}, docx('x'), 'x.docx'))).status,
  ).toBe(403)
})

const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)

test('a cover letter with the firm’s letterhead goes on top of the package, and only when nothing is marked in it', async () => {
  const firm = await as(FIRM)
  const picture = await firm.call('POST', '/api/letterhead/letterhead', formOf({}, PNG as BlobPart, 'head.png'))
  expect(picture.body).toEqual({ letterhead: true, signature: false })
  const { id: caseId } = await opened()
  const own = await firm.call(
    'POST',
    '/api/letter-templates',
    formOf({ kind: 'coveringLetter' }, docx('{{image firm.letterhead}}Dear Officer: {{person.fullName}}'), 'Ours.docx'),
  )
  const made = await making(firm, caseId, { template: own.body.key })
  const placed = await firm.put(`/api/letters/${made.file.id}/place`, { inPackage: true })
  expect(placed.body, JSON.stringify(placed.body)).toMatchObject({ place: 'cover', inPackage: true })
  expect((await firm.delete('/api/letterhead/letterhead')).body).toEqual({ letterhead: false, signature: false })
  const list = (await firm.get(`/api/cases/${caseId}/letters`)).body
  expect(list.items[0]).toMatchObject({ inPackage: true })
  const fields = (await firm.get('/api/letter-fields')).body.items
  expect(fields.map(({ name }: { name: string }) => name)).toContain('employment.pay')
  expect(fields.map(({ name }: { name: string }) => name)).not.toContain('person.ssn')
})

test('a letter is sent to sign as its newest version reads, kept once among the documents, and only when it is whole', async () => {
  const firm = await as(FIRM)
  const { id: caseId } = await opened()
  const signers = [{ name: 'Helen Achebe', email: 'helen.achebe@northwind.example' }]
  const sendsTo = (given: object) => firm.post(`/api/cases/${caseId}/envelopes`, { signers, ...given })
  const whole = docx('{{person.fullName}} is needed.')
  const own = await firm.call('POST', '/api/letter-templates', formOf({ kind: 'supportLetter' }, whole, 'Plea.docx'))
  const { file } = await making(firm, caseId, { template: own.body.key })
  expect((await sendsTo({ letterId: file.id })).body.error.code).toBe('NOT_PRINTED')
  await print(firm, file.id)
  const { body: first } = await sendsTo({ letterId: file.id })
  expect(first, JSON.stringify(first)).toMatchObject({ title: 'Plea', documentId: expect.any(Number) })
  expect(first.events[0].note).toBe('Version 1 of the letter “Plea”')
  const documents = async () => (await firm.get(`/api/cases/${caseId}/documents`)).body.documents
  expect(await documents()).toMatchObject([
    {
      ...{ id: first.documentId, documentType: 'Plea', fileName: 'Plea.pdf', itemId: '', employeeAccess: false },
      description: 'Version 1 of the letter “Plea”, as it was sent to be signed.',
    },
  ])
  // The same version again is the same document; what was written since is another version, and not sent for it.
  expect((await sendsTo({ letterId: file.id })).body.documentId).toBe(first.documentId)
  const later = await firm.call(
    'POST',
    `/api/editable-files/${file.id}/versions`,
    formOf({ basedOn: '1' }, docx('She is needed soon.'), 'Plea.docx'),
  )
  expect(later.status, JSON.stringify(later.body)).toBe(200)
  expect((await sendsTo({ letterId: file.id })).body.error.code).toBe('NOT_PRINTED')

  const marked = await making(firm, caseId, { template: 'supportLetter' })
  expect((await sendsTo({ letterId: marked.file.id })).body.error.code).toBe('NOT_FINISHED')
  expect((await sendsTo({})).body.error.code).toBe('ONE_SOURCE')
  const elsewhere = await firm.post(`/api/cases/${(await opened()).id}/envelopes`, { signers, letterId: file.id })
  expect(elsewhere.status).toBe(404)
  expect(await documents()).toHaveLength(1)
})

test('a letter that is sent before it is printed goes out with its print, whatever becomes of the page', async () => {
  const firm = await as(FIRM)
  const { id: caseId } = await opened()
  const signers = [{ name: 'Helen Achebe', email: 'helen.achebe@northwind.example', role: 'Signer' }]
  const given = { signers, message: 'Please soon.', validDays: 7 }
  const sends = (more: object) => firm.post(`/api/cases/${caseId}/letters-to-sign`, { ...given, ...more })
  const upload = await firm.call(
    'POST',
    `/api/cases/${caseId}/editable-files`,
    formOf({ kind: 'letter' }, docx('We need her.'), 'Need.docx'),
  )
  expect(upload.status, JSON.stringify(upload.body)).toBe(200)
  const letterId = upload.body.id
  const envelopes = async () => (await firm.get(`/api/cases/${caseId}/envelopes`)).body
  const { envelopeId, ...work } = await done(firm, await sends({ letterId }))
  expect([work.status, work.message]).toEqual(['Ready', ''])
  const { items, letters } = await envelopes()
  expect([items.length, letters]).toEqual([1, []])
  expect(items[0]).toMatchObject({
    id: envelopeId,
    state: 'sent',
    title: 'Need',
    message: 'Please soon.',
    validDays: 7,
  })
  expect(items[0].signers).toMatchObject([{ ...signers[0], state: 'asked' }])
  // Printed before: it is sent all the same; without `send` it waits for its places.
  const draft = await done(firm, await sends({ letterId, send: false }))
  expect((await firm.get(`/api/envelopes/${draft.envelopeId}`)).body).toMatchObject({ state: 'draft' })
  const kept = (await firm.get(`/api/cases/${caseId}/documents`)).body.documents
  expect(kept.map(({ id }: { id: number }) => id)).toEqual([items[0].documentId])

  const marked = await making(firm, caseId, { template: 'supportLetter' })
  expect((await sends({ letterId: marked.file.id })).body.error.code).toBe('NOT_FINISHED')
  expect((await (await as(EMPLOYER)).post(`/api/cases/${caseId}/letters-to-sign`, { ...given, letterId })).status).toBe(
    403,
  )
  // What fails is said where envelopes are listed, until it is sent again.
  await recordsOf(server)
    .system()
    .run(
      `insert into letter_works (user_id, what, editable_file_id, version, created_at, status, message, to_sign, to_sign_in)
     select user_id, what, editable_file_id, version, created_at, 'Failed', 'No pages.', to_sign, to_sign_in
       from letter_works where id = $1`,
      [draft.id],
    )
  expect((await envelopes()).letters).toMatchObject([{ status: 'Failed', message: 'No pages.', first: 'Helen Achebe' }])
})
