import { beforeAll, describe, expect, test } from 'vitest'
import { samplePhoto } from '#app/demo/sample-files.ts'
import { Role } from '#formats/roles.ts'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import type { TestClient } from '../setup/client.ts'
import { keepAllBlanks } from '../setup/library.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { built, paymentsSeen, sendScan } from '../setup/signing.ts'
import { filingsOf } from './support/filings.ts'

// Form G-1450 is completed and signed by the card holder on paper; of the card nothing is ever kept.

const server = serverOfFile()
const { system } = recordsOf(server)
const { opened, answers, today } = filingsOf(server)

let attorney: TestClient
let id: number
let number: string
const payments = async () => (await attorney.get(`/api/cases/${id}/filing`)).body.paymentForms
const unsigned = async () =>
  (await attorney.get(`/api/cases/${id}/filing-check?stage=filing`)).body.findings
    .filter(({ rule }: { rule: string }) => rule === 'V62')
    .map(({ sentence }: { sentence: string }) => sentence)

beforeAll(async () => {
  await keepAllBlanks(server.services)
  attorney = await server.as(Role.attorney)
  const made = await opened({ premium: true })
  id = made.id
  number = made.number
  await answers(id)
})

describe('a payment form', () => {
  test('is among the places to sign once it is known how it is paid, with its page on top of the package', async () => {
    expect(await payments()).toEqual([])
    await attorney.put(`/api/cases/${id}/filing-fees`, { paymentMethod: 'Card' })
    await built(attorney, id)
    const listed = await payments()
    expect(listed).toMatchObject([
      { label: 'Payment for I-129', paidWith: 'G-1450', packagePage: 1, seen: null },
      { label: 'Payment for I-907', paidWith: 'G-1450', seen: null },
    ])
    expect(listed.map(({ packagePage }: { packagePage: number }) => packagePage > 0)).toEqual([true, true])
    expect(await unsigned()).toContain('The card holder (Payment for I-129) on Form G-1450 has not signed.')
  })

  test('counts as signed when the attorney saw it on paper, for that amount only', async () => {
    const assistant = await server.as(Role.attorneyAssistant)
    const said = { key: 'i-129/', signedOn: today() }
    const refused = await assistant.put(`/api/cases/${id}/payment-forms`, said)
    expect([refused.status, refused.body.error.code]).toEqual([403, 'ATTORNEY_ONLY'])
    const late = await attorney.put(`/api/cases/${id}/payment-forms`, { ...said, signedOn: '2099-01-01' })
    expect(late.body.error.code).toBe('NOT_YET')
    await paymentsSeen(attorney, id, today())
    expect((await payments()).map(({ seen }: { seen: unknown }) => seen)).toEqual([
      { signedOn: today(), byName: 'Miriam LANE' },
      { signedOn: today(), byName: 'Miriam LANE' },
    ])
    expect((await unsigned()).filter((each: string) => each.includes('G-1450'))).toEqual([])
    await server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run(
        `update case_filing_plans set payments_signed = jsonb_set(payments_signed, '{0,amountCents}', '100') where case_id = $1`,
        [id],
      ),
    )
    expect((await unsigned()).filter((each: string) => each.includes('G-1450'))).toHaveLength(1)
  })

  test('that was scanned is not kept: the file is deleted and none of its pages counts', async () => {
    const [first] = await payments()
    const code = `${number}-P1-${String(first.packagePage).padStart(3, '0')}`
    const { signHere } = (await attorney.get(`/api/cases/${id}/filing`)).body
    const other = signHere.find(({ pageCode }: { pageCode: string }) => pageCode !== '')
    const codes = [other.pageCode, code]
    const picture = { document: samplePhoto().prepared, label: 'Scan' }
    const pageNumber = (page: number) => codes[page - 1] ?? ''
    const bytes = joined(assemble([picture, picture], { title: 'Scan', pageNumber }).parts)
    const scan = await sendScan(attorney, id, bytes, 'scan.pdf')
    expect(scan).toMatchObject({ status: 'Refused', pages: [{ state: 'Matched' }, { state: 'Payment form' }] })
    const { key } = await system().one<{ key: string }>(
      'select f.key from case_scans s join files f on f.id = s.file_id where s.id = $1',
      [scan.id],
    )
    await expect(server.services.files.get(key)).rejects.toThrow()
    const opened = await attorney.get(`/api/cases/${id}/signature-scans/${scan.id}/file`)
    expect([opened.status, opened.body.error.code]).toEqual([409, 'NOT_KEPT'])
    const after = (await attorney.get(`/api/cases/${id}/filing`)).body.signHere
    expect(after.filter((each: { scan: unknown }) => each.scan !== null)).toEqual([])
  }, 600_000)
})
