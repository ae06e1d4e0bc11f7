import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { expireEnvelope, remindSigner } from '#paperwork/envelopes/server/jobs.ts'
import { type Mailbox, startMailbox } from '../../e2e/setup/mailbox.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, documentsOf, EMPLOYEE, EMPLOYER, formOf } from './support/documents.ts'
import { envelopesOf, PEOPLE } from './support/envelopes.ts'

// A document goes to three people in their order, by mail of a real server; what comes back is checked by another program.
const server = serverOfFile()
const { system } = recordsOf(server)
const { opened, uploaded } = documentsOf(server)
let mailbox: Mailbox
const { made, sent, linkOf, codeOf, passOf, signs, post } = envelopesOf(server, () => mailbox)
const [helen, miriam, priya] = PEOPLE
let theCase: { id: number; number: string }
let letter: { id: number }
let folder = ''

beforeAll(async () => {
  mailbox = await startMailbox()
  server.services.config.smtpUrl = mailbox.url
  folder = mkdtempSync(join(tmpdir(), 'signed-'))
  theCase = await opened()
  letter = await uploaded(ATTORNEY, theCase.id, { documentType: 'Support letter' })
})
afterAll(async () => {
  await mailbox?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const verify = async (bytes: Uint8Array) => {
  const form = new FormData()
  form.set('file', new Blob([bytes as BlobPart]), 'signed.pdf')
  return (await server.visitor().call('POST', '/api/verify-signed-document', form)).body
}

test('three people sign one after the other; the file is sealed, and one changed byte shows', async () => {
  const { id } = await sent(theCase.id, letter.id)
  for (const person of PEOPLE) {
    const token = await linkOf(id, person)
    // Whoever comes later has not been written to before.
    const later = PEOPLE.slice(PEOPLE.indexOf(person) + 1)
    for (const each of later) expect(mailbox.mails.filter(({ to }) => to.includes(each.email))).toEqual([])
    const before = (await post('open', { token })).body
    expect([before.standing, before.identified, before.fields, before.language]).toEqual(['yours', false, [], null])
    const pass = await passOf(token, person)
    expect((await signs(token, pass, 'Completely Other Person')).body.error.code).toBe('WRONG_NAME')
    const reply = await signs(token, pass)
    expect([reply.status, reply.body.standing]).toEqual([200, 'signed'])
  }
  const mail = await mailbox.mailTo(priya.email, /Signed by all/)
  expect(mail.text).toMatch(/Content-Disposition: attachment; filename="?Support/i)
  for (const person of [helen, miriam]) await mailbox.mailTo(person.email, /Signed by all/)

  const attorney = await server.as(ATTORNEY)
  const envelope = (await attorney.get(`/api/envelopes/${id}`)).body
  expect([envelope.state, envelope.resultDocumentId]).toEqual(['completed', expect.any(Number)])
  const reply = await fetch(`${server.url}/api/envelopes/${id}/file?which=signed`, {
    headers: { cookie: attorney.cookie },
  })
  const file = new Uint8Array(await reply.arrayBuffer())
  const { pages } = await readPdf(file)
  expect(pages[0]?.text).toContain('Helen Achebe')
  const certificate = pages.map(({ text }) => text).join(' ')
  for (const words of PEOPLE.flatMap(({ name, email }) => [name, email])) expect(certificate).toContain(words)
  expect(certificate).toContain(envelope.checkNumber)
  const { sha } = await system().one<{ sha: string }>(
    `select encode(sha256, 'hex') as sha from files where id = (select file_id from envelopes where id = $1)`,
    [id],
  )
  expect(certificate.replace(/\s/g, '')).toContain(sha)

  const path = join(folder, 'signed.pdf')
  writeFileSync(path, file)
  const said = execFileSync('pdfsig', ['-nocert', path], { encoding: 'utf8' })
  expect(said).toMatch(/Signature is Valid/)
  expect(said).toMatch(/Total document signed/)

  const whole = await verify(file)
  expect(whole.result).toBe('whole')
  expect(whole.document.signers.map(({ name }: { name: string }) => name)).toEqual(PEOPLE.map(({ name }) => name))
  const changed = Uint8Array.from(file)
  changed[200] = (changed[200] ?? 0) ^ 1
  expect(await verify(changed)).toEqual({ result: 'changed', sealedAt: expect.any(String), document: null })
  const added = await verify(new Uint8Array([...file, ...new TextEncoder().encode('\n%%EOF\n')]))
  expect([added.result, added.document.title]).toEqual(['added', 'Support letter'])
  const number = await server.visitor().get(`/api/verify-signed-document/${envelope.checkNumber}`)
  expect([number.body.result, number.body.document.signers.length]).toEqual(['number', 3])
})

test('a file without a seal, and one that is no PDF, are told apart from ours', async () => {
  const none = await verify(new TextEncoder().encode('%PDF-1.7\nnothing\n%%EOF\n'))
  expect(none).toEqual({ result: 'none', sealedAt: null, document: null })
  expect((await verify(new TextEncoder().encode('a letter'))).error.code).toBe('NOT_A_PDF')
})

test('a form of the government is refused, with the way it is signed instead', async () => {
  const form = await uploaded(ATTORNEY, theCase.id, { documentType: 'Form I-129' })
  const { status, body } = await made(theCase.id, form.id)
  expect([status, body.error.code, body.error.details.scanPath]).toEqual([
    409,
    'PAPER_FORM',
    `/visaCareFiling/${theCase.id}`,
  ])
  expect(body.error.message).toMatch(/handwritten signature.*upload the scan/)
})

test('who may ask for signatures: the firm in its case, the employee never', async () => {
  const body = { documentId: letter.id, signers: [helen] }
  const employer = await (await server.as(EMPLOYER)).post(`/api/cases/${theCase.id}/envelopes`, body)
  expect([employer.status, employer.body.error.code]).toEqual([403, 'NOT_YOURS'])
  const employee = await (await server.as(EMPLOYEE)).post(`/api/cases/${theCase.id}/envelopes`, body)
  expect([employee.status, employee.body.error.code]).toEqual([403, 'FORBIDDEN'])
})

test('a link opens its own document only, ends when it was used, and with its time', async () => {
  const one = await sent(theCase.id, letter.id, [helen])
  const other = await sent(theCase.id, letter.id, [miriam])
  const [ofOne, ofOther] = [await linkOf(one.id, helen), await linkOf(other.id, miriam)]
  const pass = await passOf(ofOne, helen)
  // What opens one does not open the other.
  for (const call of ['pages', 'sign', 'decline'])
    expect([call, (await post(call, { token: ofOther, pass, ...WHOLE })).body.error.code]).toEqual([call, 'CODE_FIRST'])
  expect((await post('open', { token: 'x'.repeat(43) })).body.error.code).toBe('LINK_ENDED')
  const unseen = { token: ofOne, pass, consent: true, marks: [] }
  expect((await post('sign', unseen)).body.error.code).toBe('NOT_OPENED')
  expect((await signs(ofOne, pass)).status).toBe(200)
  expect((await signs(ofOne, pass)).body.error.code).toBe('OVER')
  server.clock.advance(15 * 86_400_000)
  try {
    expect((await post('open', { token: ofOther })).body.standing).toBe('expired')
    expect((await post('code', { token: ofOther })).body.error.code).toBe('OVER')
    expect((await post('ask-again', { token: ofOther })).body).toEqual({ told: true })
    await expireEnvelope(server.services, other.id)
    expect(await stateOf(other.id)).toBe('expired')
  } finally {
    server.clock.advance(-15 * 86_400_000)
  }
})

test('the fifth wrong code ends it: the right one does not help any more', async () => {
  const { id } = await sent(theCase.id, letter.id, [helen])
  const token = await linkOf(id, helen)
  const code = await codeOf(token, helen)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 5; tries++)
    expect((await post('identify', { token, code: wrong })).body.error.code).toBe('CODE_WRONG')
  expect((await post('identify', { token, code })).body.error.code).toBe('CODE_OVER')
})

test('a reminder mails the same link again; who declines says why, and the sender hears it', async () => {
  const { id } = await sent(theCase.id, letter.id, [priya, helen])
  const token = await linkOf(id, priya)
  await remindSigner(server.services, id)
  const again = await mailbox.mailTo(priya.email, /Reminder: please sign/)
  expect(again.text).toContain(`/docuSignPageView/${id}#${token}`)
  const pass = await passOf(token, priya)
  const reply = await post('decline', { token, pass, reason: 'My title is wrong.' })
  expect([reply.status, reply.body.standing]).toEqual([200, 'declined'])
  const told = await mailbox.mailTo('attorney@visacare.demo', /Not signed/)
  expect(told.text).toContain('My title is wrong.')
  const { body } = await (await server.as(ATTORNEY)).get(`/api/envelopes/${id}`)
  expect([body.state, body.signers.map(({ state }: { state: string }) => state)]).toEqual([
    'declined',
    ['declined', 'waiting'],
  ])
})

const WHOLE = { consent: true, marks: [], reason: 'No.' }

test('a document of a company that belongs to no case is placed, sent and signed; who sent it is named, whoever prepared it', async () => {
  const employer = await server.as(EMPLOYER)
  const { id: companyId } = await system().one<{ id: number }>(`select id from companies where code = 'NORTHWIND'`)
  const attorney = await server.as(ATTORNEY)
  const draft = await attorney.call('POST', `/api/companies/${companyId}/envelopes`, formOf({ title: 'Agreement' }))
  expect(draft.body, JSON.stringify(draft.body)).toMatchObject({ caseId: null, state: 'draft', signers: [] })
  const { id, version } = draft.body
  const place = { page: 1, x: 1000, y: 4000, width: 3000, height: 500 }
  const fields = [{ ...place, kind: 'signature' }]
  const given = { title: 'Agreement', version, signers: [{ ...helen, fields }] }
  const saved = await employer.call('PUT', `/api/envelopes/${id}`, given)
  expect(saved.body.fields, JSON.stringify(saved.body)).toMatchObject(fields)
  expect((await employer.post(`/api/envelopes/${id}/send`, {})).body.state).toBe('sent')
  const token = await linkOf(id, helen)
  const { text } = await mailbox.mailTo(helen.email, new RegExp(`docuSignPageView/${id}#`))
  expect(text).toMatch(/ROMERO[\s\S]*NORTHWIND/)
  expect(text).not.toMatch(/HARBOR/)
  const pass = await passOf(token, helen)
  expect((await post('open', { token, pass })).body.fields).toMatchObject(fields)
  expect((await signs(token, pass)).body.standing).toBe('signed')
  const listed = (await employer.get(`/api/companies/${companyId}/envelopes`)).body.items
  expect(listed.map((each: { id: number }) => each.id)).toContain(id)
})

test('who chose Spanish in VisaCare is asked in Spanish, and the page knows it', async () => {
  const employee = await server.as(EMPLOYEE)
  expect((await employee.put('/api/my/settings', { settings: { language: 'es' } })).status).toBe(200)
  const reader = { name: 'Priya Nair', email: 'employee@visacare.demo', role: '' }
  const { id } = await sent(theCase.id, letter.id, [reader])
  const token = await linkOf(id, reader)
  expect((await mailbox.mailTo(reader.email, /Por favor firme/)).text).toMatch(/lang=(?:3D)?"es"/)
  expect((await post('open', { token })).body.language).toBe('es')
})

test('what all signed and nobody sealed is sealed when it is asked for again', async () => {
  const { id } = await sent(theCase.id, letter.id, [miriam])
  const attorney = await server.as(ATTORNEY)
  const seal = () => attorney.post(`/api/envelopes/${id}/seal`)
  expect((await seal()).body.error.code).toBe('NOT_ALL_SIGNED')
  const token = await linkOf(id, miriam)
  await signs(token, await passOf(token, miriam))
  const completed = () => vi.waitFor(async () => expect(await stateOf(id)).toBe('completed'), 30_000)
  await completed()
  // As a job that was given up leaves it.
  await system().run(`update envelopes set state = 'sent', result_file_id = null where id = $1`, [id])
  expect((await seal()).status).toBe(200)
  await completed()
  expect((await seal()).body.error.code).toBe('NOT_ALL_SIGNED')
})

const stateOf = async (id: number) =>
  (await system().one<{ state: string }>('select state from envelopes where id = $1', [id])).state

test('without a mail server nothing is said to be mailed, neither a link nor a code', async () => {
  const { smtpUrl } = server.services.config
  const before = await sent(theCase.id, letter.id, [priya])
  const token = await linkOf(before.id, priya)
  expect((await post('code', { token })).body.held).toBe(false)
  server.services.config.smtpUrl = undefined
  try {
    expect((await post('code', { token })).body.held).toBe(true)
    const { id } = await sent(theCase.id, letter.id)
    const attorney = await server.as(ATTORNEY)
    const asked = async () =>
      (await attorney.get(`/api/envelopes/${id}`)).body.events.find(({ kind }: { kind: string }) => kind === 'asked')
    expect(await asked()).toMatchObject({ who: expect.stringContaining(helen.email), mail: 'held' })
    const { body } = await attorney.post(`/api/envelopes/${id}/remind`)
    expect(body.events.at(-1)).toMatchObject({ kind: 'reminded', mail: 'held' })
  } finally {
    server.services.config.smtpUrl = smtpUrl
  }
})
