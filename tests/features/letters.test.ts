import { expect, test } from 'vitest'
import { readingText } from '#docx/text-of.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, documentsOf, EMPLOYEE, EMPLOYER, FIRM, formOf, PROVIDER } from './support/documents.ts'
import { docx, lettersOf } from './support/letters.ts'

const server = serverOfFile()
const { opened } = documentsOf(server)
const as = (who: number) => server.as(who)

const { bytesOf, print, making } = lettersOf(server)

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
  // It is shown to its own firm, and to no other company or firm.
  const shown = await fetch(`${server.url}/api/letterhead/letterhead`, { headers: { cookie: firm.cookie } })
  expect([shown.headers.get('content-type'), new Uint8Array(await shown.arrayBuffer())]).toEqual(['image/png', PNG])
  expect((await (await as(EMPLOYER)).get('/api/letterhead/letterhead')).status).toBe(404)
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
  expect(list.making).toEqual([])
  // A letter whose window was closed leaves a trace until it is there, also when it was given up.
  const left = async (since: string) => {
    const sql = `update letter_works set status = 'Working', step = 'Writing', created_at = created_at - $2::interval where case_id = $1`
    await recordsOf(server).system().run(sql, [caseId, since])
    return (await firm.get(`/api/cases/${caseId}/letters`)).body.making
  }
  expect(await left('1 minute')).toMatchObject([{ name: 'Ours', status: 'Working', step: 'Writing' }])
  expect(await left('21 minutes')).toMatchObject([{ status: 'Failed', message: expect.stringContaining('given up') }])
  const fields = (await firm.get('/api/letter-fields')).body.items
  expect(fields.map(({ name }: { name: string }) => name)).toContain('employment.pay')
  expect(fields.map(({ name }: { name: string }) => name)).not.toContain('person.ssn')
})
