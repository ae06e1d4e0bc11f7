import { expect, test } from 'vitest'
import { demoPasswordText } from '#app/demo/load.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { documentsOf } from './support/documents.ts'

const server = serverOfFile()
const [EMPLOYER, EMPLOYER_ASSISTANT, EMPLOYEE, ATTORNEY] = [3, 4, 5, 9]
const { system } = recordsOf(server)
const documents = documentsOf(server)

const SIX_MINUTES = 6 * 60_000
const sent = (who: number, caseId: number, documentType: string): Promise<{ id: number; fileKey: string }> =>
  documents.uploaded(who, caseId, { documentType })
const priyasCase = async () =>
  (await (await server.as(EMPLOYEE)).get('/api/cases?search=Priya')).body.items[0].id as number

const released = async () =>
  (
    await system().one<{ n: number }>(
      `select count(*)::integer as n from audit_events where operation = 'secrets.released'`,
    )
  ).n

test('a Social Security card opens with the right and a fresh password, on record; its sender and the family open it freely', async () => {
  const caseId = await priyasCase()
  const { id, fileKey } = await sent(EMPLOYEE, caseId, 'Social Security card')
  const ways = [`/api/cases/${caseId}/documents/${id}/file`, `/api/files/${fileKey}`]
  const open = async (who: number, path: string) => {
    const { cookie } = await server.as(who)
    const reply = await fetch(new URL(path, server.url), { headers: { cookie } })
    return reply.ok ? 200 : (await reply.json()).error.code
  }
  for (const path of ways) {
    const before = await released()
    expect(await open(EMPLOYER_ASSISTANT, path), path).toBe('NOT_REVEALED')
    expect(await open(EMPLOYEE, path), path).toBe(200)
    expect(await released()).toBe(before)
    expect(await open(ATTORNEY, path), path).toBe(200)
    expect(await released()).toBe(before + 1)
  }
  for (const who of [ATTORNEY, EMPLOYER, EMPLOYEE]) await server.as(who)
  server.clock.advance(SIX_MINUTES)
  for (const path of ways) {
    expect(await open(ATTORNEY, path), path).toBe('CONFIRM_PASSWORD')
    expect(await open(EMPLOYEE, path), path).toBe(200)
  }
  // Lists show no small picture of it to who would need the password.
  const picture = await (await server.as(ATTORNEY)).get(`/api/cases/${caseId}/documents/${id}/thumbnail`)
  expect(picture.status).toBe(404)
  const asked = await (await server.as(ATTORNEY)).get(`/api/cases/${caseId}/documents/${id}/opening`)
  expect(asked.body.error.code).toBe('CONFIRM_PASSWORD')
})

test('an e-mail takes it along only for who may open it, with a fresh password, on record', async () => {
  const caseId = await priyasCase()
  const { fileKey } = await sent(EMPLOYEE, caseId, 'Social Security card')
  const send = async (who: number) => {
    const { status, body } = await (await server.as(who)).post('/emailApi/email/sendEmailTemplateWithAttachment', {
      ...{ toEmailIds: 'employer@visacare.demo', caseId, inputFileList: [fileKey] },
    })
    return status === 200 ? 200 : body.error.code
  }
  expect(await send(EMPLOYER_ASSISTANT)).toBe('NOT_REVEALED')
  const confirm = async (who: number) =>
    (await server.as(who)).post('/api/session/confirm', { password: demoPasswordText })
  await confirm(ATTORNEY)
  expect(await send(ATTORNEY)).toBe(200)
  const event = await system().one<{ after: { files: string[] } }>(
    `select after from audit_events where subject = $1 and after ? 'files' order by at desc, seq desc limit 1`,
    [`case:${caseId}`],
  )
  expect(event.after.files).toHaveLength(1)
  server.clock.advance(SIX_MINUTES)
  expect(await send(ATTORNEY)).toBe('CONFIRM_PASSWORD')
})

test('a passport opens with the case', async () => {
  const caseId = await priyasCase()
  const { id } = await sent(EMPLOYEE, caseId, 'Passport id page')
  const { cookie } = await server.as(EMPLOYER_ASSISTANT)
  const reply = await fetch(new URL(`/api/cases/${caseId}/documents/${id}/file`, server.url), { headers: { cookie } })
  expect(reply.status).toBe(200)
})

test('a kept form asked for by its key is released as at its own address', async () => {
  const caseId = await priyasCase()
  const attorney = await server.as(ATTORNEY)
  const { items } = (await attorney.get(`/api/cases/${caseId}/forms`)).body
  const made = await attorney.post(`/api/cases/${caseId}/form/generate`, { caseFormId: items[0].id })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const [file] = await system().rows<{ key: string }>(
    `select key from files where purpose = 'form' order by id desc limit 1`,
  )
  const refused = await (await server.as(EMPLOYER_ASSISTANT)).get(`/api/files/${file?.key}`)
  expect([refused.status, refused.body.error.code]).toEqual([403, 'NOT_REVEALED'])
})
