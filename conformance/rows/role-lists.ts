import { as } from '../demo.ts'
import { caller } from '../making/making.ts'
import { hold, type Row, same } from '../row.ts'
import { everyRecord, type Json } from '../server.ts'
import type { World } from '../world.ts'

/** Decisions §2, “Sees”, and §12, “Scope of an attorney”: what the lists of a role hold, where others have more in theirs. */
export const roleListRows: Row[] = [
  ...[3, 4].map((role) =>
    row(`Role ${role} lists the people and cases of the own company, and of no other`, async (world) => {
      const { login } = await as(world, role)
      await listsOnly(world, role, [Number(login.AUTHDATA.userDetails[0]?.companyAutoid.companyautoid)])
    }),
  ),
  row('Role 9 lists the people and cases of the companies assigned, and of no other', async (world) => {
    await listsOnly(world, 9, await companiesOf(world, ({ attorneys }) => ofMiriam(attorneys)))
  }),
  row('Role 10 lists the people and cases of its firm’s clients, assigned or not, and of no other', async (world) => {
    const firm = (await as(world, 10)).login.LOGINLAWFIRMDATA?.lawfirmId
    hold(Number(firm) > 0, 'The login of the firm’s administrator names no firm.')
    const clients = await companiesOf(world, ({ lawFirmId }) => lawFirmId === firm)
    await listsOnly(world, 10, clients)
  }),
  row('Role 13 sees the companies, people and cases of the attorney it assists: those and no other', async (world) => {
    for (const path of ['/api/companies', '/api/people', '/api/cases']) await areTheSame(world, [13, path], [9, path])
    hold((await all(world, 9, '/api/companies')).length > 0, 'The attorney has no company.')
  }),
  row('Role 5 lists the people, cases, documents and dates of the own household, and of no other', async (world) => {
    const { id: own } = await (await caller(world, 5, '/api/')).get('my/person')
    const household = (await all(world, 3, '/api/people')).filter(({ householdPersonId }) => householdPersonId === own)
    const people = (await all(world, 5, '/api/people')).map(({ id }) => Number(id)).sort()
    same(people, household.map(({ id }) => Number(id)).sort(), 'The people that the employee sees')
    const [colleagues, ids] = [new Set<unknown>(), new Set<unknown>()]
    for (const { id, personId } of await all(world, 3, '/api/cases'))
      (people.includes(Number(personId)) ? ids : colleagues).add(id)
    hold(colleagues.size > 0, 'Nobody else of the company has a case, so nothing could show.')
    const { list } = await caller(world, 5, '/loginapi/api/')
    const seen = {
      cases: (await all(world, 5, '/api/cases')).map(({ id }) => id),
      documents: (await all(world, 5, '/api/documents')).map(({ caseId }) => caseId),
      dates: (await list('geteventdetails/')).map(({ caseId }) => caseId),
    }
    for (const [what, found] of Object.entries(seen)) {
      hold(found.length > 0, `The employee has no ${what} at all.`)
      same(
        found.filter((id) => id !== null && colleagues.has(id)),
        [],
        `The ${what} of other households that the employee sees`,
      )
    }
    same(
      seen.cases.filter((id) => !ids.has(id)),
      [],
      'The cases that are not of the household',
    )
  }),
  row('An attorney is told of a case of a company not assigned what is told of none', async (world) => {
    const assigned = await companiesOf(world, ({ attorneys }) => ofMiriam(attorneys))
    const other = (await all(world, 10, '/api/cases')).find(({ companyId }) => !assigned.includes(Number(companyId)))
    if (!other) throw new Error('The firm has no case of a company that is not assigned to the attorney.')
    const reads = [
      ...['', '/documents', '/forms', '/questionnaire', '/filing-check', '/fees', '/deadlines', '/letters', '/mails'],
    ]
    const [firm, attorney] = [await as(world, 10), await as(world, 9)]
    for (const read of reads) {
      const asked = (id: unknown) => attorney.send('GET', `/api/cases/${id}${read}`)
      same((await firm.send('GET', `/api/cases/${other.id}${read}`)).status, 200, `The firm’s answer to ${read}`)
      const [answer, unknown] = [await asked(other.id), await asked(999_999)]
      same([answer.status, answer.text], [404, unknown.text], `The attorney’s answer to ${read}`)
    }
    const writes: readonly [method: string, path: string, body: object][] = [
      ['POST', '/move', { to: 2 }],
      ['POST', '/messages', { text: 'Hello' }],
      ['POST', '/packages', {}],
    ]
    for (const [method, path, body] of writes) {
      const asked = (id: unknown) => attorney.send(method, `/api/cases/${id}${path}`, body)
      const [answer, unknown] = [await asked(other.id), await asked(999_999)]
      same([answer.status, answer.text], [404, unknown.text], `The attorney’s answer to ${path}`)
    }
  }),
]

/** The people and cases that a role lists are of these companies, of each of them, and not all that there are. */
async function listsOnly(world: World, role: number, companies: readonly number[]): Promise<void> {
  const everywhere = await companiesOf(world, () => true)
  hold(companies.length > 0 && companies.length < everywhere.length, 'The role has no company, or has all of them.')
  const listed = (await all(world, role, '/api/companies')).map(({ id }) => Number(id))
  // Others make companies meanwhile, and none of them is taken away.
  same(
    [
      companies.filter((id) => !listed.includes(id)),
      listed.filter((id) => everywhere.includes(id) && !companies.includes(id)),
    ],
    [[], []],
    `The companies that role ${role} lacks, and has besides`,
  )
  for (const path of ['/api/people', '/api/cases']) {
    const found = (await all(world, role, path)).map(({ companyId }) => Number(companyId))
    hold(found.length > 0, `Role ${role} has nothing at ${path}.`)
    same(
      found.filter((id) => !companies.includes(id)),
      [],
      `The companies besides its own that role ${role} sees at ${path}`,
    )
    // All of each: what is a company's is said by who sees every tenant.
    for (const id of companies) {
      const own = `${path}?companyId=${id}`
      await areTheSame(world, [role, own], [1, own])
    }
  }
}

/** One role lists what another does. Others add to both meanwhile: what is there before, and nothing that is not there after. */
export async function areTheSame(
  world: World,
  [role, path]: readonly [number, string],
  other: readonly [number, string],
) {
  const idsOf = async (who: number, at: string) => (await all(world, who, at)).map(({ id }) => Number(id))
  const before = await idsOf(...other)
  const found = new Set(await idsOf(role, path))
  const after = new Set(await idsOf(...other))
  same(
    [before.filter((id) => !found.has(id)), [...found].filter((id) => !after.has(id))],
    [[], []],
    `What role ${role} lacks at ${path}, and has besides`,
  )
}

async function companiesOf(world: World, isMeant: (company: Json) => boolean): Promise<number[]> {
  const { get } = await caller(world, 1, '/api/companies/')
  const ids: number[] = []
  for (const { id } of await all(world, 1, '/api/companies')) if (isMeant(await get(String(id)))) ids.push(Number(id))
  return ids
}

/** The attorney of the demo. */
const ofMiriam = (attorneys: unknown): boolean => (attorneys as Json[]).some(({ name }) => name === 'Miriam LANE')

const all = async (world: World, role: number, path: string): Promise<Json[]> =>
  everyRecord(await as(world, role), path)

function row(what: string, check: Row['check']): Row {
  return { kind: 'role', spec: 'decisions §2', what, since: 'cases', check }
}
