import { beforeAll, describe, expect, test } from 'vitest'
import { Status } from '#case-types/status/statuses.ts'
import { Role } from '#formats/roles.ts'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { composePages } from '#paper/pages/compose.ts'
import { PROOF_WORDS } from '#paper/proof/proof-form.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import type { TestClient } from '../setup/client.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { built, paymentsSeen, placesOf, signedByAll } from '../setup/signing.ts'
import { filingsOf } from './support/filings.ts'
import { builtPastLastDay, everythingWaived } from './support/past-last-day.ts'
import { packagePdf, supplementOf } from './support/supplement-j.ts'

// A principal's employment-based I-485 wants Supplement J (8 CFR 245.25), of which the product has an old edition only.

const server = serverOfFile()
const { system, change } = recordsOf(server)
const { today } = filingsOf(server)

let made: Awaited<ReturnType<typeof supplementOf>>
let attorney: TestClient
let id: number
let supplement: number

beforeAll(async () => {
  made = await supplementOf(server)
  attorney = made.attorney
  id = made.id
  supplement = made.form
})

const written: typeof made.written = (more) => made.written(more)
const offer: typeof made.offer = (bytes, more) => made.offer(bytes, more)
const path = (more = '') => `/api/cases/${id}/form-substitutes${more}`

const refusalOf = async (bytes: Uint8Array, more = {}) => {
  const { status, body } = await offer(bytes, more)
  return [status, body.error?.code, body.error?.message]
}
const errorOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [status, body.error?.code]

describe('a PDF that cannot stand in the form’s place', () => {
  test('is another form, our own proof, an old edition, not whole, or about somebody else', async () => {
    expect(await refusalOf(await written({ formId: 'i-765', mapped: '2025-08-21', printed: '08/21/25' }))).toEqual([
      ...[409, 'WRONG_FORM', 'This PDF is Form I-765, not Supplement J.'],
    ])
    const proof = composePages([{ kind: 'title', text: PROOF_WORDS }])
    expect(await refusalOf(joined(assemble([{ document: proof, label: 'Proof' }], { title: 'Proof' }).parts))).toEqual([
      409,
      'PROOF_PAGES',
      'These are VisaCare’s proof pages. They cannot be filed.',
    ])
    expect(await refusalOf(await written({ printed: '12/13/17' }))).toEqual([
      ...[409, 'OLD_EDITION'],
      'USCIS took edition 12/13/17 until 06-30-2019 only. Download the current form from uscis.gov.',
    ])
    await change(`update form_editions set pages = 7 where form_id = 'i-485supj' and edition = '2026-09-18'`)
    expect(await refusalOf(await written({ pages: 5 }))).toEqual([
      ...[409, 'PAGES_MISSING', 'This PDF has 5 pages; this edition has 7.'],
    ])
    const says = { given: 'Arjun', born: '02/03/1989' }
    expect(await refusalOf(await written({ says }))).toEqual([
      ...[409, 'OTHER_PERSON', 'The PDF says NAIR, Arjun. This form is for Priya Nair.'],
    ])
  })

  test('is no PDF, or cannot be read', async () => {
    expect((await offer(Buffer.from('hello'), { name: 'form.txt' })).status).toBe(400)
    const broken = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 'x')])
    const [status, code] = await refusalOf(broken)
    expect([status, code]).toEqual([409, 'NOT_READABLE'])
  })

  test('comes from somebody who does not prepare the filing', async () => {
    const pdf = await written()
    for (const role of [Role.employer, Role.employee])
      expect((await offer(pdf, { who: await server.as(role) })).status).toBe(403)
    expect((await attorney.get(path())).body.items.map(({ substitute }: { substitute: null }) => substitute)).toEqual([
      null,
    ])
  })
})

describe('where the PDF and the case differ', () => {
  test('somebody says who is right: the case, and the PDF is replaced, or the PDF', async () => {
    const { body: offered } = await offer(await written({ says: { family: 'SHARMA' } }))
    expect(offered).toMatchObject({ edition: '2026-09-18', editionKnown: false, pages: 7, attestedAt: null })
    expect(offered.differences).toMatchObject([{ label: 'Family name', inPdf: 'SHARMA', inCase: 'NAIR', right: null }])
    const one = path(`/${offered.id}`)
    const attest = (more = {}) => attorney.post(`${one}/attestation`, { checked: true, ...more })
    const answer = (right: string) => attorney.put(`${one}/differences`, { key: offered.differences[0].key, right })
    expect((await attorney.post(`${one}/attestation`, {})).status).toBe(400)
    expect(errorOf(await attest())).toEqual([409, 'DIFFERENCES_OPEN'])
    expect(errorOf(await attorney.put(`${one}/differences`, { key: 'person/1:x', right: 'pdf' }))).toEqual([
      ...[404, 'NO_DIFFERENCE'],
    ])
    expect((await answer('case')).status).toBe(200)
    expect(errorOf(await attest({ editionSeen: true }))).toEqual([409, 'PDF_WRONG'])
    expect((await answer('pdf')).body.differences[0].right).toBe('pdf')
    expect(errorOf(await attest({ compared: true }))).toEqual([409, 'EDITION_UNSEEN'])
    expect(errorOf(await answer('same')), 'the PDF says otherwise').toEqual([409, 'SHOWN'])
    // The next file takes the place of one that nobody confirmed.
    expect((await offer(await written())).body.differences).toEqual([])
    expect(errorOf(await attest({ editionSeen: true }))).toEqual([409, 'SETTLED'])
  })
})

describe('the principal’s I-485', () => {
  const move = (more = {}) => attorney.post(`/api/cases/${id}/move`, { to: Status.filed, ...more })
  const FILING = {
    ...{ channel: 'paper', proofOfFiling: '9405 5036', signedByHand: true, feesApproved: true },
    ...{ preparedElsewhere: 'Lane Immigration', errorsWaived: 'Looked at by hand.' },
  }
  const check = async () => (await attorney.get(`/api/cases/${id}/filing-check?stage=filing`)).body
  const rulesOf = async () =>
    (await check()).findings
      .filter(({ sentence }: { sentence: string }) => sentence.includes('Supplement J'))
      .map(({ rule }: { rule: string }) => rule)

  test('cannot be filed with our edition, and is told the way out; no waiver helps', async () => {
    await change(`update cases set status = $2, stage = 'ASSEMBLED' where id = $1`, [id, Status.readyToFile])
    for (const { itemId } of (await attorney.get(`/api/cases/${id}/documents`)).body.requests)
      await attorney.post(`/api/cases/${id}/document-requests/${itemId}/waive`, { reason: 'In the paper file.' })
    await attorney.put(`/api/cases/${id}/filing-fees`, { paymentMethod: 'Card' })
    const fees = (await attorney.get(`/api/cases/${id}/filing-fees`)).body
    await attorney.post(`/api/cases/${id}/filing-fees/approval`, { totalCents: fees.totalCents, confirmed: true })
    const found = (await check()).findings.find(({ rule }: { rule: string }) => rule === 'V31')
    expect(found).toMatchObject({
      waivable: true,
      waiverNote: expect.stringContaining('does not let the case be filed'),
    })
    const refused = await move({ ...FILING, filedOn: today() })
    expect(errorOf(refused)).toEqual([409, 'EDITION_OUTDATED'])
    expect(refused.body.error.message).toBe(
      'I-485 Supplement J, edition 12-13-2017, is not for filing. Download the current form from uscis.gov, fill it in and choose “Use a PDF prepared elsewhere”.',
    )
    expect(await rulesOf()).toEqual(expect.arrayContaining(['V31', 'R14']))
    expect((await attorney.get(path())).body.items).toMatchObject([
      { caseFormId: supplement, reason: expect.stringContaining('is not for filing') },
    ])
  })

  test('takes the agency’s own PDF in its place, which says so everywhere', async () => {
    const { body: offered } = await offer(await written())
    expect(offered.agreed).toContainEqual(expect.stringMatching(/^Family name/))
    expect(offered.unread.length, 'only names and birth date are filled in').toBeGreaterThan(0)
    const confirmed = { checked: true, editionSeen: true, compared: true }
    const attested = await attorney.post(path(`/${offered.id}/attestation`), confirmed)
    expect(attested.status, JSON.stringify(attested.body)).toBe(200)
    expect(errorOf(await offer(await written()))).toEqual([409, 'IN_USE'])
    expect((await rulesOf()).filter((rule: string) => rule === 'V31' || rule === 'R14')).toEqual([])
    const { timeline, forms } = (await attorney.get(`/api/cases/${id}`)).body
    expect(timeline[0].text).toMatch(
      /^Form I-485 Supplement J, edition 09-18-2026, prepared elsewhere: “supplement-j.pdf”/,
    )
    expect(timeline[0].text).toContain(`by eye where VisaCare could not read the PDF: ${offered.unread.join(', ')}.`)
    expect(forms.find((each: { id: number }) => each.id === supplement)).toMatchObject({
      ...{ elsewhere: '2026-09-18', editionStatus: null },
    })
    expect((await attorney.get(`/api/cases/${id}/form?caseFormId=${supplement}`)).body.preparedElsewhere).toBe(true)
    const ours = await attorney.post(`/api/cases/${id}/form/pdf`, { caseFormId: supplement, kind: 'flat' })
    expect(errorOf(ours)).toEqual([409, 'PREPARED_ELSEWHERE'])
    const seen = (await (await server.as(Role.employer)).get(path())).body
    expect(seen).toMatchObject({ mayEdit: false, items: [{ substitute: { attestedByName: expect.any(String) } }] })
    expect((await (await server.as(Role.employer)).get(path(`/${offered.id}/file`))).status).toBe(403)
    await attorney.post('/api/session/confirm', { password: 'Demo@12345' })
    expect((await attorney.get(path(`/${offered.id}/file`))).status).toBe(200)
    const [released] = await system().rows<{ reason: string }>(
      `select reason from audit_events
        where operation = 'secrets.released' and subject = $1 order by seq desc limit 1`,
      [`case:${id}`],
    )
    expect(released?.reason).toContain('opened the form supplement-j.pdf')
  })

  test('withdrawn, everything is as before', async () => {
    const [{ substitute }] = (await attorney.get(path())).body.items
    expect((await attorney.delete(path(`/${substitute.id}`))).status).toBe(200)
    expect(errorOf(await attorney.delete(path(`/${substitute.id}`)))).toEqual([409, 'SETTLED'])
    expect(await rulesOf()).toEqual(expect.arrayContaining(['V31', 'R14']))
    expect(errorOf(await move({ ...FILING, filedOn: today() }))).toEqual([409, 'EDITION_OUTDATED'])
  })

  test('is built, signed on the PDF’s own pages, and filed with it; then it stays', async () => {
    const { body: offered } = await offer(await written())
    const confirmed = { checked: true, editionSeen: true, compared: true }
    await attorney.post(path(`/${offered.id}/attestation`), confirmed)
    const address = { carrier: 'Courier', address: 'USCIS\nElgin Lockbox', verified: true }
    expect((await attorney.put(`/api/cases/${id}/filing`, address)).status).toBe(200)
    await built(attorney, id)
    const places = await placesOf(attorney, id)
    expect(places.filter(({ caseFormId }) => caseFormId === supplement).every(({ pageCode }) => pageCode !== '')).toBe(
      true,
    )
    await signedByAll(attorney, id, today())
    await paymentsSeen(attorney, id, today())
    await everythingWaived(attorney, id)
    const ready = await built(attorney, id)
    expect([ready.status, ready.missing]).toEqual(['Ready', []])
    const entry = ready.contents.find(({ caseFormId }: { caseFormId: number }) => caseFormId === supplement)
    expect(entry).toMatchObject({
      label: 'Form I-485 Supplement J, prepared on the agency’s form',
      ...{ kind: 'form', pages: 7, elsewhere: '2026-09-18' },
    })
    const { pages } = await readPdf(await packagePdf(server, ready.id))
    expect(pages.some(({ text }) => text.includes('Form I-485 Supplement J, prepared on the agency’s form'))).toBe(true)
    expect(pages[entry.page - 1]?.text).toContain('Generated pages.')
    const old = await builtPastLastDay(server, attorney, id)
    expect(old.missing).toEqual([expect.stringMatching(/^I-485, edition 01-20-2025, was taken until /)])
    expect(old.pagesWithoutDraft, 'no waiver makes them clean').toEqual([])
    const filed = await attorney.post(`/api/cases/${id}/packages/${ready.id}/filed`, {
      ...{ filedOn: today(), proofOfFiling: '9405 5036 9930' },
    })
    expect(filed.status, JSON.stringify(filed.body)).toBe(200)
    const late = await offer(await written())
    expect([...errorOf(late), late.body.error.message]).toEqual([
      ...[409, 'ALREADY_FILED', 'This case was filed. What was sent stays as it is.'],
    ])
    expect(errorOf(await attorney.delete(path(`/${offered.id}`)))).toEqual([409, 'ALREADY_FILED'])
  })
})
