import { as, recordsOf } from '../demo.ts'
import { newCase } from '../making/cases.ts'
import { address, caller, fresh } from '../making/making.ts'
import { familyNair } from '../making/parties.ts'
import { made, messageOf, newEmployer } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'

const createEmployer = '/formtypesApi/formtypes/createVmCompanyProfile'

/** Single sentences on what a call keeps and what it refuses, which belong to no table. */
export const detailRows: Row[] = [
  row('rule', 'decisions §1', 'A company code that is taken gets -2, then -3', async (world) => {
    const admin = await as(world, 1)
    const word = fresh('Echo')
    const codes: unknown[] = []
    for (const rest of ['Works', 'Tools', 'Mills'])
      codes.push(
        made(await admin.send('POST', createEmployer, newEmployer({ employerName: `${word} ${rest}` }))).employerCode,
      )
    const code = word.toUpperCase()
    same(codes, [code, `${code}-2`, `${code}-3`], 'The codes of three companies of one first word')
  }),
  row('entity', '§3', 'An employer that names no kind of unit has Apt, and is an EmployerAdmin’s', async (world) => {
    const { employeeId } = made(await (await as(world, 1)).send('POST', createEmployer, newEmployer()))
    const { get } = await caller(world, 1, '/formtypesApi/formtypes/')
    const { aptSteFlr, isApt, isSte, isFlr, roleId } = await get(`getVmCompanyProfileDetailsById/${employeeId}`)
    // The specification's default in its own spelling; whoever chooses gets APT (decisions §11).
    same([aptSteFlr, isApt, isSte, isFlr, roleId], ['Apt', true, false, false, 3], 'What was never said')
  }),
  row(
    'rule',
    'decisions §11',
    'Phones of companies are in +1 or +91, those of people in every country',
    async (world) => {
      const [admin, { post, who }] = [await as(world, 1), await caller(world, 3, '/loginapi/api/')]
      const company = (phoneCountryCode: string) =>
        admin.send('POST', createEmployer, newEmployer({ phoneCountryCode, daytimePhoneNumber: '2125550100' }))
      const statuses: number[] = []
      for (const code of ['+1', '+91', '+44']) statuses.push((await company(code)).status)
      same(statuses, [200, 200, 400], 'The answers to +1, +91 and +44 of a company')
      const emailId = address('london')
      const said = { emailId, firstName: 'Una', lastName: 'Vale', roleId: 4 }
      const { id } = await post('users/', { ...said, countryCode: '+44', mobileNumber: '2079460018' })
      const { mobileNumber } = made(await who.send('GET', `/api/users/${id}`))
      same(mobileNumber, '+442079460018', 'The phone of a person in London')
    },
  ),
  row('rule', '§5', 'A password that is the e-mail is refused by the call, too', async (world) => {
    const emailId = `Same@7${fresh('lamp')}.conformance.example`
    const sent = newEmployer({ emailId, password: emailId, confirmPassword: emailId })
    const answer = await (await as(world, 1)).send('POST', createEmployer, sent)
    same([answer.status, messageOf(answer)], [400, 'Email Id and Password is Same'], 'The answer')
  }),
  row('call', 'decisions §10', 'g28Type is employer or beneficiary, and nothing else', async (world) => {
    const [attorney, { id }] = [await as(world, 9), await newCase(world)]
    const asked = async (g28Type: string) =>
      (await attorney.send('GET', `/caseflowApi/caseflow/getCaseFlowG28ByCaseId/${id}?g28Type=${g28Type}`)).status
    same([await asked('employer'), await asked('applicant')], [200, 400], 'The answers to employer and to applicant')
    const adding = { caseId: id, g28Type: 'applicant' }
    const added = await attorney.send('POST', '/caseflowApi/caseflow/createCaseFlowg28', adding)
    same(added.status, 400, 'The answer to a notice for an applicant')
  }),
  row(
    'call',
    'decisions §6',
    'A call of more than a megabyte is answered with 413, in the shape of every error',
    async (world) => {
      const commonName = 'x'.repeat(1_100_000)
      const answer = await (await as(world, 1)).send('POST', '/loginapi/api/savecommondetails', {
        commonName,
        value: 'x',
      })
      const { code, message } = answer.json().error as { code?: string; message?: string }
      same([answer.status, code], [413, 'TOO_LARGE'], 'The answer')
      hold(String(message).includes(' '), 'It says nothing to a person.')
    },
  ),
  row('call', 'decisions §10', 'A second step of an account chain answers the user of the first', async (world) => {
    const { post } = await caller(world, 1, '/loginapi/api/')
    const forms = await caller(world, 1, '/formtypesApi/formtypes/')
    const { lawFirmId } = await recordsOf(world)
    const firm = await forms.post('createLawFirm', { lawFirmName: `${fresh('Repeat')} Law`, emailId: address('desk') })
    const partner = { employerName: firm.lawFirmName, lawfirmId: firm.id, emailId: address('partner'), roleId: 10 }
    const person = { emailId: address('ines'), firstName: 'Ines', lastName: 'Sol' }
    const { id: attorneyId } = await forms.post(`createAttorney/${lawFirmId}`, person)
    const assistant = { ...person, emailId: address('sam'), roleId: 13, lawfirmId: lawFirmId, attorneyId }
    for (const [call, said] of [
      ['addNewCreateLawFirmUserDetails', partner],
      ['addNewCreateAttorneyUserDetails', assistant],
    ] as const) {
      const [first, second] = [await post(call, said), await post(call, said)]
      hold(Number(first.employeeId ?? first.id) > 0, `${call} answers no user.`)
      same(second, first, `The second answer of ${call}`)
    }
  }),
  row('constant', 'decisions §3', 'A case type that the table does not have is refused', async (world) => {
    const person = (await familyNair(world)).find(({ relation }) => relation === 'Principal')
    const employer = await as(world, 3)
    // Requests for premium processing and notices of appearance are filings inside a case.
    for (const said of [{ caseTypeId: 13 }, { caseTypeId: 20 }, { formName: 'I-907' }, { formName: 'G-28' }]) {
      const asked = { ...said, personautoid: person?.id, companyAutoId: person?.companyId }
      const answer = await employer.send('POST', '/caseflowApi/caseflow/createEmptyCase/', asked)
      const { code } = (answer.json().error ?? {}) as { code?: string }
      same([answer.status, code], [400, 'UNKNOWN_TYPE'], `The answer to ${JSON.stringify(said)}`)
    }
  }),
]

function row(kind: Row['kind'], spec: string, what: string, check: Row['check']): Row {
  return { kind, spec, what, since: 'cases', check }
}
