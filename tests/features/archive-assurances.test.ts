import { beforeAll, describe, expect, it } from 'vitest'
import { fitOf } from '#platform/archive/fits.ts'
import { idsFor, importTenant } from '#platform/archive/import-tenant.ts'
import type { Row } from '#platform/archive/translate.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { forged, read } from './support/archives.ts'

// What an archive says that somebody vouched for, or that is still being worked on.
const server = serverOfFile({ env: { WORKER: 'separate', DEMO_DATA: 'no' } })
const system = { kind: 'system' } as const
const AT = '2026-01-01T00:00:00Z'
const DAY = '2026-01-01'

const company: Row = { id: 1, code: 'VOUCHED', name: 'VOUCHED', email: 'hr@vouched.test', law_firm_id: null }
const person: Row = {
  ...{ id: 1, company_id: 1, law_firm_id: null, household_person_id: 1, first_name: 'Ann', last_name: 'LEE' },
  created_at: AT,
}
const cases = [1, 2].map((id) => ({
  ...{ id, number: `26-0000${id}`, company_id: 1, law_firm_id: null, person_id: 1, type_id: 1, sub_type: '' },
  ...{ mode: 'LEGAL', status: 5, stage: 'SIGNATURE', options: {}, percent: 100, company_name: 'VOUCHED' },
  ...{ household_person_id: 1, created_at: AT },
}))
const ofCase = { company_id: 1, law_firm_id: null, household_person_id: 1, person_id: 1, case_id: 1 }
const file = (id: number): Row => ({
  ...{ id, key: `files/${id}.pdf`, company_id: 1, law_firm_id: null, name: `${id}.pdf`, purpose: 'form' },
  ...{ content_type: 'application/pdf', size: 1, sha256: '\\x00', created_at: AT },
})
const form = { ...ofCase, edition: '01/20/25', position: 1, created_at: AT }
const signature = { ...ofCase, case_form_id: 1, signer: 'Ann Lee', at: AT, by_name: 'Miriam LANE' }
const forms = [{ ...form, id: 1, form_id: 'i-129' }]
const files = [file(1), file(2)]

const vouched: Record<string, Row[]> = {
  case_filing_plans: [
    {
      ...{ ...ofCase, id: 1, carrier: 'USPS', address: 'PO Box 1', address_verified_on: DAY },
      ...{ approved_fees: [{ id: 'i-129', cents: 1 }], approved_cents: 1, approved_at: AT, approved_by: null },
      ...{
        approved_by_name: 'Miriam LANE',
        payments_signed: [{ key: 'x', amountCents: 1, signedOn: DAY, byName: 'M' }],
      },
    },
    // As an older version made it, without some of the columns.
    { ...ofCase, id: 2, case_id: 2, carrier: 'USPS' },
  ],
  case_form_substitutes: [
    {
      ...{ company_id: 1, law_firm_id: null, household_person_id: 1, person_id: 1, case_id: 1, id: 1, case_form_id: 1 },
      ...{ file_id: 1, file_name: 'i-129.pdf', form_id: 'i-129', edition: '01/20/25', edition_known: true, pages: 20 },
      ...{ read: {}, differences: [], offered_at: AT, attested_by_name: 'Miriam LANE', attested_at: AT },
    },
  ],
  case_signatures: [
    { ...signature, id: 1, block: 'petitioner', kind: 'Scan', looked: 'Yes', signed_on: DAY, file_id: 2 },
    { ...signature, id: 2, block: 'preparer', kind: 'Ink', looked: null, signed_on: DAY, reason: 'No scanner' },
  ],
  case_waivers: [
    { ...ofCase, id: 1, rule: 'V61', reason: 'I say so', sentence: 'Missing', role_id: 4, at: AT, by_name: 'M' },
  ],
  contract_reviews: [
    { company_id: 1, law_firm_id: null, case_id: 1, approved_at: AT, approved_by_name: 'Miriam LANE', updated_at: AT },
  ],
  document_requests: [
    {
      ...ofCase,
      id: 1,
      item_id: 'medical',
      waived_at: AT,
      waived_reason: 'In hand',
      waived_by_name: 'M',
      created_at: AT,
    },
  ],
}

const publicAccess: Record<string, Row[]> = {
  lcas: [{ id: 1, company_id: 1, law_firm_id: null, known: {}, created_at: AT, updated_at: AT }],
  public_access_files: [{ id: 1, company_id: 1, law_firm_id: null, lca_id: 1, created_at: AT }],
  public_access_items: [
    {
      ...{ id: 1, company_id: 1, law_firm_id: null, public_file_id: 1, item: 'P1', file_id: 1, pages: 1 },
      ...{ supplied_on: DAY, supplied_at: AT, checked_by_name: 'Dev SHAH', checked_on: DAY },
    },
  ],
}

const notYet: Record<string, Row[]> = {
  case_packages: ['Waiting', 'Working', 'Ready', 'Filed'].map((status, index) => ({
    ...{ ...ofCase, id: index + 1, number: index + 1, status, kind: 'filing', contents: [], missing: [], versions: {} },
    ...{ step: 'Writing forms', message: '', created_at: AT, file_id: 1, snapshot_id: 2, snapshot_sha256: '\\x00' },
  })),
  case_scans: [
    { ...ofCase, id: 1, file_id: 2, file_name: 'scan.pdf', status: 'Reading', signed_on: DAY, pages: [], at: AT },
  ],
  i9_bundles: ['Waiting', 'Working', 'Cancelled'].map((status, index) => ({
    ...{ id: index + 1, company_id: 1, choice: { formIds: [] }, status, created_at: AT },
  })),
  imports: ['uploaded', 'checking', 'checked', 'importing', 'imported'].map((status, index) => ({
    ...{ id: index + 1, kind: 'people', company_id: 1, law_firm_id: null, file_id: 1, file_name: 'x.csv', status },
    created_at: AT,
  })),
}

describe('an archive of a tenant', () => {
  let notes: string[] = []
  let caseIds: number[] = []
  let companyId = 0
  beforeAll(async () => {
    const records = {
      companies: [company],
      people: [person],
      cases,
      files,
      case_forms: forms,
      ...vouched,
      ...publicAccess,
      ...notYet,
    }
    const archive = await read(await forged(records))
    const fit = await fitOf({ archive, db: server.services.database.read(system) })
    expect(fit.problems).toEqual([])
    notes = fit.notes
    const ids = await server.services.database.transaction(system, (tx) => idsFor(tx, archive))
    const wanted = { archive, lawFirmId: null, files: new Map(), ids, told: () => {} }
    const done = await server.services.database.transaction(system, (tx) => importTenant(tx, server.services, wanted))
    caseIds = ids.get('cases') ?? []
    companyId = done.companyIds[0] ?? 0
  })
  const rows = (text: string) => server.services.database.read(system).rows(text, [caseIds[0]])

  it.each<[string, string, object[]]>([
    [
      'an approval of fees, a checked address or a signed payment',
      `select approved_at, approved_by, approved_by_name, approved_fees, approved_cents, address_verified_on, payments_signed
         from case_filing_plans where case_id = $1`,
      [
        {
          ...{ approved_at: null, approved_by: null, approved_by_name: '', approved_fees: null, approved_cents: null },
          ...{ address_verified_on: null, payments_signed: [] },
        },
      ],
    ],
    [
      'a PDF prepared elsewhere that somebody assured',
      `select attested_at, attested_by, attested_by_name, withdrawn_at is not null as withdrawn
         from case_form_substitutes where case_id = $1`,
      [{ attested_at: null, attested_by: null, attested_by_name: '', withdrawn: true }],
    ],
    [
      'a look at a scanned signature; a note of one in ink stays a note',
      'select kind, looked, signed_on from case_signatures where case_id = $1 order by id',
      [
        { kind: 'Scan', looked: null, signed_on: null },
        { kind: 'Ink', looked: null, signed_on: DAY },
      ],
    ],
    [
      'a waiver',
      'select withdrawn_at is not null as withdrawn from case_waivers where case_id = $1',
      [{ withdrawn: true }],
    ],
    [
      'an approval of a contract review',
      'select approved_at, approved_by_name from contract_reviews where case_id = $1',
      [{ approved_at: null, approved_by_name: '' }],
    ],
    [
      'a document that nobody has to send',
      'select waived_at, waived_reason, waived_by_name from document_requests where case_id = $1',
      [{ waived_at: null, waived_reason: '', waived_by_name: '' }],
    ],
    [
      'a page of a public access file that somebody found nothing personal in',
      `select checked_on, checked_by_name from public_access_items
        where company_id = (select company_id from cases where id = $1)`,
      [{ checked_on: null, checked_by_name: null }],
    ],
  ])('does not bring %s', async (_what, text, expected) => {
    expect(await rows(text)).toEqual(expected)
  })

  it('has nothing under way that no job here works on', async () => {
    const statuses = async (table: string, order = 'id') =>
      (
        await server.services.database
          .read(system)
          .rows<{ status: string }>(`select status from ${table} where company_id = $1 order by ${order}`, [companyId])
      ).map(({ status }) => status)
    expect(await statuses('case_packages')).toEqual(['Failed', 'Failed', 'Failed', 'Filed'])
    expect(await statuses('case_scans')).toEqual(['Failed'])
    expect(await statuses('i9_bundles')).toEqual(['Failed', 'Failed', 'Cancelled'])
    expect(await statuses('imports')).toEqual(['failed', 'failed', 'failed', 'failed', 'imported'])
    const said = await server.services.database.read(system).rows<{ message: string }>(
      `select message from i9_bundles where company_id = $1 and status = 'Failed'
         union all select message from imports where company_id = $1 and status = 'failed'`,
      [companyId],
    )
    expect(said.map(({ message }) => message).filter((each) => !each.startsWith('It came with an archive '))).toEqual(
      [],
    )
  })

  it('has no list of what stood in the boxes of a filed form: the people in it have other numbers here', async () => {
    expect(
      await rows(`select snapshot_id, snapshot_sha256 from case_packages where case_id = $1 and status = 'Filed'`),
    ).toEqual([{ snapshot_id: null, snapshot_sha256: null }])
  })

  it('is reviewed with a sentence for both', () => {
    expect(notes.join(' ')).toContain('7 approvals, waivers and checks by a person aren’t imported.')
    expect(notes.join(' ')).toContain('10 tasks that had not ended are stopped')
  })
})
