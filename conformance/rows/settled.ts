import { as, inCompany, recordsOf } from '../demo.ts'
import { newCase } from '../making/cases.ts'
import { caller } from '../making/making.ts'
import { diyCase } from '../making/papers.ts'
import { made, messageOf, newEmployer } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'
import { everyRecord, type Json } from '../server.ts'

const THREE = ['Field is required', 'Email Id Not a Valid Format', 'Password not matched']

/** Decisions §13: settled after the whole was used. */
export const settledRows: Row[] = [
  {
    ...{ kind: 'role', spec: 'decisions §13', since: 'cases' },
    what: 'Support access: role 1 opens a tenant’s records only after saying why',
    check: async (world) => {
      const admin = await as(world, 1)
      const { id, companyId } = await world.record('family')
      const asked = `/api/people/${id}/history`
      const refused = await admin.send('GET', asked)
      same(refused.status, 403, `The answer before a reason: ${refused.text.slice(0, 90)}`)
      const after = await inCompany(admin, Number(companyId), 'A question about answers', () =>
        admin.send('GET', asked),
      )
      same(after.status, 200, 'The answer after it')
      const employer = await as(world, 3)
      const { text } = await employer.send('GET', '/api/look-ins')
      hold(text.includes('A question about answers'), 'The tenant is not shown why.')
    },
  },
  {
    ...{ kind: 'rule', spec: 'decisions §13', since: 'cases' },
    what: 'Joined messages are joined with and, in the answer of the call too; the fields are named beside them',
    check: async (world) => {
      // Three, because of two every list is joined with a single “and”.
      const typed = { employerName: '', emailId: 'hr@acme', password: 'Quiet@River77', confirmPassword: 'Quiet@River78' }
      const call = '/formtypesApi/formtypes/createVmCompanyProfile'
      const answer = await (await as(world, 1)).send('POST', call, newEmployer(typed))
      same(messageOf(answer), THREE.join(' and '), 'What the call says')
      const { fields } = answer.json().error as { fields?: Json }
      same(Object.keys(fields ?? {}).sort(), ['confirmPassword', 'emailId', 'employerName'], 'The fields named beside it')
    },
  },
  {
    ...{ kind: 'call', spec: 'decisions §13', since: 'cases' },
    what: 'One record, one spelling: a case has the specification’s names on all of its paths',
    check: async (world) => {
      const { get, who } = await caller(world, 9, '/caseflowApi/')
      const { id, companyAutoId } = await newCase(world)
      const said = { caseTypeId: 1, caseMode: 'LEGAL', companyAutoId, statusName: 'Initiated' }
      const all = await everyRecord(who, `/caseflowApi/caseflow/getAllCaseflows/${companyAutoId}`)
      const records = [
        await get(`caseflow/getCaseflow/${id}`),
        await get(`caseflowinitiation/getCaseDetails/${id}`),
        all.find((each) => each.id === id) ?? {},
      ]
      for (const record of records) {
        const names = Object.keys(said)
        same(Object.fromEntries(names.map((name) => [name, record[name]])), said, 'The case')
        same(
          ['typeId', 'mode', 'companyId'].filter((name) => name in record),
          [],
          'Our own names on its path',
        )
      }
    },
  },
  {
    ...{ kind: 'status', spec: 'decisions §13', since: 'cases' },
    what: 'A DIY case takes no G-28 until it is LEGAL',
    check: async (world) => {
      const { companyId, attorneyId } = await recordsOf(world)
      const caseId = await diyCase(world, companyId)
      const attorney = await as(world, 9)
      const asked = () =>
        attorney.send('POST', '/caseflowApi/caseflow/createCaseFlowg28', { caseId, g28Type: 'beneficiary' })
      const refused = await asked()
      same(refused.status, 409, `The answer to a notice of appearance: ${refused.text.slice(0, 90)}`)
      made(await (await as(world, 10)).send('POST', `/api/cases/${caseId}/legal`, { attorneyId }))
      same(made(await asked()).formId, 'g-28', 'What the case takes once it is LEGAL')
    },
  },
  {
    ...{ kind: 'option list', spec: 'decisions §13', since: 'cases' },
    what: 'Relationship offers nothing besides Father, Mother, Spouse, Son and Daughter',
    check: (world) => world.seen('A family member has one of five relationships'),
  },
  {
    ...{ kind: 'menu', spec: 'decisions §13', since: 'cases' },
    what: 'The sidebar is icon-only on logged-in routes, full at home, and as the reader left it elsewhere',
    check: async (world) => {
      for (const who of ['an employer', 'an attorney', 'the provider'])
        await world.seen(`The sidebar of ${who}: full at home, icons elsewhere, and as the reader left it`)
    },
  },
  {
    ...{ kind: 'menu', spec: 'decisions §13', since: 'cases' },
    what: 'An employer’s menu is its permission rows: name, order, parent and icon as saved, at once',
    check: async (world) => {
      for (const roleId of [3, 4]) {
        await world.seen(`The menu of role ${roleId} has its permission rows and nothing else`)
        await world.seen(`A permission row is in the menu of role ${roleId} as it was saved`)
      }
    },
  },
]
