import { as, inCompany, recordsOf } from '../demo.ts'
import { answeredRequest, newCase } from '../making/cases.ts'
import { pathOfDocument } from '../making/files.ts'
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
      const both = [asked, await pathOfDocument(world)]
      const all = async () => {
        const answers: number[] = []
        for (const path of both) answers.push((await admin.send('GET', path)).status)
        return answers
      }
      same(await all(), [403, 403], 'The answers before a reason, to what people answered and to a document')
      same(
        await inCompany(admin, Number(companyId), 'A question about answers', all),
        [200, 200],
        'The answers after it',
      )
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
      const typed = {
        employerName: '',
        emailId: 'hr@acme',
        password: 'Quiet@River77',
        confirmPassword: 'Quiet@River78',
      }
      const call = '/formtypesApi/formtypes/createVmCompanyProfile'
      const answer = await (await as(world, 1)).send('POST', call, newEmployer(typed))
      same(messageOf(answer), THREE.join(' and '), 'What the call says')
      const { fields } = answer.json().error as { fields?: Json }
      same(
        Object.keys(fields ?? {}).sort(),
        ['confirmPassword', 'emailId', 'employerName'],
        'The fields named beside it',
      )
    },
  },
  {
    ...{ kind: 'call', spec: 'decisions §13', since: 'cases' },
    what: 'One record, one spelling: a case has the specification’s names on all of its paths',
    check: async (world) => {
      const { get, put, who } = await caller(world, 9, '/caseflowApi/')
      const opened = await newCase(world)
      const { id, companyAutoId } = opened
      const said = { caseTypeId: 1, caseMode: 'LEGAL', companyAutoId, statusName: 'Initiated' }
      const { lawFirmId } = await recordsOf(world)
      const list = (path: string) => everyRecord(who, `/caseflowApi/${path}`)
      const answered = `caseflowinitiation/getCaseDetailsByRfeRespondedOn?companyId=${companyAutoId}`
      if ((await list(answered)).length === 0)
        await answeredRequest(world, await everyRecord(who, `/api/cases?companyId=${companyAutoId}`))
      const lists = {
        company: await list(`caseflow/getAllCaseflows/${companyAutoId}`),
        firm: await list(`caseflow/getAllCaseflowsByLawFirmId/${lawFirmId}`),
        approved: await list(`caseflowinitiation/getCaseDetailsByPetitionApproved?companyId=${companyAutoId}`),
        answered: await list(answered),
      }
      const own = (cases: readonly Json[]) => cases.find((each) => each.id === id) ?? {}
      const records = {
        opened,
        kept: await get(`caseflow/getCaseflow/${id}`),
        detailed: await get(`caseflowinitiation/getCaseDetails/${id}`),
        changed: await put('caseflow/updateCase/', { caseId: id, premium: false }),
        'listed for the company': own(lists.company),
        'listed for the firm': own(lists.firm),
      }
      const names = Object.keys(said)
      for (const [what, record] of Object.entries(records))
        same(Object.fromEntries(names.map((name) => [name, record[name]])), said, `The case as it is ${what}`)
      const all = [...Object.values(records), ...Object.values(lists).flatMap((cases) => cases.slice(0, 20))]
      for (const [what, { length }] of Object.entries(lists)) hold(length > 0, `Nobody is in the list: ${what}.`)
      for (const record of all) {
        same(
          names.filter((name) => !(name in record)),
          [],
          `What case ${record.id} lacks`,
        )
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
      const everybody = [
        ...['an employer', 'an employer’s assistant', 'an employee', 'an attorney', 'an attorney’s assistant'],
        ...['a law firm’s administrator', 'the provider', 'the provider’s assistant'],
      ]
      for (const who of everybody)
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
