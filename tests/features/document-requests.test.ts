import { describe, expect, test } from 'vitest'
import { remindOfDue } from '#case-file/reminders/server/due-reminders.ts'
import { addDays } from '#formats/day.ts'
import { tellExpiry } from '#preparation/documents/server/jobs.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, documentsOf, EMPLOYEE, EMPLOYER, FIRM, formOf } from './support/documents.ts'

const server = serverOfFile()
const { system } = recordsOf(server)
const { opened, uploaded, ofCase, item } = documentsOf(server)

describe('looking at documents', () => {
  test('a rejection needs a reason, tells the sender, and is open again; a new version waits to be looked at', async () => {
    const { id, number } = await opened()
    const document = await uploaded(EMPLOYEE, id, { itemId: 'passport' })
    const attorney = await server.as(ATTORNEY)
    const path = `/api/cases/${id}/documents/${document.id}`
    expect((await attorney.post(`${path}/review`, { review: 'Rejected' })).body.error.code).toBe('REASON_MISSING')
    const reason = 'The photo page is cut off.'
    expect((await attorney.post(`${path}/review`, { review: 'Rejected', reason })).body.review).toBe('Rejected')
    expect(await item(EMPLOYEE, id, 'passport')).toMatchObject({ state: 'rejected', reason })
    const { body: news } = await (await server.as(EMPLOYEE)).get('/api/my/notifications')
    expect(JSON.stringify(news)).toContain(`Passport photo page has to be sent again. ${reason} (Case ${number})`)

    const next = await (await server.as(EMPLOYEE)).call('POST', `${path}/versions`, formOf({ expiresOn: '2032-01-01' }))
    expect(next.body).toMatchObject({ versionNumber: 2, review: 'Waiting', expiresOn: '2032-01-01' })
    expect((await attorney.post(`${path}/review`, { review: 'Accepted', versionNumber: 2 })).status).toBe(200)
    expect((await item(FIRM, id, 'passport')).state).toBe('accepted')
    const { versions } = await ofCase(FIRM, id)
    expect(versions.map((each: { number: number }) => each.number)).toEqual([2, 1])
    expect((await attorney.get(`${path}/file?number=1`)).status).toBe(200)
    // What was accepted stays.
    expect((await attorney.delete(path)).body.error.code).toBe('IN_USE')
  })

  test('the ball goes to whoever is asked for a document, back to the firm when it comes, and out again when it is rejected', async () => {
    const { id } = await opened()
    const firm = await server.as(FIRM)
    const standing = async (who: number) => (await (await server.as(who)).get(`/api/cases/${id}`)).body
    const { ball: before } = await standing(FIRM)
    expect(before).toBe('firm')
    const ask = { name: 'Organization chart', from: 'EMPLOYER' }
    const { body: asked } = await firm.post(`/api/cases/${id}/document-requests`, ask)
    const waiting = await standing(EMPLOYER)
    expect([waiting.ball, waiting.standing]).toEqual(['employer', expect.stringContaining('send “Organization chart”')])
    expect((await standing(EMPLOYEE)).standing).not.toContain('Organization chart')
    const { body: news } = await (await server.as(EMPLOYER)).get('/api/my/notifications')
    expect(JSON.stringify(news)).toContain('please send “Organization chart”')

    const document = await uploaded(EMPLOYER, id, { itemId: asked.itemId })
    expect((await standing(FIRM)).ball).toBe('firm')
    const review = `/api/cases/${id}/documents/${document.id}/review`
    await firm.post(review, { review: 'Rejected', reason: 'It is of last year.' })
    const again = await standing(FIRM)
    expect([again.ball, again.standing]).toEqual(['employer', expect.stringContaining('send again')])
    await firm.post(review, { review: 'Accepted', versionNumber: 1 })
    expect((await standing(FIRM)).ball).toBe('firm')
  })

  test('the employer of a LEGAL case decides nothing; nobody decides on a case out of sight', async () => {
    const { id } = await opened()
    const document = await uploaded(EMPLOYEE, id)
    const review = `/api/cases/${id}/documents/${document.id}/review`
    expect((await (await server.as(EMPLOYER)).post(review, { review: 'Accepted' })).body.error.code).toBe('NOT_YOURS')
    expect((await (await server.as(EMPLOYEE)).post(review, { review: 'Accepted' })).status).toBe(403)
  })

  test('whoever uploaded a document takes it away, and then its file is gone for everybody', async () => {
    const { id } = await opened()
    const document = await uploaded(EMPLOYEE, id)
    const path = `/api/cases/${id}/documents/${document.id}`
    expect((await (await server.as(EMPLOYER)).delete(path)).status).toBe(403)
    expect((await (await server.as(EMPLOYEE)).delete(path)).status).toBe(200)
    expect((await (await server.as(ATTORNEY)).get(`/api/files/${document.fileKey}`)).status).toBe(404)
    expect((await (await server.as(EMPLOYEE)).get(`${path}/file`)).status).toBe(404)
  })
})

describe('the request list', () => {
  test('a waiver needs a reason and can be taken back; further documents are asked for once', async () => {
    const { id } = await opened()
    const firm = await server.as(FIRM)
    const waive = `/api/cases/${id}/document-requests/degree/waive`
    expect((await firm.post(waive, {})).body.error.code).toBe('REASON_MISSING')
    expect((await firm.post(waive, { reason: 'On file.' })).body).toMatchObject({ state: 'waived', reason: 'On file.' })
    expect((await firm.post(waive, { waived: false })).body.state).toBe('asked')
    const ask = `/api/cases/${id}/document-requests`
    const asked = await firm.post(ask, { name: 'Letter of the former employer', from: 'EMPLOYER', dueOn: '2030-01-15' })
    expect(asked.body).toMatchObject({ state: 'asked', side: 'employer', dueOn: '2030-01-15' })
    expect((await firm.post(ask, { name: 'letter of the former employer' })).body.error.code).toBe('ALREADY_ASKED')
    expect((await uploaded(EMPLOYER, id, { itemId: asked.body.itemId })).documentType).toBe(
      'Letter of the former employer',
    )
  })

  test('an answered question puts a document on the list or takes it off; earlier answers stay', async () => {
    const { id } = await opened()
    const firm = await server.as(FIRM)
    const questions = async (who: number) => (await ofCase(who, id)).questions.map((each: { id: string }) => each.id)
    expect(await questions(FIRM)).toEqual(expect.arrayContaining(['licenseRequired', 'homeResidence']))
    // Where the degree comes from, the facts say: nobody is asked, and an answer still beats them.
    expect(await questions(FIRM)).not.toContain('foreignDegree')
    expect(await questions(EMPLOYEE)).toEqual([])
    expect(await item(FIRM, id, 'evaluation')).toBeUndefined()
    expect((await item(FIRM, id, 'license')).state).toBe('perhaps')
    expect((await item(FIRM, id, 'homeResidenceWaiver')).state).toBe('perhaps')
    expect((await firm.put(`/api/cases/${id}`, { known: { licenseRequired: true } })).status).toBe(200)
    expect((await firm.put(`/api/cases/${id}`, { known: { foreignDegree: true } })).status).toBe(200)
    expect((await firm.put(`/api/cases/${id}`, { known: { homeResidence: false } })).status).toBe(200)
    expect((await item(FIRM, id, 'license')).state).toBe('asked')
    expect((await item(FIRM, id, 'evaluation')).state).toBe('asked')
    expect(await item(FIRM, id, 'homeResidenceWaiver')).toBeUndefined()
    expect(await questions(FIRM)).not.toContain('licenseRequired')
    expect(await questions(FIRM)).not.toContain('homeResidence')
  })

  test('a reminder reaches those who owe something, at the bell and by mail, and is noted', async () => {
    const { id, number } = await opened()
    const firm = await server.as(FIRM)
    const mailed = async () =>
      (
        await system().one<{ mails: number }>(
          `select count(*) as mails from outbox_mails where recipients::text like '%employee@visacare.demo%' and subject like $1`,
          [`%${number}%`],
        )
      ).mails
    const before = await mailed()
    const [asked] = (await firm.post('/api/cases/bulk/remindable', { ids: [id], only: 'document' })).body.cases
    const titles = asked.people.flatMap(({ items }: { items: { title: string }[] }) => items.map(({ title }) => title))
    expect(titles).toContain('Upload “Passport photo page”')
    expect(titles.filter((title: string) => !title.startsWith('Upload'))).toEqual([])
    const [reply] = (await firm.post('/api/cases/bulk/remind', { ids: [id], only: 'document' })).body.results
    expect(reply.done, reply.says).toBe(true)
    expect((await item(FIRM, id, 'passport')).remindedAt).not.toBeNull()
    const { body: news } = await (await server.as(EMPLOYEE)).get('/api/my/notifications')
    expect(JSON.stringify(news)).toContain('Upload “Passport photo page”')
    expect(await mailed()).toBe(before + 1)
    const [again] = (await firm.post('/api/cases/bulk/remind', { ids: [id], only: 'document' })).body.results
    expect(again.says).toContain('Was reminded today already.')
  })

  test('three days before its day, and once after, an open item is reminded by itself; one that came is not', async () => {
    const { id } = await opened()
    const dueOn = addDays(server.today(), 10)
    const firm = await server.as(FIRM)
    for (const itemId of ['passport', 'degree'])
      await firm.post(`/api/cases/${id}/document-requests`, { itemId, dueOn })
    await uploaded(EMPLOYEE, id, { itemId: 'degree' })
    const waiting = async () =>
      (await system().rows<{ text: string }>('select text from digest_lines where case_id = $1', [id])).map(
        ({ text }) => text,
      )
    const morning = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000)
    await remindOfDue(server.services, morning(6))
    expect(await waiting()).toEqual([])
    await remindOfDue(server.services, morning(7))
    await remindOfDue(server.services, morning(7))
    const [told, ...more] = await waiting()
    expect([told, more]).toEqual([expect.stringContaining('Upload “Passport photo page”. Due'), []])
    expect(told).not.toContain('egree')
  })

  test('a document that expires is told', async () => {
    const { id, number } = await opened()
    const document = await uploaded(EMPLOYEE, id, { expiresOn: '2031-05-04', documentType: 'Passport' })
    await tellExpiry(server.services, { documentId: document.id, expiresOn: '2031-05-04' })
    await tellExpiry(server.services, { documentId: document.id, expiresOn: '2031-05-05' })
    const { told } = await system().one<{ told: number }>(
      `select count(*) as told from notifications n join users u on u.id = n.user_id
        where u.user_name = 'employee@visacare.demo' and n.text like $1`,
      [`%: Passport expires on 05-04-2031. (Case ${number})`],
    )
    expect(told).toBe(1)
  })

  test('a case is not drafted while required documents are neither in nor waived', async () => {
    const { id } = await opened()
    expect(
      (await (await server.as(EMPLOYEE)).post(`/api/cases/${id}/move`, { to: 2, despiteMissing: true })).status,
    ).toBe(200)
    const firm = await server.as(FIRM)
    const refused = await firm.post(`/api/cases/${id}/move`, { to: 3 })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'DOCUMENTS_MISSING'])
    for (const { itemId, need, state } of (await ofCase(FIRM, id)).requests)
      if (need === 'required' && state === 'asked')
        await firm.post(`/api/cases/${id}/document-requests/${itemId}/waive`, { reason: 'In the paper file.' })
    expect((await firm.post(`/api/cases/${id}/move`, { to: 3 })).status).toBe(200)
  })
})

test('the list pages by key, filters and finds by the case number', async () => {
  const { id, number } = await opened()
  for (const documentType of ['Alpha', 'Beta', 'Gamma'])
    await uploaded(EMPLOYER, id, { documentType, expiresOn: documentType === 'Beta' ? '2026-12-24' : '' })
  const client = await server.as(EMPLOYER)
  const first = (await client.get(`/api/documents?caseId=${id}&limit=2`)).body
  expect(first.items.map((each: { documentType: string }) => each.documentType)).toEqual(['Gamma', 'Beta'])
  const second = (await client.get(`/api/documents?caseId=${id}&limit=2&after=${first.next}`)).body
  expect(second.items.map((each: { documentType: string }) => each.documentType)).toEqual(['Alpha'])
  expect((await client.get(`/api/documents?search=${number}`)).body.total).toBe(3)
  expect((await client.get(`/api/documents?search=gamm&caseId=${id}`)).body.total).toBe(1)
  // What expires comes first; what does not is there too, on the next page as well.
  const expiring = (await client.get(`/api/documents?caseId=${id}&sort=expiresOn&limit=2`)).body
  const lasting = (await client.get(`/api/documents?caseId=${id}&sort=expiresOn&limit=2&after=${expiring.next}`)).body
  expect([...expiring.items, ...lasting.items].map(({ documentType }) => documentType)).toEqual([
    ...['Beta', 'Alpha', 'Gamma'],
  ])
  expect((await client.get(`/api/documents?caseId=${id}&expiresWithin=365`)).body.total).toBe(1)
  const route = encodeURIComponent('/visaCareDocumentPermCaseDetails')
  expect((await client.get(`/api/documents?caseId=${id}&route=${route}`)).body.total).toBe(0)
})
