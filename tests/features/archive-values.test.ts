import { beforeAll, describe, expect, it } from 'vitest'
import { valuesInTheWay } from '#insight/tenant-archives/server/values-in.ts'
import { fitOf } from '#platform/archive/fits.ts'
import { idsFor, importTenant } from '#platform/archive/import-tenant.ts'
import { ArchiveRefused } from '#platform/archive/problems.ts'
import type { Row } from '#platform/archive/translate.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { forged, read, rowCounts } from './support/archives.ts'

// Values that fit their columns, and would break or betray what shows them.
const server = serverOfFile({ env: { WORKER: 'separate', DEMO_DATA: 'no' } })
const system = { kind: 'system' } as const
const AT = '2026-01-01T00:00:00Z'
const company: Row = { id: 1, code: 'VALUES', name: 'VALUES', email: 'hr@values.test', law_firm_id: '@firm' }
const person: Row = {
  id: 1,
  company_id: 1,
  law_firm_id: '@firm',
  household_person_id: 1,
  first_name: 'Ann',
  last_name: 'LEE',
  created_at: AT,
}
const theCase: Row = {
  ...{
    id: 1,
    number: '26-00001',
    company_id: 1,
    law_firm_id: '@firm',
    person_id: 1,
    type_id: 1,
    sub_type: '',
    mode: 'LEGAL',
  },
  ...{ status: 1, stage: '', options: {}, percent: 0, company_name: 'VALUES', household_person_id: 1, created_at: AT },
}
const event = (more: Row): Row => ({
  ...{
    id: 1,
    company_id: 1,
    law_firm_id: '@firm',
    case_id: 1,
    kind: 'moved',
    text: 'x',
    internal: false,
    at: AT,
    by_name: 'Eve',
  },
  ...more,
})
const facts = (more: Row): Row => ({
  company_id: 1,
  law_firm_id: '@firm',
  known: {},
  version: 1,
  updated_at: AT,
  ...more,
})
let firm = 0

beforeAll(async () => {
  firm = await server.services.database.transaction(system, async (tx) => {
    const { id } = await tx.one<{ id: number }>(
      `insert into law_firms (code, name, email) values ('HERE', 'A FIRM HERE', 'office@here.test') returning id`,
    )
    return id
  })
})

const problemsOf = async (records: Record<string, Row[]>, kind: 'company' | 'firm' = 'company') => {
  const archive = await read(await forged(records, { kind }))
  const { problems } = await fitOf({ archive, db: server.services.database.read(system) })
  return [...problems, ...valuesInTheWay(archive, server.services.clock.now())]
}

describe('an archive', () => {
  const cases = [theCase]
  it.each<[string, Record<string, Row[]>, RegExp]>([
    [
      'of an unknown case type',
      { cases: [{ ...theCase, type_id: 9_999 }] },
      /“cases” can’t be shown here: VisaCare doesn’t know the case type/,
    ],
    ['with an unknown status', { cases: [{ ...theCase, status: 77 }] }, /doesn’t know the status/],
    [
      'with a move to a number that no report can read',
      { cases, case_events: [event({ details: { to: 99_999_999_999 } })] },
      /“case events” can’t be shown/,
    ],
    [
      'with such a number as text',
      { cases, case_events: [event({ details: { to: '2' } })] },
      /“case events” can’t be shown/,
    ],
    [
      'with answers of the firm that is chosen here',
      { fact_documents: [facts({ subject: 'firm', subject_id: '@firm' })] },
      /“fact documents” is about something that isn’t in this archive/,
    ],
    [
      'with earlier answers of that firm',
      { fact_changes: [{ id: 1, company_id: 1, subject: 'firm', subject_id: '@firm', fact: 'x', version: 1, at: AT }] },
      /“fact changes” is about something/,
    ],
    [
      'with answers about a number as text',
      { fact_documents: [facts({ subject: 'person', subject_id: '1' })] },
      /is about something/,
    ],
    [
      'with a link that leaves behind a tab',
      { cases, open_items: [{ id: 1, company_id: 1, case_id: 1, link: '/\t/forged.test' }] },
      /links to a page outside VisaCare/,
    ],
    [
      'with a link that leaves behind a line break',
      { cases, open_items: [{ id: 1, company_id: 1, case_id: 1, link: '/\n/forged.test' }] },
      /links to a page outside/,
    ],
    [
      'whose numbers are shuffled',
      { people: [{ ...person, id: 2 }, person] },
      /aren’t numbered in their order: people/,
    ],
  ])('%s is refused with a sentence', async (_what, records, sentence) => {
    const problems = await problemsOf({ companies: [company], people: [person], ...records })
    expect(problems).toEqual([expect.stringMatching(sentence)])
  })

  it('without any of these fits', async () => {
    const fine = {
      case_events: [event({ details: { from: 1, to: 2 } })],
      fact_documents: [facts({ subject: 'person', subject_id: 1 })],
    }
    expect(await problemsOf({ companies: [company], people: [person], cases, ...fine })).toEqual([])
  })

  it('of a law firm whose email address is taken is refused', async () => {
    const lawFirm = { id: 1, code: 'MINE', name: 'MINE', email: 'Office@here.test' }
    expect(await problemsOf({ law_firms: [lawFirm] }, 'firm')).toEqual([
      'The law firm’s email address exists here already: office@here.test.',
    ])
  })

  it('leaves out what is internal and names no firm, and names nobody’s record by a number in disguise', async () => {
    const records = {
      ...{ companies: [company], people: [person], cases },
      case_events: [
        event({ kind: 'note', internal: true, text: 'INTERNAL' }),
        event({ id: 2, kind: 'note', text: 'OPEN', details: { documentId: ' 12', caseId: '0x1', by: 'Eve 12' } }),
      ],
    }
    const { companyIds, ids } = await broughtIn(records)
    const found = await server.services.database
      .read(system)
      .rows('select text, details, case_id as "caseId" from case_events where company_id = $1', [companyIds[0]])
    const caseId = ids.get('cases')?.[0]
    expect(found).toEqual([{ text: 'OPEN', details: { documentId: null, caseId, by: 'Eve 12' }, caseId }])
  })

  it('brings no package that is ready to be filed: it is built here', async () => {
    const pack = (id: number, status: string): Row => ({
      id,
      company_id: 1,
      law_firm_id: '@firm',
      household_person_id: 1,
      case_id: 1,
      number: id,
      status,
      kind: 'filing',
      contents: [],
      missing: [],
      versions: {},
      step: '',
      message: '',
      created_at: AT,
    })
    const second = { ...company, code: 'VALUES2', email: 'hr@values2.test' }
    const packages = ['Ready', 'Working', 'Filed'].map((status, index) => pack(index + 1, status))
    const { companyIds } = await broughtIn({ companies: [second], people: [person], cases, case_packages: packages })
    const found = await server.services.database
      .read(system)
      .rows<{ status: string }>('select status from case_packages where company_id = $1 order by number', [
        companyIds[0],
      ])
    expect(found.map(({ status }) => status)).toEqual(['Failed', 'Failed', 'Filed'])
  })

  const second = { ...company, code: 'REFUSED', email: 'hr@refused.test' }
  const task = {
    id: 1,
    company_id: 1,
    law_firm_id: '@firm',
    case_id: 1,
    for_whom: 'employer',
    title: 'x',
    created_at: AT,
  }
  it.each<[string, Record<string, Row[]>, string]>([
    [
      'a value that isn’t allowed',
      { cases, case_tasks: [task, { ...task, id: 2, for_whom: 'the moon' }] },
      'Row 2 of “case tasks”, column “for_whom”: this value isn’t allowed. Nothing was imported.',
    ],
    [
      'a number without end',
      { cases: [{ ...theCase, percent: 1e30 }] },
      'Row 1 of “cases”, column “percent”: this value is out of range. Nothing was imported.',
    ],
    [
      'an endless text',
      { cases, case_tasks: [{ ...task, title: 'x'.repeat(100_000) }] },
      'Row 1 of “case tasks”, column “title”: this value isn’t allowed. Nothing was imported.',
    ],
    [
      'nothing where something belongs',
      { people: [{ ...person, first_name: null }] },
      'Row 1 of “people”, column “first_name”: a value is missing. Nothing was imported.',
    ],
    [
      'the same twice',
      {
        cases,
        fact_documents: [facts({ subject: 'case', subject_id: 1 }), facts({ subject: 'case', subject_id: 1 })],
      },
      'Row 2 of “fact documents”, columns “subject”, “subject_id”: the same is there twice, or exists here already. Nothing was imported.',
    ],
    [
      'a case number that is none',
      { cases: [{ ...theCase, number: 'x' }] },
      'Row 1 of “cases”, column “number”: this is no case number. Nothing was imported.',
    ],
  ])('with %s is told by row and column, and nothing of it is left', async (_what, records, sentence) => {
    const rows = { companies: [second], people: [person], ...records }
    expect(await problemsOf(rows)).toEqual([])
    const before = await rowCounts(server)
    await expect(broughtIn(rows)).rejects.toThrow(new ArchiveRefused(sentence))
    expect(await rowCounts(server)).toEqual(before)
  })

  it('of a law firm whose client has another client’s person in a case is told by row and column', async () => {
    const clients = [1, 2].map((id) => ({
      ...{ ...company, id, code: `CLIENT${id}`, email: `hr@client${id}.test`, law_firm_id: 1 },
    }))
    const rows = {
      law_firms: [{ id: 1, code: 'MIXED', name: 'MIXED', email: 'office@mixed.test' }],
      ...{ companies: clients, people: [{ ...person, law_firm_id: 1 }] },
      cases: [
        { ...theCase, law_firm_id: 1 },
        { ...theCase, id: 2, number: '26-00002', company_id: 2, law_firm_id: 1 },
      ],
    }
    await expect(broughtIn(rows, 'firm')).rejects.toThrow(
      new ArchiveRefused(
        'Row 2 of “cases”, column “person_id”: it names a record that isn’t there. Nothing was imported.',
      ),
    )
  })

  async function broughtIn(records: Record<string, Row[]>, kind: 'company' | 'firm' = 'company') {
    const archive = await read(await forged(records, { kind }))
    const ids = await server.services.database.transaction(system, (tx) => idsFor(tx, archive))
    const wanted = { archive, lawFirmId: firm, files: new Map(), ids, told: () => {} }
    const done = await server.services.database.transaction(system, (tx) => importTenant(tx, server.services, wanted))
    return { ...done, ids }
  }
})
