import { describe, expect, it } from 'vitest'
import { completeEnvelope } from '#paperwork/envelopes/server/complete.ts'
import { envelopeById } from '#paperwork/envelopes/server/store.ts'
import type { Row } from '#platform/archive/translate.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { forged, imported } from './support/archives.ts'

// What an archive says of signatures nobody here has seen: it is read, and neither sealed nor confirmed.
const server = serverOfFile({ env: { WORKER: 'separate' } })
const { system, change } = recordsOf(server)
const AT = '2026-01-01T00:00:00Z'
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF')

const envelope = (id: number, more: Row): Row => ({
  ...{
    id,
    company_id: 1,
    law_firm_id: null,
    case_id: null,
    document_id: null,
    file_id: 1,
    pages: 1,
    title: `Deed ${id}`,
  },
  ...{
    message: '',
    valid_days: 14,
    closed_reason: '',
    created_at: AT,
    created_by: null,
    created_by_name: 'Eve',
    version: 1,
  },
  ...{ outside: '', ...more },
})
const signer = (id: number, envelope_id: number, more: Row = {}): Row => ({
  ...{
    id,
    company_id: 1,
    law_firm_id: null,
    envelope_id,
    position: id,
    name: 'Miriam Lane',
    email: 'miriam@forged.test',
  },
  ...{ role: '', state: 'signed', signed_at: AT, code_tries: 0, address: '', browser: '', decline_reason: '', ...more },
})

let made = 0
async function brought(envelopes: readonly Row[], signers: readonly Row[]) {
  made++
  const company = { id: 1, code: `SEAL${made}`, name: `SEAL ${made}`, email: `hr@seal${made}.test` }
  const file = {
    ...{ id: 1, key: 'files/1', company_id: 1, law_firm_id: null, name: 'deed.pdf', content_type: 'application/pdf' },
    ...{ size: 1, sha256: '\\x00', purpose: 'document', created_at: AT },
  }
  const zip = await forged(
    { companies: [company], files: [file], envelopes, envelope_signers: signers },
    { files: { 'files/1': PDF } },
  )
  const { companyIds } = await imported(server, zip, null)
  return system().rows<{ id: number; state: string; reason: string; result: number | null; ref: string | null }>(
    `select id, state, closed_reason as reason, result_file_id as result, outside_ref as ref from envelopes
      where company_id = $1 order by id`,
    [companyIds[0]],
  )
}

describe('an envelope of an archive', () => {
  const NUMBER = 'VC-F0RG-ED00-0001'
  const asked = () => server.visitor().get(`/api/verify-signed-document/${NUMBER}`)

  it('that says it was completed is not confirmed by its number', async () => {
    const done = { state: 'completed', sent_at: AT, closed_at: AT, check_number: NUMBER, result_file_id: 1 }
    const [row] = await brought([envelope(1, done)], [signer(1, 1)])
    expect(row).toMatchObject({ state: 'completed' })
    const { status, body } = await asked()
    expect([status, body.error?.code]).toEqual([404, 'UNKNOWN'])
    expect((await envelopeById(system(), row?.id ?? 0)).brought).toBe(true)
    // The same record, made here, is confirmed: only where it came from keeps it from being.
    await change('update envelopes set brought = false where id = $1', [row?.id])
    expect((await asked()).status).toBe(200)
  })

  it('that was still open is over, so that nothing signed elsewhere is sealed here', async () => {
    const rows = await brought(
      [
        envelope(1, { state: 'sent', sent_at: AT }),
        envelope(2, { state: 'draft' }),
        envelope(3, { state: 'declined', closed_reason: 'No.' }),
      ],
      [signer(1, 1), signer(2, 2), signer(3, 3, { state: 'declined' })],
    )
    const reason = 'It came with an archive before everyone had signed. Send a new one.'
    expect(rows.map(({ state, reason: why }) => [state, why])).toEqual([
      ['voided', reason],
      ['voided', reason],
      ['declined', 'No.'],
    ])
    for (const { id } of rows) await completeEnvelope(server.services, id)
    for (const { id } of rows) {
      await expect(change(`update envelopes set state = 'sent' where id = $1`, [id])).rejects.toThrow(
        /envelopes_brought/,
      )
    }
  })

  it('names no envelope of an outside provider', async () => {
    const [row] = await brought(
      [envelope(1, { state: 'sent', sent_at: AT, outside: 'DocuSign', outside_ref: 'somebody-elses' })],
      [signer(1, 1)],
    )
    expect(row).toMatchObject({ ref: null, state: 'voided' })
  })
})
