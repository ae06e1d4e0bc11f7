import { expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { documentsOf, EMPLOYER, FIRM, formOf } from './support/documents.ts'
import { docx, lettersOf } from './support/letters.ts'

const server = serverOfFile()
const { opened } = documentsOf(server)
const { done, print, making } = lettersOf(server)
const as = (who: number) => server.as(who)

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
  // The people of the case are offered, who signs for the company first, nobody twice.
  const { items: people } = (await firm.get(`/api/cases/${caseId}/people-to-sign`)).body
  expect(people[0]).toMatchObject({ name: expect.stringMatching(/^Helen Achebe$/i), about: 'Signs for the company' })
  const emails = people.map(({ email }: { email: string }) => email.toLowerCase())
  expect(emails).toContain('employee@visacare.demo')
  expect(new Set(emails).size).toBe(emails.length)
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
