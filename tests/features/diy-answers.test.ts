import { expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

// Without an attorney whoever opened the case answers all of it, unless its person is invited (decisions §13): what a
// screen asks, what a list counts and what is open go by one rule.
const server = serverOfFile()
const { personNamed, change } = recordsOf(server)
const EMPLOYER = 3
const EMPLOYEE = 5

type Item = { caseId: number; kind: string; side: string; about: { count: number | null } }
type Part = { audience: string; total: number; answered: number }

async function opened(by: number, personId: number): Promise<number> {
  await change(`update companies set diy_access = 'Y' where code = 'NORTHWIND'`)
  const asked = { typeId: 3, subType: '(C)(9)', mode: 'DIY', channel: 'paper', personId }
  const { status, body } = await (await server.as(by)).post('/api/cases', asked)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.id
}

/** Which sides owe answers and how many, by what is open, by the parts of the questionnaire and by the case's screen. */
async function owed(by: number, id: number) {
  const client = await server.as(by)
  const rows = await server.services.database
    .read({ kind: 'system' })
    .rows<Item>('select side, about from open_items where case_id = $1 and kind = $2 order by side', [id, 'questions'])
  const questionnaire = (await client.get(`/api/cases/${id}/questionnaire`)).body
  const progress = (await client.get(`/api/cases/${id}/progress`)).body
  const sidesOf = (parts: readonly Part[]) =>
    parts
      .filter(({ total }) => total > 0)
      .map(({ audience }) => audience)
      .sort()
  return {
    open: rows.map(({ side, about }) => [side, about.count]),
    parts: sidesOf(questionnaire.parts),
    progress: sidesOf(progress.items),
    mayAnswer: questionnaire.subjects.map(({ key }: { key: string }) => key.split('/')[0]),
  }
}

test('an employee who opened it answers all of it, and no law firm has a part', async () => {
  const id = await opened(EMPLOYEE, await personNamed('Priya'))
  const { open, parts, progress, mayAnswer } = await owed(EMPLOYEE, id)
  expect(open).toEqual([['employee', expect.any(Number)]])
  expect([parts, progress]).toEqual([['employee'], ['employee']])
  expect(mayAnswer).toEqual(['person', 'case'])
})

test('an employer’s case: its person answers for herself once she can sign in, the rest is the employer’s', async () => {
  const id = await opened(EMPLOYER, await personNamed('Priya'))
  const hers = await owed(EMPLOYEE, id)
  expect(hers.open).toEqual([
    ['employee', expect.any(Number)],
    ['employer', expect.any(Number)],
  ])
  expect([hers.parts, hers.progress]).toEqual([
    ['employee', 'employer'],
    ['employee', 'employer'],
  ])
  const theirs = await owed(EMPLOYER, id)
  expect([hers.mayAnswer.includes('person'), theirs.mayAnswer.includes('person')]).toEqual([true, false])
})

test('an employer’s case about somebody who was not invited is the employer’s whole, until an invitation goes out', async () => {
  const employer = await server.as(EMPLOYER)
  const email = 'ines.marlow@visacare.demo'
  const someone = { firstName: 'Ines', lastName: 'Marlow', email, startedOn: '2025-01-01', jobTitle: 'Analyst' }
  const made = await employer.post('/api/people', someone)
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const id = await opened(EMPLOYER, made.body.id)
  const alone = await owed(EMPLOYER, id)
  expect(alone.open).toEqual([['employer', expect.any(Number)]])
  expect([alone.parts, alone.mayAnswer]).toEqual([['employer'], ['person', 'company', 'case']])

  const invited = await employer.post(`/api/cases/${id}/questionnaire/invitations`, {
    audience: 'employee',
    email,
    name: 'Ines',
  })
  expect(invited.status, JSON.stringify(invited.body)).toBe(200)
  const shared = await owed(EMPLOYER, id)
  expect(shared.open.map(([side]) => side)).toEqual(['employee', 'employer'])
  expect(shared.mayAnswer).not.toContain('person')

  const { invitation } = invited.body
  const ended = await employer.post(`/api/cases/${id}/questionnaire/invitations/${invitation.id}/revoke`)
  expect(ended.status, JSON.stringify(ended.body)).toBe(200)
  expect((await owed(EMPLOYER, id)).open.map(([side]) => side)).toEqual(['employer'])
})
