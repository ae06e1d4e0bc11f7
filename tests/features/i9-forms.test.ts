import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#formats/day.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'
import { type Mailbox, startMailbox } from '../../e2e/setup/mailbox.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { I94, i9Of, PASSPORT, SECTION_1, SIGNER } from './support/i9.ts'

// One hire from the mailed link to the inspection; and who sees nothing of it.
const server = serverOfFile()
const { system, change, companyId } = recordsOf(server)
let mailbox: Mailbox
const { hired, linkTo, textOf, byLink } = i9Of(server, () => mailbox)

beforeAll(async () => {
  mailbox = await startMailbox()
  server.services.config.smtpUrl = mailbox.url
})
afterAll(() => mailbox?.stop())

test('hire, Section 1 by the own link, Section 2, correction, reverification, the official form', async () => {
  const today = server.today()
  const { employer, id } = await hired('grace.park@mail.example', today)
  const token = await linkTo('grace.park@mail.example')
  const opened = await byLink('open', { token })
  expect([opened.status, opened.body.filled.familyName, opened.body.ssnNeeded]).toEqual([200, 'PARK', false])

  // Box 4 takes a day and exactly one number.
  const both = { ...SECTION_1, aNumber: 'A123456789' }
  const refused = await byLink('sign', { token, section1: both, agreed: true, signature: 'Grace Min Park' })
  expect([refused.status, refused.body.error.fields.number]).toEqual([
    400,
    'Enter one number only: A-Number, I-94 or passport.',
  ])
  const early = await employer.post(`/api/i9/${id}/section-2`, { documents: [PASSPORT, I94], ...SIGNER })
  expect([early.status, early.body.error.code]).toEqual([409, 'NOT_SIGNED'])

  // Nobody signs under another name, the employee no more than the employer.
  const another = await byLink('sign', { token, section1: SECTION_1, agreed: true, signature: 'Lucía Romero' })
  expect([another.status, another.body.error.fields.signature]).toEqual([400, expect.stringContaining('Grace PARK')])
  const signed = await byLink('sign', { token, section1: SECTION_1, agreed: true, signature: 'Grace Min Park' })
  expect([signed.status, signed.body.late], JSON.stringify(signed.body)).toEqual([200, false])
  // The link is used up.
  expect((await byLink('open', { token })).status).toBe(404)
  expect((await byLink('sign', { token, section1: SECTION_1, agreed: true, signature: 'x' })).status).toBe(404)

  // A passport alone does not do, a passport with a license is more than the form takes.
  for (const documents of [[PASSPORT], [PASSPORT, I94, { ...I94, list: 'B', title: 'Driver’s License' }]])
    expect((await employer.post(`/api/i9/${id}/section-2`, { documents, ...SIGNER })).body.error.code).toBe('DOCUMENTS')
  const video = await employer.post(`/api/i9/${id}/section-2`, { documents: [PASSPORT, I94], remote: true, ...SIGNER })
  expect(video.body.error.code).toBe('NO_VIDEO')
  const borrowed = { documents: [PASSPORT, I94], ...SIGNER, signature: 'Grace Park' }
  expect((await employer.post(`/api/i9/${id}/section-2`, borrowed)).body.error.fields.signature).toContain('ROMERO')
  const done = await employer.post(`/api/i9/${id}/section-2`, { documents: [PASSPORT, I94], ...SIGNER })
  expect(
    [done.status, done.body.reverify, done.body.reverifyOn, done.body.row.group],
    JSON.stringify(done.body),
  ).toEqual([...[200, 'on', '2028-08-31', 'complete']])

  // What stood there stays.
  const correction = { field: 'documents.0.authority', value: 'Republic of Korea', initials: 'LR' }
  const fixed = await employer.post(`/api/i9/${id}/corrections`, correction)
  const [kept] = fixed.body.content.corrections
  expect([kept.before, kept.after, kept.initials, kept.on]).toEqual(['Korea', 'Republic of Korea', 'LR', today])
  expect((await employer.post(`/api/i9/${id}/corrections`, correction)).body.error.code).toBe('SAME')
  const first = await employer.post(`/api/i9/${id}/corrections`, { field: 'familyName', value: 'LEE', initials: 'LR' })
  expect(first.body.error.code).toBe('NOT_A_FIELD')

  // Section 1 is the employee's: a new link, and the old value stays as well.
  await change('delete from rate_limits')
  mailbox.mails.length = 0
  expect((await employer.post(`/api/i9/${id}/link`, {})).status).toBe(200)
  const again = await linkTo('grace.park@mail.example')
  const shown = (await byLink('open', { token: again })).body
  expect([shown.for, shown.filled.i94Number]).toEqual(['correct', '*******7215'])
  const own = await byLink('correct', {
    token: again,
    section1: { ...shown.filled, street: '11 Elm Court' },
    agreed: true,
    initials: 'GP',
  })
  expect([own.status, own.body.changed], JSON.stringify(own.body)).toEqual([200, 1])

  // Numbers are read by their ends, also where they were corrected.
  const numbered = { field: 'documents.0.number', value: 'M7650987', initials: 'LR' }
  expect((await employer.post(`/api/i9/${id}/corrections`, numbered)).status).toBe(200)
  const read = (await employer.get(`/api/i9/${id}`)).body.content
  expect(read.section2.documents[0].number).toBe('*****987')
  expect(read.corrections.at(-1).after).toBe('*****987')
  expect(JSON.stringify(read)).not.toMatch(new RegExp(`M7650987|${PASSPORT.number}|${I94.number}`))

  const reverified = await employer.post(`/api/i9/${id}/supplement-b`, {
    kind: 'reverification',
    document: {
      list: 'A',
      title: 'Employment Auth. Doc. (I-766)',
      authority: 'USCIS',
      number: 'IOE1',
      expiresOn: '2029-02-01',
    },
    ...SIGNER,
  })
  expect([reverified.status, reverified.body.reverifyOn], JSON.stringify(reverified.body)).toEqual([200, '2029-02-01'])
  // A passport says nothing of work (8 CFR 274a.2(b)(1)(v)(A)(5)).
  const alone = { kind: 'reverification', document: { ...PASSPORT, expiresOn: '2031-01-01' }, ...SIGNER }
  const passport = await employer.post(`/api/i9/${id}/supplement-b`, alone)
  expect([passport.status, passport.body.error?.message]).toEqual([
    409,
    'A foreign passport by itself shows who somebody is, not that they may work.',
  ])
  const identity = { ...PASSPORT, list: 'B', title: 'Driver’s License' }
  const asked = await employer.post(`/api/i9/${id}/supplement-b`, {
    kind: 'reverification',
    document: identity,
    ...SIGNER,
  })
  expect(asked.body.error.code).toBe('LIST_B')
  expect(reverified.body.events.map(({ what }: { what: string }) => what)).toEqual([
    'Started the form',
    'Mailed the link to sign Section 1 to grace.park@mail.example',
    'Opened the link',
    'Signed Section 1',
    'Signed Section 2',
    'Corrected Foreign Passport, issuing authority in Section 2, initialed LR',
    'Mailed the link to correct Section 1 to grace.park@mail.example',
    'Opened the link',
    'Corrected Section 1, initialed GP',
    'Corrected Foreign Passport, number in Section 2, initialed LR',
    'Added to Supplement B: reverification',
  ])

  const text = await textOf(employer, `/api/i9/${id}/pdf`)
  for (const words of ['PARK', 'Grace Min Park, ', '61834907215', 'Republic of Korea', 'Lined through', '9 Elm Court'])
    expect(text).toContain(words)
})

test('the law firm sees what is due, and nothing that was written or shown until the employee agrees', async () => {
  const { employer, id } = await hired('omar.hadad@mail.example', server.today())
  const token = await linkTo('omar.hadad@mail.example')
  const own = { ...SECTION_1, givenName: 'Omar', familyName: 'HADAD', i94Number: '99887766551' }
  await byLink('sign', { token, section1: own, agreed: true, signature: 'Omar Hadad' })
  await employer.post(`/api/i9/${id}/section-2`, {
    documents: [PASSPORT, { ...I94, number: '99887766551' }],
    ...SIGNER,
  })
  await employer.post(`/api/i9/${id}/corrections`, { field: 'documents.0.authority', value: 'ROK', initials: 'LR' })
  const northwind = await companyId('NORTHWIND')
  for (const role of [9, 10])
    for (const selected of [false, true]) {
      const firm = await server.as(role)
      if (selected) await firm.post('/api/session/company', { companyId: northwind })
      const seen = await firm.get(`/api/i9/${id}`)
      expect([role, seen.status, seen.body.content, seen.body.section2On]).toEqual([role, 200, null, server.today()])
      expect(JSON.stringify(seen.body) + JSON.stringify((await firm.get('/api/i9')).body)).not.toMatch(
        /99887766551|M7654321|Foreign Passport/,
      )
      expect(seen.body.events.at(-1).what).toBe('Corrected an entry in Section 2, initialed LR')
      expect((await firm.get(`/api/i9/${id}/pdf`)).body.error.code).toBe('NOT_YOURS')
      expect((await firm.post(`/api/i9/${id}/corrections`, { field: 'notes', value: 'x', initials: 'X' })).status).toBe(
        403,
      )
    }
  // Another company's HR does not find it, an employee has no part in it.
  await change('update i9_forms set firm_may_read = true where id = $1', [id])
  await change('update i9_contents set firm_may_read = true where id = $1', [id])
  const agreed = await (await server.as(9)).get(`/api/i9/${id}`)
  expect(agreed.body.content.section2.documents[0].number).toBe('*****321')
  expect((await (await server.as(5)).get(`/api/i9/${id}`)).status).toBe(403)
  // What lies in the database is sealed.
  const { content } = await system().one<{ content: string }>('select content from i9_contents where id = $1', [id])
  expect(content).not.toMatch(/99887766551|HADAD|PARK/)
})

test('a late Section 2 says why, a receipt waits for its document, and a citizen is never reverified', async () => {
  const started = addBusinessDays(server.today(), -6)
  const { employer, id } = await hired('ivy.chen@mail.example', started)
  const token = await linkTo('ivy.chen@mail.example')
  const named = { givenName: 'Ivy', familyName: 'CHEN' }
  const citizen = { ...SECTION_1, ...named, status: 'Citizen', authorizedUntil: '', i94Number: '' }
  const signed = await byLink('sign', { token, section1: citizen, agreed: true, signature: 'Ivy Chen' })
  expect([signed.status, signed.body.late], JSON.stringify(signed.body)).toEqual([200, true])
  const license = { list: 'B', title: 'Driver’s License', authority: 'MA RMV', number: 'S1', expiresOn: '2030-01-01' }
  const card = { list: 'C', title: 'Social Security Card', authority: 'SSA', number: '900', expiresOn: null }
  const shown = { documents: [license, { ...card, receipt: true }], ...SIGNER }
  expect((await employer.post(`/api/i9/${id}/section-2`, shown)).body.error.code).toBe('SAY_WHY')
  const late = await employer.post(`/api/i9/${id}/section-2`, { ...shown, lateReason: 'She was at a client.' })
  expect([late.status, late.body.receiptDueOn, late.body.reverify]).toEqual([200, addDays(started, 90), 'never'])
  expect(late.body.content.memos[0].text).toBe('Section 2 is late: She was at a client.')
  expect(late.body.findings.map((each: { id: string }) => each.id)).toEqual(['A05', 'A11'])
  const asked = { kind: 'reverification', document: card, ...SIGNER }
  expect((await employer.post(`/api/i9/${id}/supplement-b`, asked)).body.error.code).toBe('NEVER')
  expect(
    (await employer.post(`/api/i9/${id}/replacement`, { document: { ...card, receipt: true } })).body.error.code,
  ).toBe('ANOTHER_RECEIPT')
  expect((await employer.post(`/api/i9/${id}/replacement`, { document: card })).body.row.group).toBe('complete')
})

test('the link to Section 1 is not readable in the outbox, and not in the audit trail', async () => {
  const { id } = await hired('lee.chang@mail.example', server.today())
  const token = await linkTo('lee.chang@mail.example')
  const provider = await server.as(1)
  const { items } = (await provider.get('/api/outbox?search=lee.chang@mail.example')).body
  const opened = await provider.post(`/api/outbox/${items[0].id}/open`)
  expect(opened.body.text).toContain('Form I-9')
  expect(JSON.stringify(opened.body)).not.toContain(token)
  const trail = await system().rows('select to_jsonb(e)::text as text from audit_events e where subject = $1', [
    `i9:${id}`,
  ])
  expect(trail.length).toBeGreaterThan(0)
  expect(JSON.stringify(trail)).not.toContain(token)
})

test('a link that goes to another address is told to the one that was known', async () => {
  const { employer, id } = await hired('ana.vega@mail.example', server.today())
  await linkTo('ana.vega@mail.example')
  const sent = await employer.post(`/api/i9/${id}/link`, { email: 'somebody@else.example' })
  expect(sent.body.events.at(-1).what).toBe('Told ana.vega@mail.example that the link went to another address')
  const { text } = await mailbox.mailTo('ana.vega@mail.example', /went to another address/)
  expect(text).toContain('somebody@else.example')
})
