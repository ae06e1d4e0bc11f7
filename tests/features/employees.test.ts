import { expect, test } from 'vitest'
import type { EmployeeRow, Standing } from '#desk/employees/records.ts'
import { lightOf } from '#desk/employees/rules.ts'
import { addDays } from '#formats/day.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()

const EMPLOYER = 3
const EMPLOYEE = 5
const FIRM = 9

type Page = { items: EmployeeRow[]; total: number; next: string | null }
const list = async (who: number, query = ''): Promise<Page> => {
  const reply = await (await server.as(who)).get(`/api/employees?limit=100${query}`)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body
}
const days = ({ items }: Page) => items.map(({ workUntil }) => workUntil ?? '9999-12-31')

test('employees come by the day on which work or stay ends, the ones who must stop first', async () => {
  const page = await list(EMPLOYER)
  expect(page.items.length).toBeGreaterThan(10)
  expect(days(page)).toEqual([...days(page)].sort())
  const [first] = page.items
  // A card that ends in 12 days, and nobody has opened its renewal.
  expect(first?.workUntil).toBe(addDays(server.today(), 12))
  expect(first?.workBy).toContain('D-62')
  expect(lightOf(first as Standing, server.today())).toBe('red')
  const underWay = page.items.filter((row) => lightOf(row, server.today()) === 'amber')
  expect(underWay.length).toBeGreaterThan(0)
  expect(underWay.every(({ renewal }) => renewal !== null)).toBe(true)
})

test('pages follow each other in the same order, also past those without an end', async () => {
  const client = await server.as(EMPLOYER)
  const all = (await list(EMPLOYER)).items.map(({ id }) => id)
  const seen: number[] = []
  for (let after = ''; ; ) {
    const { body } = await client.get(`/api/employees?limit=5${after && `&after=${after}`}`)
    seen.push(...body.items.map(({ id }: { id: number }) => id))
    if (body.next === null) break
    after = body.next
  }
  expect(seen).toEqual(all)
})

test('the family stands under the employee, and its name finds her', async () => {
  const { items } = await list(EMPLOYER, '&search=Priya')
  expect(items).toHaveLength(1)
  expect(items[0]?.family.length).toBeGreaterThan(0)
  const [relative] = items[0]?.family ?? []
  const found = await list(EMPLOYER, `&search=${encodeURIComponent(relative?.firstName ?? '')}`)
  expect(found.items.map(({ id }) => id)).toContain(items[0]?.id)
})

test('the chips count what the list shows', async () => {
  const client = await server.as(EMPLOYER)
  const { body: counts } = await client.get('/api/employees/counts')
  const total = async (query: string) => (await list(EMPLOYER, query)).total
  expect(counts.everyone).toBe(await total(''))
  expect(counts.mustStop).toBe(await total('&show=mustStop'))
  expect(counts.needsYou).toBe(await total('&show=needsYou'))
  expect(counts.noAccount).toBe(await total('&show=noAccount'))
  expect(counts.within180).toBe(await total('&within=180'))
  // The sentence counts families too: the list it opens has as many rows.
  expect(counts.endsSoon).toBe(await total('&within=60'))
  expect(counts.mustStop).toBeGreaterThan(0)
  const red = (await list(EMPLOYER)).items.filter((row) => lightOf(row, server.today()) === 'red')
  expect(red).toHaveLength(counts.mustStop)
})

test('a renewal that is opened turns the light, and the person stays on the list', async () => {
  const [first] = (await list(EMPLOYER, '&show=mustStop')).items
  const client = await server.as(EMPLOYER)
  const { body } = await client.post('/api/cases/bulk/renewals', { ids: [first?.workCase?.id] })
  expect(body.results[0].done, JSON.stringify(body)).toBe(true)
  const after = (await list(EMPLOYER)).items.find(({ id }) => id === first?.id)
  expect(after?.workUntil).toBe(first?.workUntil)
  expect(after?.renewal?.id).toBe(body.results[0].opened.id)
  expect(lightOf(after as Standing, server.today())).toBe('amber')
})

test('who decides that none is needed says why; home has it no more, the roster says who decided, and it can be undone', async () => {
  // A student's card is all there is: nothing else ends later.
  const [row] = (await list(EMPLOYER, '&show=mustStop&status=F-1')).items
  const client = await server.as(EMPLOYER)
  const ending = async () =>
    (await client.get('/api/cases/dashboard')).body.endingSoon.filter(
      ({ caseId }: { caseId: number }) => caseId === row?.workCase?.id,
    ).length
  expect(await ending()).toBe(1)
  expect((await client.post(`/api/employees/${row?.id}/none-needed`, { reason: ' ' })).status).toBe(400)
  const { body } = await client.post(`/api/employees/${row?.id}/none-needed`, { reason: 'Leaves next week.' })
  expect(body.noneNeeded).toMatchObject({ reason: 'Leaves next week.', byName: 'Lucía ROMERO' })
  expect(body.workUntil).toBe(row?.workUntil)
  expect(await ending()).toBe(0)
  const shown = (await list(EMPLOYER)).items.find(({ id }) => id === row?.id)
  expect(lightOf(shown as Standing, server.today())).toBe('gray')
  await client.post(`/api/employees/${row?.id}/none-needed`, { undo: true })
  expect(await ending()).toBe(1)
})

test('a stay that is entered is the end where no case says one', async () => {
  const client = await server.as(EMPLOYER)
  const person = { firstName: 'Tomoko', lastName: 'ABE', email: 'tomoko.abe@northwind.demo', jobTitle: 'Designer' }
  const made = await client.post('/api/people', person)
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const read = async (): Promise<Standing> => (await client.get(`/api/employees/${made.body.id}`)).body
  expect(await read()).toMatchObject({ workUntil: null, workBy: '', status: '' })
  const ends = addDays(server.today(), 40)
  await client.post(`/api/people/${made.body.id}/facts`, {
    answers: { 'person.currentStatus': { value: 'H-1B' }, 'person.statusExpiresOn': { value: ends } },
  })
  expect(await read()).toMatchObject({ workUntil: ends, workBy: 'stay', status: 'H-1B', renewal: null })
  expect(lightOf(await read(), server.today())).toBe('red')
})

test('an employee reads the own standing and no list', async () => {
  const client = await server.as(EMPLOYEE)
  expect((await client.get('/api/employees')).status).toBe(403)
  const { body: me } = await client.get('/api/my/person')
  expect((await client.get(`/api/employees/${me.id}`)).body.workUntil).not.toBeNull()
  const [other] = (await list(EMPLOYER)).items.filter(({ id }) => id !== me.id)
  expect((await client.get(`/api/employees/${other?.id}`)).status).toBe(404)
})

test('a law firm reads the people of its clients, each with the company', async () => {
  const page = await list(FIRM)
  expect(new Set(page.items.map(({ companyName }) => companyName)).size).toBeGreaterThan(1)
  expect(days(page)).toEqual([...days(page)].sort())
})
