import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addDays } from '#formats/day.ts'
import { Role } from '#formats/roles.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, filingsOf } from './support/filings.ts'

const server = serverOfFile()
const { opened } = filingsOf(server)

const NUMBER = 'I-200-26300-123456'
const entered = {
  'case.lcaNumber': { value: NUMBER },
  'case.lcaBeginsOn': { value: '2026-12-01' },
  'case.lcaEndsOn': { value: '2029-11-30' },
  'case.lcaWorksites': { value: [{ id: 'r1', city: 'Boston', state: 'MA' }] },
}
const path = (id: number) => `/api/cases/${id}/lca`

test('an LCA is entered once and read by the check, the form and a second petition', async () => {
  const { id } = await opened()
  const attorney = await server.as(ATTORNEY)
  const empty = (await attorney.get(path(id))).body
  expect(empty).toMatchObject({ applies: true, lca: null, mayEdit: true })
  const saved = await attorney.put(path(id), { answers: entered })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect(saved.body.lca).toMatchObject({ number: NUMBER, cases: [{ id }] })

  const form = (await attorney.get(`/api/cases/${id}/form?formId=i-129`)).body
  expect(form.known[`case/${id}`]['case.laborCaseNumber'].value).toBe(NUMBER)
  expect(form.editable).not.toContain(`case/${id}:case.laborCaseNumber`)
  const check = (await attorney.get(`/api/cases/${id}/filing-check`)).body
  const missing = check.unchecked.flatMap((each: { missing: { fact: string }[] }) =>
    each.missing.map(({ fact }) => fact),
  )
  expect(missing).not.toContain('case.lcaWorksites')
  expect(missing).toContain('case.lcaFein')

  // The check's own way of answering ends on the same record.
  await attorney.put(`/api/cases/${id}/filing-check/answers`, { fact: 'case.lcaWorkers', value: 2 })
  const second = await opened({ subType: 'amendment' })
  const { others } = (await attorney.get(path(second.id))).body
  const [same] = others.filter((each: { number: string }) => each.number === NUMBER)
  const linked = await attorney.put(`${path(second.id)}/link`, { lcaId: same.id })
  expect(linked.body.lca.known['case.lcaWorkers'].value).toBe(2)
  expect(linked.body.lca.cases.map((each: { id: number }) => each.id)).toEqual([id, second.id])
  expect((await attorney.put(`${path(second.id)}/link`, { lcaId: null })).body.lca).toBeNull()

  // The same number is not entered twice.
  const twice = await attorney.put(path(second.id), { answers: { 'case.lcaNumber': { value: NUMBER } } })
  expect(twice.body.error.code).toBe('NUMBER_TAKEN')
})

test('what the case knows is proposed for its LCA; what the record attests is what the worksheet says', async () => {
  const { id } = await opened()
  const attorney = await server.as(ATTORNEY)
  const { items } = (await attorney.get(`${path(id)}/proposed`)).body
  const from = (fact: string) => items.find((each: { fact: string }) => each.fact === fact)
  expect(from('case.lcaEmployerName')).toMatchObject({ value: 'NORTHWIND ANALYTICS', from: 'The employer’s profile' })
  expect(from('case.lcaJobTitle').from).toBe('The job')
  // Nothing of it is on a record before somebody has taken it over.
  expect((await attorney.get(path(id))).body.lca).toBeNull()
  const answers = Object.fromEntries(
    items.map(({ fact, value }: { fact: string; value: unknown }) => [fact, { value }]),
  )
  const { lca } = (await attorney.put(path(id), { answers: { ...answers, 'case.lcaDependent': { value: true } } })).body
  expect(lca.known['case.lcaJobTitle'].value).toBe(from('case.lcaJobTitle').value)

  const boxes = async () => {
    const { sections, saidOnLca } = (await attorney.get(`/api/cases/${id}/worksheets/eta-9035`)).body
    const all = sections.flatMap(
      (each: { items: { label: string; value: string; answeredAt: string }[] }) => each.items,
    )
    const box = (label: string) => all.find((each: { label: string }) => each.label.startsWith(label))
    return {
      saidOnLca,
      willful: box('Was the employer found'),
      source: box('Source of the'),
      exempt: box('Will this app'),
    }
  }
  // The profile says no; on the LCA nobody has said so.
  expect((await boxes()).willful).toMatchObject({ state: 'missing', answeredAt: 'lca' })
  const prevailing = { source: 'PWD', year: 2026, area: 'Boston', levels: null, survey: '', coversWorksites: null }
  const said = await attorney.put(`/api/lcas/${lca.id}/conditions`, {
    conditions: { willfulViolator: true, exemptOnly: false, prevailing },
  })
  expect(said.status, JSON.stringify(said.body)).toBe(200)
  const now = await boxes()
  expect([now.willful.value, now.exempt.value, now.source.value]).toEqual([
    'Yes',
    'No',
    'Prevailing wage determination',
  ])
  expect(now.saidOnLca).toContain('case.lcaExemptOnly')
})

test('what cannot stand on an LCA is refused by name, and an older version does not win', async () => {
  const { id } = await opened()
  const attorney = await server.as(ATTORNEY)
  const wrong = await attorney.put(path(id), {
    answers: {
      ...{ 'case.lcaNumber': { value: 'I-205-26300-1' }, 'case.permNumber': { value: 'x' } },
      'case.lcaWorksites': { value: [{ id: 'r1', street: '1 Main Street', city: 'Boston' }] },
    },
  })
  expect(wrong.status).toBe(400)
  expect(Object.keys(wrong.body.error.fields)).toEqual(['case.lcaNumber', 'case.permNumber', 'case.lcaWorksites'])
  expect(wrong.body.error.fields['case.lcaWorksites']).toBe('worksite 1, State: Field is required')
  const first = (await attorney.put(path(id), { answers: { 'case.lcaWorkers': { value: 1 } } })).body.lca
  await attorney.put(path(id), { answers: { 'case.lcaWorkers': { value: 2 } }, version: first.version })
  const late = await attorney.put(path(id), { answers: { 'case.lcaWorkers': { value: 3 } }, version: first.version })
  expect(late.body.error.code).toBe('STALE')
  expect((await (await server.as(3)).put(path(id), { answers: {} })).status).toBe(403)
})

test('a package is out of date when its LCA changes', async () => {
  const { id } = await opened()
  const attorney = await server.as(ATTORNEY)
  await attorney.put(path(id), { answers: { 'case.lcaWorkers': { value: 1 } } })
  const { id: lcaId, version } = (await attorney.get(path(id))).body.lca
  const { versions } = await recordsOf(server)
    .system()
    .one<{ versions: number[] }>(
      `select array(select version from app.case_documents($1) where subject = 'lca' and subject_id = $2) as versions`,
      [id, lcaId],
    )
  expect(versions).toEqual([version])
})

test('the migration makes one record of what was entered answer by answer; the same number is shared', async () => {
  const [one, other] = [await opened(), await opened({ subType: 'amendment' })]
  const { save } = filingsOf(server)
  const number = { 'case.laborCaseNumber': { value: 'I-200-26111-222333' } }
  await save(one.id, 'case', number)
  await save(other.id, 'case', number)
  const details = { 'case.lcaWage': 12_800_000, 'case.lcaCertifiedOn': null, 'case.lcaCopyGivenOn': '2026-10-01' }
  const sql = readFileSync(new URL('../../db/migrations/0047_lcas.sql', import.meta.url), 'utf8')
  const moves = sql.slice(sql.indexOf('create temporary table entered'))
  await server.services.database.transaction({ kind: 'system' }, async (tx) => {
    await tx.run('update cases set lca_id = null', [])
    await tx.run(
      `insert into case_filing_plans (company_id, case_id, details) select company_id, id, $2 from cases where id = $1`,
      [one.id, JSON.stringify(details)],
    )
    const [tables = '', loop = ''] = moves.split('\n\n')
    for (const statement of tables.split(';\n')) await tx.run(statement, [])
    await tx.run(loop, [])
  })
  const attorney = await server.as(ATTORNEY)
  const { lca } = (await attorney.get(path(other.id))).body
  expect(lca.cases.map((each: { id: number }) => each.id)).toEqual([one.id, other.id])
  expect(lca).toMatchObject({
    number: 'I-200-26111-222333',
    known: { 'case.lcaWage': { value: 12_800_000, source: 'migration' }, 'case.lcaCertifiedOn': { not: 'none' } },
  })
  const left = await recordsOf(server)
    .system()
    .one<{ details: object }>('select details from case_filing_plans where case_id = $1', [one.id])
  expect(left.details).toEqual({ 'case.lcaCopyGivenOn': '2026-10-01' })
})

test('what happens while somebody works under an LCA is written down, becomes a task, and is settled', async () => {
  const { id } = await opened()
  const [employer, attorney] = [await server.as(Role.employer), await server.as(ATTORNEY)]
  const { id: lcaId } = (await attorney.put(path(id), { answers: { 'case.lcaWorkers': { value: 1 } } })).body.lca
  const today = server.today()
  const add = (entry: object) => employer.post(`/api/lcas/${lcaId}/ledger`, { entry })
  const visit = { kind: 'visit', on: today, site: '200 Harbor Street', officer: 'R. Cole', asked: 'Pay slips' }
  const made = await add(visit)
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const [line] = made.body.ledger
  expect(line).toMatchObject({ state: 'open', doneOn: null, entry: { officer: 'R. Cole' } })
  const tasks = async () =>
    (await attorney.get(`/api/cases/${id}`)).body.tasks.filter(({ title }: { title: string }) =>
      /site visit/.test(title),
    )
  expect(await tasks()).toMatchObject([{ forWhom: 'attorney', doneAt: null }])
  // Days to come have not been unpaid, and no stretch ends before it begins.
  const unpaid = { kind: 'unpaid', worker: 'Priya NAIR', reason: 'no work', hours: 40 }
  expect((await add({ ...unpaid, on: addDays(today, 1) })).body.error.code).toBe('NOT_YET')
  expect((await add({ ...unpaid, on: today, until: addDays(today, -1) })).body.error.code).toBe('ENDS_BEFORE')
  // The successor's statement is asked for in the public access file from now on (P7).
  const merged = await add({ kind: 'company', on: addDays(today, 30), change: 'successor takes over' })
  expect(merged.body.ledger[0]).toMatchObject({ state: 'open', entry: { change: 'successor takes over' } })
  expect(merged.body.conditions.reorganized).toBe(true)
  const settled = await attorney.post(`/api/lcas/${lcaId}/ledger/${line.id}/settle`, { on: today, note: 'By e-mail' })
  expect(settled.body.ledger.find((each: { id: number }) => each.id === line.id)).toMatchObject({
    ...{ state: 'done', doneOn: today, doneNote: 'By e-mail' },
  })
  expect((await tasks())[0].doneAt).not.toBeNull()
  expect((await employer.delete(`/api/lcas/${lcaId}/ledger/${line.id}`)).body.error.code).toBe('SETTLED')
  const other = merged.body.ledger[0].id
  expect((await employer.delete(`/api/lcas/${lcaId}/ledger/${other}`)).body.ledger).toHaveLength(1)
  expect((await (await server.as(Role.employee)).post(`/api/lcas/${lcaId}/ledger`, { entry: visit })).status).toBe(403)
})
