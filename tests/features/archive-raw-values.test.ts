import { beforeAll, describe, expect, it } from 'vitest'
import { Role } from '#formats/roles.ts'
import { tenantArchiveJobs } from '#insight/tenant-archives/server/jobs.ts'
import { valuesInTheWay } from '#insight/tenant-archives/server/values-in.ts'
import { brought } from '#platform/archive/brought.ts'
import { fitOf } from '#platform/archive/fits.ts'
import { encrypted } from '#platform/archive/passphrase.ts'
import { shapesIn } from '#platform/archive/shape.ts'
import type { Row } from '#platform/archive/translate.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { forged, gathered, imported, read } from './support/archives.ts'

// Values that no program of ours could have written, and that the database would take, or break on.
const server = serverOfFile({ env: { WORKER: 'separate' } })
const system = { kind: 'system' } as const
const AT = '2026-01-01T00:00:00Z'
const company: Row = { id: 1, code: 'RAW', name: 'RAW', email: 'hr@raw.test', law_firm_id: null, created_at: AT }
const person = { id: 1, company_id: 1, household_person_id: 1, first_name: 'Ann', last_name: 'LEE', created_at: AT }
const user: Row = {
  ...{ id: 1, user_name: 'eve@raw.test', email: 'eve@raw.test', first_name: 'Eve', last_name: 'RAW', status: 'Active' },
  ...{ company_id: 1, law_firm_id: null, person_id: null, role_id: 'EmployerAdmin' },
}
const facts = (known: unknown): Row => ({
  ...{ company_id: 1, subject: 'company', subject_id: 1, known, version: 1, updated_at: AT },
})
const problemsOf = async (records: Record<string, Row[]>) => {
  // A column that the manifest doesn’t name is in its row all the same.
  const columns = { users: Object.keys(user) }
  const archive = await read(await forged({ companies: [company], people: [person], ...records }, { columns }))
  const { problems } = await fitOf({ archive, db: server.services.database.read(system) })
  return [...problems, ...valuesInTheWay(archive, server.services.clock.now())]
}
let firm = 0
beforeAll(async () => {
  const db = server.services.database.read(system)
  firm = (await db.one<{ id: number }>(`select id from law_firms where code = 'HARBOR'`)).id
})

describe('an archive', () => {
  const changed = (more: Row) => ({ people: [{ ...person, ...more }] })
  const people = (column: string, why: string) => `Row 1 of “people”, column “${column}”: ${why}.`
  const [CHARACTER, LINE] = ['this text has a character that can’t be stored', 'this text has to be one line']
  const [DAY, MOMENT] = ['this is no day between 1900 and 2100', 'this is no moment between 1900 and 2100']
  it.each<[string, Record<string, Row[]>, string]>([
    ['a zero byte', changed({ first_name: 'a\0b' }), people('first_name', CHARACTER)],
    ['half of a character', changed({ first_name: 'a\ud800' }), people('first_name', CHARACTER)],
    ['a zero byte within', changed({ termination: { why: ['a\0b'] } }), people('termination', CHARACTER)],
    ['a day without end', changed({ birth_date: 'infinity' }), people('birth_date', DAY)],
    ['a day before Christ', changed({ birth_date: '0044-03-15 BC' }), people('birth_date', DAY)],
    ['a day that no month has', changed({ birth_date: '1990-02-30' }), people('birth_date', DAY)],
    ['a day of long ago', changed({ birth_date: '1066-10-14' }), people('birth_date', DAY)],
    ['a text for a day', changed({ birth_date: 'tomorrow-ish' }), people('birth_date', DAY)],
    ['a moment without end', changed({ created_at: 'infinity' }), people('created_at', MOMENT)],
    ['the moment of the database', changed({ created_at: 'now' }), people('created_at', MOMENT)],
    ['a line break in a name', changed({ last_name: 'LEE\nBcc: all@raw.test' }), people('last_name', LINE)],
    ['a control character in an address', changed({ email: 'a@raw.test\u0007' }), people('email', LINE)],
    ['a line of its own', changed({ middle_name: 'x\u2028y' }), people('middle_name', LINE)],
    [
      'a company of two lines',
      { companies: [{ ...company, name: 'RAW\nINC' }] },
      `Row 1 of “companies”, column “name”: ${LINE}.`,
    ],
    [
      'a file of two lines',
      { files: [{ id: 1, company_id: 1, key: 'files/1', name: 'a\n.pdf' }] },
      `Row 1 of “files”, column “name”: ${LINE}.`,
    ],
    [
      'a subject of two lines',
      { email_templates: [{ id: 1, company_id: 1, name: 'x', subject: 'x\r\nBcc: y', body: 'x' }] },
      `Row 1 of “email templates”, column “subject”: ${LINE}.`,
    ],
    [
      'a password',
      { users: [{ ...user, password_hash: '$argon2id$…' }] },
      'Row 1 of “users”, column “password_hash”: VisaCare has no such column.',
    ],
    [
      'a text where answers belong',
      { fact_documents: [facts('none')] },
      'Row 1 of “fact documents”, column “known”: this is no set of values.',
    ],
    [
      'another text for a Form I-9',
      { i9_contents: [{ id: 1, company_id: 1, content: '{"corrections":{"a":1}}' }] },
      '1 record in “i9 contents” can’t be shown here: it isn’t what a Form I-9 says.',
    ],
    [
      'an answer of another kind',
      { fact_documents: [facts({ 'company.affiliates': { value: { a: 1 }, source: 'form', by: null, at: AT } })] },
      'Row 1 of “fact documents”, fact “company.affiliates”: the fact doesn’t take this value.',
    ],
  ])('with %s is refused with its table, row and column', async (_what, records, sentence) => {
    expect(await problemsOf(records)).toEqual([sentence])
  })

  it('may say that no end is known', async () => {
    expect(await problemsOf(changed({ work_until: 'infinity', birth_date: '1990-02-28' }))).toEqual([])
  })

  it('is looked at to its end, whatever characters are in it', async () => {
    const zip = await forged({
      companies: [{ ...company, name: 'RAW\0\ud800' }],
      users: [{ ...user, first_name: 'E\0ve\ud800' }],
    })
    const form = new FormData()
    form.set('passphrase', 'correct horse battery')
    const file = await gathered(
      encrypted(
        (async function* () {
          yield zip
        })(),
        'correct horse battery',
      ),
    )
    form.set('file', new Blob([new Uint8Array(file)]), 'raw.zip.age')
    const provider = await server.as(Role.provider)
    const { id } = (await provider.call('POST', '/api/tenant-imports', form)).body
    await tenantArchiveJobs['tenantArchives.check']?.(server.services, { archiveId: id } as never)
    const { items } = (await provider.get('/api/tenant-archives')).body
    const found = items.find((each: { id: number }) => each.id === id)
    expect(found).toMatchObject({ status: 'checked', name: 'RAW \ufffd' })
    expect(found.problems).toContain(`Row 1 of “users”, column “first_name”: ${CHARACTER}.`)
  })

  it('of a company that nobody represented gets the firm that is chosen here', async () => {
    const zip = await forged({ companies: [company], people: [person] })
    const { companyIds } = await imported(server, zip, firm)
    const found = await server.services.database.read(system).one(
      `select c.law_firm_id as firm, p.law_firm_id as "ofPerson", r.law_firm_id as "inHistory"
         from companies c join people p on p.company_id = c.id
         left join representations r on r.company_id = c.id and r.ended_at is null where c.id = $1`,
      [companyIds[0]],
    )
    expect(found).toEqual({ firm, ofPerson: firm, inHistory: firm })
  })
})

it('no column that an archive brings is a way in: no password, token, link, code or second factor', async () => {
  const SECRET =
    /pass(word)?(_|$)|hash|token|secret|totp|otp|credential|cookie|session|factor|recovery|link_until|_tag$/
  // Finds the same passport twice, and opens nothing.
  const harmless = ['cap_registrations.passport_hash']
  const shapes = await shapesIn(server.services.database.read(system))
  const found = shapes.flatMap(({ name, columns }) =>
    columns.filter((column) => SECRET.test(column)).map((column) => `${name}.${column}`),
  )
  expect(found.filter((each) => !harmless.includes(each))).toEqual([])
  expect(Object.keys(brought).filter((table) => SECRET.test(table))).toEqual([])
})
