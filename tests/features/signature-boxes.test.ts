import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { samplePhoto } from '#app/demo/sample-files.ts'
import { Role } from '#formats/roles.ts'
import { keepBlank } from '../setup/library.ts'
import { pngOf, scanned } from '../setup/scanner.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'
import { built, lookAt, type Place, placesOf, sendScan } from '../setup/signing.ts'

let server: TestServer
let attorney: Awaited<ReturnType<TestServer['as']>>
let employer: Awaited<ReturnType<TestServer['as']>>
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
  attorney = await server.as(9)
  employer = await server.as(3)
  await keepBlank(server.services, 'g-28')
})
afterAll(() => server?.stop())

const system = () => server.services.database.read({ kind: 'system' })
const today = () => server.today()

/** An H-1B extension of Priya's, printed or not. */
async function opened() {
  const priya = await system().one<{ id: number }>(
    `select p.id from people p join companies c on c.id = p.company_id where p.first_name = 'Priya' and c.code = 'NORTHWIND'`,
  )
  const opening = { typeId: 1, subType: 'extension', personId: priya.id, channel: 'paper' }
  return (await employer.post('/api/cases', opening)).body.id as number
}

const onTheG28 = (places: readonly Place[]) => places.filter(({ formId }) => formId === 'g-28')
const unsigned = async (id: number) =>
  (await attorney.get(`/api/cases/${id}/filing-check?stage=filing`)).body.findings
    .filter(({ rule }: { rule: string }) => rule === 'V62')
    .map(({ sentence }: { sentence: string }) => sentence)
    .join('\n')

describe('a scan of a page to be signed', () => {
  test('is received, and signed only when somebody saw each signature, with the date as written', async () => {
    const id = await opened()
    const { id: packageId } = await built(attorney, id)
    const path = new URL(`/api/cases/${id}/packages/${packageId}/file`, server.url)
    const pdf = new Uint8Array(await (await fetch(path, { headers: { cookie: attorney.cookie } })).arrayBuffer())
    const [first] = onTheG28(await placesOf(attorney, id))
    if (!first) throw new Error('Nobody signs the G-28.')
    // The page as it was printed: every box on it is blank.
    const blank = pngOf(await scanned(pdf, first.packagePage, { dotsPerInch: 150, degrees: 1 }))
    expect((await sendScan(attorney, id, blank, 'scan.png')).pages).toMatchObject([{ state: 'Matched' }])
    const received = onTheG28(await placesOf(attorney, id)).filter(({ pageCode }) => pageCode === first.pageCode)
    expect(received.length).toBeGreaterThan(1)
    for (const each of received) expect(each).toMatchObject({ signed: null, scan: { page: 1, looked: null } })
    for (const each of received) expect(await unsigned(id)).toContain(each.name)

    const [one, other] = received
    if (!one || !other) throw new Error('One signs there alone.')
    const box = `/api/cases/${id}/signature-scans/${one.scan?.scanId}/box`
    const cut = await fetch(
      new URL(`${box}?caseFormId=${one.caseFormId}&block=${encodeURIComponent(one.block)}`, server.url),
      { headers: { cookie: attorney.cookie } },
    )
    expect([cut.status, cut.headers.get('content-type')]).toEqual([200, 'image/png'])

    expect((await lookAt(attorney, id, one, { signed: true })).body.error.code).toBe('DATE_MISSING')
    expect((await lookAt(attorney, id, one, { signed: true, signedOn: '2099-01-01' })).body.error.code).toBe('NOT_YET')
    expect((await lookAt(employer, id, one, { signed: true, signedOn: today() })).status).toBe(403)
    const assistant = await server.as(Role.attorneyAssistant)
    const looks = await lookAt(assistant, id, one, { signed: true, signedOn: today() })
    expect([looks.status, looks.body.error.code]).toEqual([403, 'ATTORNEY_ONLY'])
    expect((await lookAt(attorney, id, one, { signed: true, signedOn: '2026-11-10' })).status).toBe(200)
    expect((await lookAt(attorney, id, other, { signed: false })).status).toBe(200)
    const looked = new Map((await placesOf(attorney, id)).map((each) => [`${each.caseFormId} ${each.block}`, each]))
    const now = ({ caseFormId, block }: Place) => looked.get(`${caseFormId} ${block}`)
    expect(now(one)).toMatchObject({ signed: { kind: 'Scan', signedOn: '2026-11-10', scanned: true } })
    expect(now(other)).toMatchObject({ signed: null, scan: { looked: 'No' } })
    // One of the two on the sheet did not sign: the printed page stays in the package.
    const again = await built(attorney, id)
    const snapshot = again.contents.find(({ label }: { label: string }) => label.startsWith('Form G-28'))
    expect(snapshot.kind).toBe('form')
    // A page that comes back once more is looked at once more.
    await sendScan(attorney, id, samplePhoto().bytes, `${first.pageCode}.png`)
    const returned = (await placesOf(attorney, id)).find(
      ({ block, caseFormId }) => block === one.block && caseFormId === one.caseFormId,
    )
    expect(returned).toMatchObject({ signed: null, scan: { looked: null } })
    expect((await lookAt(attorney, id, one, { signed: false })).body.error.code).toBe('NOT_ON_SCAN')
  })
})

describe('a signature is marked by hand', () => {
  const mark = (who: typeof attorney, id: number, { caseFormId, block }: Place, more: object = {}) =>
    who.put(`/api/cases/${id}/signatures`, {
      ...{ caseFormId, block, signedOn: today(), reason: 'Signed in the office; the scanner is broken.' },
      ...more,
    })
  const placeOf = (places: readonly Place[], words: RegExp) => {
    const found = places.find((each) => each.formId === 'g-28' && words.test(each.block))
    if (!found) throw new Error('There is no such place.')
    return found
  }

  test('by the signer only, on a printed page, with a date and a reason', async () => {
    const id = await opened()
    const early = placeOf(await placesOf(attorney, id), /^Line1_Signature/)
    expect((await mark(attorney, id, early)).body.error.code).toBe('NOT_PRINTED')
    await built(attorney, id)
    const places = await placesOf(attorney, id)
    const own = placeOf(places, /^Line1_Signature/)
    const clients = placeOf(places, /^P5_Line6a/)
    expect([own.mine, clients.mine]).toEqual([true, false])
    expect((await mark(attorney, id, clients)).body.error).toMatchObject({ code: 'NOT_YOURS' })
    // An assistant marks for nobody, neither for the attorney nor for the employer.
    const [ofTheFirm, ofTheEmployersOffice] = [
      await server.as(Role.attorneyAssistant),
      await server.as(Role.employerAssistant),
    ]
    expect((await mark(ofTheFirm, id, own)).body.error).toMatchObject({ code: 'NOT_YOURS' })
    expect((await mark(ofTheEmployersOffice, id, clients)).status).toBe(403)
    expect((await mark(attorney, id, own, { reason: '' })).body.error.code).toBe('REASON_MISSING')
    expect((await mark(attorney, id, own, { kind: 'Online account' })).body.error.code).toBe('NOT_ONLINE')
    const marked = await mark(attorney, id, own)
    expect(marked.status, JSON.stringify(marked.body)).toBe(200)
    expect(placeOf(marked.body.signHere, /^Line1_Signature/).signed).toMatchObject({ kind: 'Ink', scanned: false })
    expect(await unsigned(id)).not.toContain('Part 5, attorney')

    // The employer's signatory marks the own, though the firm prepares the filing; nobody else's.
    const ofTheEmployer = async () => (await placesOf(employer, id)).filter(({ mine }) => mine)
    expect(await ofTheEmployer(), 'an administrator who is not the signatory signs nowhere').toEqual([])
    await server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run(
        `update users set first_name = split_part($1, ' ', 1), last_name = initcap(split_part($1, ' ', -1)) where role_id = 3`,
        [clients.name],
      ),
    )
    const mine = await ofTheEmployer()
    expect(mine.length).toBeGreaterThan(0)
    expect((await mark(employer, id, placeOf(mine, /^P5_Line6a/))).status).toBe(200)
    expect((await mark(employer, id, own)).status).toBe(403)
    expect((await mark(employer, id, own, { signedOn: null })).status).toBe(403)
    // Whoever prepares the filing takes a mark back.
    const back = await mark(attorney, id, clients, { signedOn: null })
    expect(placeOf(back.body.signHere, /^P5_Line6a/).signed).toBeNull()
  })
})
