import { accounts, as, recordsOf } from '../demo.ts'
import { newCase } from '../making/cases.ts'
import { pathOfDocument } from '../making/files.ts'
import { caller, fresh } from '../making/making.ts'
import { made } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'
import type { Json } from '../server.ts'
import type { World } from '../world.ts'
import { areTheSame } from './role-lists.ts'

/** Decisions §6 and §11: how the specification's addresses may be written, and what the ids in them are. */
export const pathMannerRows: Row[] = [
  row(
    'call',
    'decisions §6',
    'A trailing slash is optional, and /loginapi/visacare/ is the same as /loginapi/',
    async (world) => {
      const { who } = await caller(world, 1, '')
      for (const call of [
        'api/getallAaroles',
        'api/getaarolesbystatus/Active',
        'api/commondetails',
        'api/PasswordPolicy',
      ]) {
        const answers: string[] = []
        for (const path of [`/loginapi/${call}`, `/loginapi/${call}/`, `/loginapi/visacare/${call}`]) {
          const { status, text } = await who.send('GET', path)
          same(status, 200, `The answer to ${path}`)
          answers.push(text)
        }
        same(new Set(answers).size, 1, `How many answers ${call} has`)
      }
      const typed = { userId: `${accounts[9]}@visacare.demo`, password: 'Demo@12345' }
      const server = await world.server()
      for (const path of ['loginapi/api/sessionval', 'loginapi/api/sessionval/', 'loginapi/visacare/api/sessionval']) {
        const answer = await server.send('POST', `/${path}`, typed)
        same([answer.status, answer.json().valid], [200, true], `The answer to what is sent to ${path}`)
      }
    },
  ),
  row('entity', 'decisions §1', 'Ids are JSON numbers', async (world) => {
    const { companyId, cases } = await recordsOf(world)
    const { get } = await caller(world, 3, '')
    const read = {
      company: await get(`/formtypesApi/formtypes/getVmCompanyProfileDetailsById/${companyId}`),
      case: await get(`/caseflowApi/caseflow/getCaseflow/${cases.find((each) => each.companyId === companyId)?.id}`),
      person: await get('/api/people?limit=1'),
      role: await get('/loginapi/api/getAaroles/3'),
      ...(await written(world)),
    }
    const wrong: string[] = []
    const look = (value: unknown, at: string): void => {
      if (typeof value !== 'object' || value === null) return
      for (const [name, each] of Object.entries(value)) {
        if (/^id$|Id$|autoid$|AutoId$/.test(name) && each !== null && !NAMES.has(name) && typeof each !== 'number')
          wrong.push(`${at}.${name} is ${JSON.stringify(each)}`)
        // A stage is known by its own word (decisions §13).
        if (name !== 'stages') look(each, `${at}.${name}`)
      }
    }
    for (const [name, record] of Object.entries(read)) look(record, name)
    same(wrong, [], 'The ids that are no numbers')
  }),
  row(
    'constant',
    'decisions §11',
    'Service centers have dated addresses that an administrator enters',
    async (world) => {
      const { who, get, put } = await caller(world, 1, '/api/')
      const center = 'Vermont Service Center (premium)'
      const [earlier, later] = [fresh('30 Houghton Street '), fresh('38 River Road ')]
      const said = [
        { center, address: earlier, effectiveFrom: '2019-03-01' },
        { center, address: later, effectiveFrom: '2023-04-01' },
      ]
      for (const each of said) await put('service-centers', each)
      const { items } = (await get('service-centers')) as { items: Json[] }
      const { addresses } = items.find((each) => each.center === center) as { addresses: Json[] }
      for (const { center: _, ...kept } of said)
        hold(
          addresses.some((each) => each.address === kept.address && each.effectiveFrom === kept.effectiveFrom),
          `${kept.address} is not kept.`,
        )
      same(
        (await (await as(world, 9)).send('PUT', '/api/service-centers', said[0])).status,
        403,
        'The answer to role 9',
      )
      const other = await who.send('PUT', '/api/service-centers', { ...said[0], center: 'Guam Service Center' })
      same(other.status, 400, 'The answer to a center that the specification does not name')
    },
  ),
  row('role', 'decisions §2', 'Role 2 lists the companies, people and cases of all tenants', async (world) => {
    for (const path of ['/api/companies', '/api/people', '/api/cases', '/api/users'])
      await areTheSame(world, [2, path], [1, path])
  }),
  row(
    'role',
    'decisions §13',
    'Support access: role 2 opens a tenant’s records only after saying why',
    async (world) => {
      const assistant = await as(world, 2)
      const { companyId } = await recordsOf(world)
      const [person] = await (await caller(world, 2, '/api/')).list(`people?companyId=${companyId}&limit=1`)
      const asked = `/api/people/${person?.id}/history`
      const file = await pathOfDocument(world)
      const select = (reason?: string) =>
        assistant.send('POST', '/api/session/company', { companyId, ...(reason && { reason }) })
      for (const path of [asked, file])
        same((await assistant.send('GET', path)).status, 403, `The answer to ${path} before a reason`)
      same((await select()).status, 400, 'The answer to a company that is opened without a reason')
      const why = fresh('A question of bell ')
      try {
        made(await select(why))
        for (const path of [asked, file])
          same((await assistant.send('GET', path)).status, 200, `The answer to ${path} after it`)
      } finally {
        await assistant.send('POST', '/api/session/company', { companyId: null })
      }
      same((await assistant.send('GET', asked)).status, 403, 'The answer once it is left')
      hold((await (await as(world, 3)).send('GET', '/api/look-ins')).text.includes(why), 'The tenant is not shown why.')
    },
  ),
]

/** What calls that write a case answer. */
async function written(world: World): Promise<Record<string, Json>> {
  const [{ post }, { put }] = [await caller(world, 3, '/caseflowApi/'), await caller(world, 9, '/caseflowApi/')]
  const opened = await newCase(world)
  const changed = await put('caseflow/updateCase/', { caseId: opened.id, premium: true })
  const submitted = await post('workflow/create', { caseId: opened.id, workflowStatusId: 2 })
  return { opened, changed, submitted }
}

/** Names that people give, and names of accounts: decisions §1 is about ids. */
const NAMES = new Set(['userId', 'emailId', 'alternateEmailId', 'itemId', 'formId'])

function row(kind: Row['kind'], spec: string, what: string, check: Row['check']): Row {
  return { kind, spec, what, since: 'cases', check }
}
