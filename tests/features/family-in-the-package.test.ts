import { beforeAll, describe, expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { Status } from '#case-types/status/statuses.ts'
import { Role } from '#formats/roles.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import type { TestClient } from '../setup/client.ts'
import { keepAllBlanks } from '../setup/library.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { built, paymentsSeen, placesOf, signedByAll } from '../setup/signing.ts'
import { filingsOf } from './support/filings.ts'

// Form I-539 of the family in the package of the worker's petition (case-types.md §1.3, 6, and §3).

const server = serverOfFile()
const { system, change, personNamed } = recordsOf(server)
const { opened, answers, today } = filingsOf(server)

type Entry = { label: string; kind: string; page: number }
let attorney: TestClient
let petition: { id: number; number: string }
let family: { id: number; number: string; name: string }

const state = async (id: number) => (await attorney.get(`/api/cases/${id}/filing`)).body
const plan = (id: number, what: object) => attorney.put(`/api/cases/${id}/filing`, what)

beforeAll(async () => {
  await keepAllBlanks(server.services)
  attorney = await server.as(Role.attorney)
  petition = await opened({ concurrent: [], dependentIds: [await personNamed('Dev'), await personNamed('Meera')] })
  await answers(petition.id)
  family = await system().one(
    `select k.id, k.number, p.first_name as name from cases k join people p on p.id = k.person_id
      where k.principal_case_id = $1 and k.type_id = $2`,
    [petition.id, CaseType.h4],
  )
  for (const id of [petition.id, family.id])
    await attorney.put(`/api/cases/${id}/filing-fees`, { paymentMethod: 'Card' })
})

/** Everything of a case that a package waits for, apart from signatures. */
async function settled(id: number): Promise<void> {
  await change(`update cases set status = $2, stage = 'ASSEMBLED' where id = $1`, [id, Status.readyToFile])
  for (const { itemId } of (await attorney.get(`/api/cases/${id}/documents`)).body.requests)
    await attorney.post(`/api/cases/${id}/document-requests/${itemId}/waive`, { reason: 'In the paper file.' })
  const fees = (await attorney.get(`/api/cases/${id}/filing-fees`)).body
  const approval = { totalCents: fees.totalCents, confirmed: true }
  expect((await attorney.post(`/api/cases/${id}/filing-fees/approval`, approval)).status).toBe(200)
}

/** What the check found is waived and seen. */
async function cleared(id: number): Promise<void> {
  const check = (await attorney.get(`/api/cases/${id}/filing-check?stage=filing`)).body
  for (const { key, severity } of [...check.findings, ...check.unchecked])
    if (severity === 'error')
      await attorney.post(`/api/cases/${id}/filing-check/waivers`, { finding: key, reason: 'Looked at by hand.' })
  for (const { key, severity } of check.findings)
    if (severity === 'warn') await attorney.post(`/api/cases/${id}/filing-check/acknowledgements`, { finding: key })
}

const told = async (id: number) =>
  (await system().rows<{ text: string }>('select text from case_events where case_id = $1', [id])).map(
    ({ text }) => text,
  )

test('an application that others go with is called an application', async () => {
  const green = await opened({ typeId: 6, subType: 'employment', dependentIds: [await personNamed('Arjun')] })
  const own = await system().one<{ id: number }>('select id from cases where principal_case_id = $1', [green.id])
  const chosen = await plan(green.id, { carrier: 'Courier', address: 'USCIS\nDallas Lockbox', withFamily: true })
  expect(chosen.status, JSON.stringify(chosen.body)).toBe(200)
  expect((await state(own.id)).goesWith).toMatchObject({ id: green.id, filedAs: 'application' })
  const { message } = (await attorney.post(`/api/cases/${own.id}/packages`)).body.error
  expect(message).toBe('This application goes out in the package of the principal’s case. Build the package there.')
})

describe('the family’s application', () => {
  test('goes by itself until somebody chooses, and then is named with what it lacks', async () => {
    expect(await state(petition.id)).toMatchObject({
      withFamily: false,
      family: [{ number: family.number, lacks: [] }],
    })
    expect((await plan(family.id, { withFamily: true })).body.error.code).toBe('NO_FAMILY')
    await plan(family.id, { carrier: 'USPS', address: 'USCIS\nElgin Lockbox' })
    await plan(petition.id, { carrier: 'Courier', address: 'USCIS\nDallas Lockbox', verified: true, withFamily: true })
    const { withFamily, family: listed, destination } = await state(petition.id)
    expect(withFamily).toBe(true)
    expect(listed[0].lacks.join(' ')).toMatch(
      /not approved for filing yet.*Its check has.*fees are not approved.*signed/,
    )
    expect(listed[0].notes).toEqual([
      'By itself it was planned for another address (USCIS). In this package it goes where the package goes.',
    ])
    expect(destination.channelRule).toContain('Form I-539 cannot go with an online petition')
    const along = await state(family.id)
    expect(along).toMatchObject({
      goesWith: { id: petition.id, number: petition.number, filedAs: 'petition' },
      signHere: [],
    })
    expect(along.plan.address, 'it goes where the petition goes').toBe('USCIS\nDallas Lockbox')
    expect((await attorney.post(`/api/cases/${family.id}/packages`)).body.error.code).toBe('IN_THE_PETITION')
  })

  test('lies behind the petition, each set with its own payment and G-28, and is filed with it', async () => {
    const first = await built(attorney, petition.id)
    const contents = first.contents as Entry[]
    const at = (label: string) => contents.findIndex((each) => each.label.startsWith(label))
    expect(contents[0]?.label).toBe('Payment for I-129')
    const order = ['Payment for I-129', 'Cover letter', 'Form G-28 (employer)', 'Form I-129', 'Payment for I-539']
    const set = contents.slice(at('Payment for I-539')).map(({ label }) => label.replace(/ \(.*\)/, ''))
    // Every signer is represented by a G-28 of the own.
    expect(set.slice(0, 5)).toEqual(['Payment for I-539', 'Form G-28', 'Form G-28', 'Form I-539', 'Form I-539A'])
    expect(order.map(at)).toEqual(order.map(at).sort((one, other) => one - other))
    expect(at('Form I-539A ('), 'each form says whose it is').toBeGreaterThan(0)
    expect(first.missing.join('\n')).toContain(`${family.number}: `)
    // One cover letter for all of it, and the pages counted through.
    expect(contents.filter(({ kind }) => kind === 'cover')).toHaveLength(1)
    const pdfOf = async (packageId: number) => {
      const path = `/api/cases/${petition.id}/packages/${packageId}/file`
      const file = await fetch(new URL(path, server.url), { headers: { cookie: attorney.cookie } })
      return readPdf(new Uint8Array(await file.arrayBuffer()))
    }
    const pdf = await pdfOf(first.id)
    const drafts = ({ pages }: typeof pdf) => pages.filter(({ text }) => text.includes('DRAFT')).length
    expect(drafts(pdf)).toBe(first.pages)
    expect(pdf.pages).toHaveLength(first.pages)
    const i539 = contents[at('Form I-539 (')]
    expect(pdf.pages[(i539?.page ?? 0) - 1]?.text).toContain('I-539')
    const cover = pdf.pages[(contents[at('Cover letter')]?.page ?? 0) - 1]?.text ?? ''
    expect(cover.replace(/\s+/g, ' '), 'by the number of its form').toContain('Together with Form I-539: Dev NAIR')

    // Who signs for the family signs in this package, too.
    const places = await placesOf(attorney, petition.id)
    expect(new Set(places.map(({ formId }) => formId))).toEqual(new Set(['g-28', 'i-129', 'i-539', 'i-539a']))
    await signedByAll(attorney, petition.id, today())
    await paymentsSeen(attorney, petition.id, today())
    await settled(petition.id)
    await cleared(petition.id)
    const mark = async (packageId: number) =>
      attorney.post(`/api/cases/${petition.id}/packages/${packageId}/filed`, {
        ...{ filedOn: today(), proofOfFiling: '1Z999AA10123456784' },
      })
    // A package of a family that is not ready is a draft.
    expect((await mark(first.id)).body.error.code).toBe('NOT_COMPLETE')
    await settled(family.id)
    await cleared(family.id)
    const second = await built(attorney, petition.id)
    expect([second.status, second.missing]).toEqual(['Ready', []])
    // Only what is clear goes out without the word across it.
    expect(drafts(await pdfOf(second.id))).toBe(0)
    // Taken out, the package is another one.
    await plan(petition.id, { withFamily: false })
    expect((await mark(second.id)).body.error.code).toBe('PACKAGE_OUTDATED')
    await plan(petition.id, { withFamily: true })
    await change('update cases set status = $2 where id = $1', [family.id, Status.inReview])
    const refused = (await mark(second.id)).body.error
    expect([refused.code, refused.details.errors[0]]).toEqual([
      'FAMILY_NOT_READY',
      expect.stringMatching(new RegExp(`^${family.number}, .*: It is not approved for filing yet`)),
    ])
    await change('update cases set status = $2 where id = $1', [family.id, Status.readyToFile])
    const gone = await mark(second.id)
    expect(gone.status, JSON.stringify(gone.body)).toBe(200)

    const rows = await system().rows<{ id: number; status: number; filedOn: string; receipt: string | null }>(
      `select id, status, filed_on as "filedOn", receipt_number as receipt from cases where id = any ($1) order by id`,
      [[petition.id, family.id]],
    )
    expect(rows.map(({ status, filedOn }) => [status, filedOn])).toEqual([
      [Status.filed, today()],
      [Status.filed, today()],
    ])
    const filed = await state(family.id)
    expect(filed.packages[0]).toMatchObject({ status: 'Filed', sha256: second.sha256, filedOn: today() })
    expect(filed.plan.address).toBe('USCIS\nDallas Lockbox')
    expect(await told(family.id)).toContainEqual(expect.stringMatching(/^Filed in the package of the petition /))
    // Each keeps its own receipt.
    const receipt = await attorney.post(`/api/cases/${family.id}/events`, {
      ...{ event: 'receipt', receiptNumber: 'IOE0912345678', receiptOn: today() },
    })
    expect(receipt.status, JSON.stringify(receipt.body)).toBe(200)
    const kept = await system().rows<{ receipt: string | null }>(
      'select receipt_number as receipt from cases where id = any ($1) order by id',
      [[petition.id, family.id]],
    )
    expect(kept.map(({ receipt: number }) => number)).toEqual([null, 'IOE0912345678'])
  }, 600_000)
})
