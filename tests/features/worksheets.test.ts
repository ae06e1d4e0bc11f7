import { describe, expect, test } from 'vitest'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { casesOf } from './support/cases.ts'

const server = serverOfFile()
const { opened } = casesOf(server)
const ATTORNEY = 9

type Item = { label: string; value: string; state: string; answeredAt: string }
const itemsIn = (body: { sections: { items: Item[] }[] }) => body.sections.flatMap(({ items }) => items)

describe('the worksheet of a form that is entered online', () => {
  test('has what is known already, takes what only it asks, and is a PDF', async () => {
    const { id } = await opened()
    const attorney = await server.as(ATTORNEY)
    const path = `/api/cases/${id}/worksheets`
    expect((await attorney.get(path)).body.items.map(({ formId }: { formId: string }) => formId)).toEqual(['eta-9035'])
    const before = (await attorney.get(`${path}/eta-9035`)).body
    const value = (label: string, body = before) => itemsIn(body).find((item) => item.label === label)
    expect(value('Visa classification supported by this application')?.value).toBe('H-1B')
    expect(value('Legal business name')?.value).toBe('NORTHWIND ANALYTICS')
    expect(value('Address 1')?.value).not.toBe('')
    expect(value('SOC (ONET/OEWS) occupation title')).toMatchObject({ state: 'answered' })
    expect(value('Source of the prevailing wage')).toMatchObject({ state: 'missing', answeredAt: 'here' })
    const saved = await attorney.put(`${path}/eta-9035`, {
      answers: { 'case.lcaWageSource': { value: 'OEWS' } },
      version: before.own.version,
    })
    expect([saved.status, value('Source of the prevailing wage', saved.body)?.value]).toEqual([200, 'OEWS'])
    expect(saved.body.missing).toBeLessThanOrEqual(before.missing + 1)
    const wrong = await attorney.put(`${path}/eta-9035`, { answers: { 'case.lcaWageSource': { value: 'A guess' } } })
    expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([400, ['case.lcaWageSource']])
    const other = await attorney.put(`${path}/eta-9035`, { answers: { 'person.ssn': { value: '1' } } })
    expect(other.status).toBe(400)
    const pdf = await fetch(new URL(`${path}/eta-9035/pdf`, server.url), { headers: { cookie: attorney.cookie } })
    const read = await readPdf(new Uint8Array(await pdf.arrayBuffer()))
    const pages = read.pages.map(({ text }) => text).join(' ')
    const title = value('SOC (ONET/OEWS) occupation title')?.value
    for (const words of ['NORTHWIND ANALYTICS', 'Form ETA-9035, worksheet', title]) expect(pages).toContain(words)
    expect(pages).not.toContain('answer sheet')
  })

  test('is for who prepares the filing: not for the employee, and none of another case', async () => {
    const { id } = await opened()
    expect((await (await server.as(5)).get(`/api/cases/${id}/worksheets/eta-9035`)).status).toBe(403)
    const employer = await server.as(3)
    expect((await employer.get(`/api/cases/${id}/worksheets/eta-9035`)).body.mayEdit).toBe(false)
    const answers = { 'case.lcaWageSource': { value: 'OEWS' } }
    expect((await employer.put(`/api/cases/${id}/worksheets/eta-9035`, { answers })).status).toBe(403)
    expect((await employer.get(`/api/cases/${id}/worksheets/eta-9141`)).status).toBe(404)
  })
})
