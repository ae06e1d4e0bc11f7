import { recordsOf } from '../demo.ts'
import { newEmployer } from '../parties.ts'
import { same } from '../row.ts'
import { type Json, recordsIn } from '../server.ts'
import type { Served } from '../world.ts'
import { address, caller, changedOneByOne, fresh, type Makings, mailTo, says } from './making.ts'

const login = (world: Served, role = 1) => caller(world, role, '/loginapi/')
const forms = (world: Served, role = 1) => caller(world, role, '/formtypesApi/')

/** Specification §7: companies, law firms, attorneys and employments. */
export const partyMakings: Makings = {
  'POST api/addNewCompanyDetails': async (world) => {
    const { get } = await login(world)
    const { said, answer } = await newCompany(world)
    says(answer, { companyName: said.companyName.toUpperCase(), address1: '1 Main Street', isSte: true }, 'The answer')
    says(await get(`api/getCompanyDetails/${answer.companyAutoId}`), { city: 'Reno', zipCode: '89501' }, 'The company')
  },
  'POST api/saveCorporateDetails': async (world) => {
    const { post, get } = await login(world)
    const { companyAutoId } = (await newCompany(world)).answer
    says(await post('api/saveCorporateDetails', { companyAutoId, city: 'Sparks' }), { city: 'Sparks' }, 'The answer')
    says(await get(`api/getCompanyDetails/${companyAutoId}`), { city: 'Sparks', zipCode: '89501' }, 'The company')
  },
  'POST api/addNewCreateCorporateUserDetails': async (world) => {
    const { post } = await login(world)
    const { said, answer } = await newCompany(world)
    const user = { emailId: said.emailId, companyAutoId: answer.companyAutoId, roleId: 18616 }
    const first = await post('api/addNewCreateCorporateUserDetails', user)
    says(
      first,
      { userId: said.emailId, roleId: 3, companyAutoId: answer.companyAutoId, status: 'Invited' },
      'The answer',
    )
    // A second call answers the existing record (decisions §10).
    same((await post('api/addNewCreateCorporateUserDetails', user)).id, first.id, 'The user of a second call')
    same((await mailTo(world, said.emailId)).template, 'account-activation', 'The mail of the account')
  },
  'POST formtypes/createVmCompanyProfile': async (world) => {
    const { post, get } = await forms(world)
    const { lawFirmId, attorneyId } = await recordsOf(world)
    const sent = newEmployer({ city: 'Reno', aptSteFlr: 'STE', isEmprAtorney: 'Yes' })
    const query = `?attorneyId=${attorneyId}&lawFirmId=${lawFirmId}`
    const { employeeId } = await post(`formtypes/createVmCompanyProfile${query}`, sent)
    const kept = {
      employerName: String(sent.employerName).toUpperCase(),
      emailId: sent.emailId,
      city: 'Reno',
      isSte: true,
    }
    says(await get(`formtypes/getVmCompanyProfileDetailsById/${employeeId}`), kept, 'The employer')
    const attorneys = await (await login(world)).list(`api/getAttorneyDetailsByCompanyId/${employeeId}`)
    same(
      attorneys.map(({ id }) => id),
      [attorneyId],
      'The attorneys of the new employer',
    )
  },
  'PUT formtypes/updateVmCompanyProfile': async (world) => {
    const { post, put, get } = await forms(world)
    const { employeeId } = await post('formtypes/createVmCompanyProfile', newEmployer({ city: 'Reno' }))
    const said = { noOfEmployees: 60, noofH1bEmployees: 10, aboutCompany: 'Makes widgets.' }
    says(await put('formtypes/updateVmCompanyProfile', { employeeId, ...said }), said, 'The answer')
    const kept = await get(`formtypes/getVmCompanyProfileDetailsById/${employeeId}`)
    says(kept, { ...said, city: 'Reno', h1bdependent: true, isEmprH1bDependent: 'Yes' }, 'The employer')
    const single = {
      ...{ emailId: address('hr'), alternateEmailId: address('alt'), streetName: '8 Elm Road', aptSteFlr: 'FLR' },
      ...{
        aptSteFlrNumber: '21',
        city: 'Salem',
        state: 'OR',
        zipCode: '97301',
        extention: '88',
        typeOfBusiness: 'Bells',
      },
      ...{ naicsCode: '541512', grossIncome: '4000', netIncome: '300', signTitle: 'Warden', dateOfIncor: '1998-07-06' },
      ...{ willfulviolator: true, amendedpetition: true, nonprofitentity: true, isEmprAtorney: 'Yes', diyAccess: 'Y' },
      ...{ subcriptionname: 'GOLD', aboutCompany: 'Makes bells.', noOfEmployees: 70, noofH1bEmployees: 11 },
    }
    await changedOneByOne(
      single,
      (one) => put('formtypes/updateVmCompanyProfile', { employeeId, ...one }),
      () => get(`formtypes/getVmCompanyProfileDetailsById/${employeeId}`),
    )
  },
  'POST formtypes/createLawFirm': async (world) => {
    const { get } = await forms(world)
    const { said, firm } = await newFirm(world)
    const { emailId, lawFirmName } = said
    says(await get(`formtypes/getLawFirmDetailsById/${firm.id}`), { emailId, city: 'Reno' }, 'The firm')
    says(firm, { lawFirmName: lawFirmName.toUpperCase(), subscription: 'SILVER' }, 'The answer', 'lawFirmCode')
    // The firm, then its user, then the account e-mail (specification §4).
    same((await mailTo(world, emailId)).template, 'account-activation', 'The mail of the account')
  },
  'POST api/addNewCreateLawFirmUserDetails': async (world) => {
    const { post } = await login(world)
    const { said, firm } = await newFirm(world)
    const emailId = address('partner')
    const user = { employerName: said.lawFirmName, employerCode: firm.lawFirmCode, roleId: 10, emailId, userName: '' }
    const answer = await post('api/addNewCreateLawFirmUserDetails', { ...user, subscription: 'GOLD' })
    says(answer, { emailId, roleId: 10, lawfirmId: firm.id, subscription: 'GOLD' }, 'The answer')
    same((await mailTo(world, emailId)).template, 'account-activation', 'The mail of the account')
  },
  'PUT formtypes/updateLawFirm': async (world) => {
    const { put, get } = await forms(world)
    const { firm } = await newFirm(world)
    says(await put('formtypes/updateLawFirm', { id: firm.id, city: 'Albany' }), { city: 'Albany' }, 'The answer')
    const said = {
      ...{ lawFirmName: `${fresh('Barbican')} Law`.toUpperCase(), shortName: 'BARBICAN', emailId: address('desk') },
      ...{ phoneNumber: '+12125550150', faxNumber: '+12125550151', streetName: '3 Bell Street', aptSteFlr: 'FLR' },
      ...{ aptSteFlrNumber: '6', city: 'Troy', state: 'NY', zipCode: '12180', country: 'CA', fein: '12-3456780' },
      ...{ subscription: 'PLATINUM', timeZone: 'America/Chicago' },
    }
    await changedOneByOne(
      said,
      (one) => put('formtypes/updateLawFirm', { id: firm.id, ...one }),
      () => get(`formtypes/getLawFirmDetailsById/${firm.id}`),
    )
  },
  'POST formtypes/createAttorney/{lawfirmId}': async (world) => {
    const { attorney, said, lawFirmId } = await newAttorney(world)
    says(attorney, { emailId: said.emailId, lawfirmId: lawFirmId, daytimePhoneNumber: '+16175550180' }, 'The answer')
    const { get } = await login(world)
    says(await get(`api/getAttorneyDetails/${attorney.id}`), { emailId: said.emailId, roleId: 9 }, 'The attorney')
    same((await mailTo(world, said.emailId)).template, 'account-activation', 'The mail of the account')
  },
  'POST api/addNewCreateAttorneyUserDetails': async (world) => {
    const { post, get } = await login(world)
    const { attorney, lawFirmId } = await newAttorney(world)
    const emailId = address('assistant')
    const user = {
      emailId,
      firstName: 'Sam',
      lastName: 'Ode',
      roleId: 13,
      lawfirmId: lawFirmId,
      attorneyId: attorney.id,
    }
    says(await post('api/addNewCreateAttorneyUserDetails', user), { roleId: 13, attorneyId: attorney.id }, 'The answer')
    const { assistants } = await get(`api/getAttorneyDetails/${attorney.id}`)
    same(
      (assistants as Json[]).map((each) => each.emailId),
      [emailId],
      'The assistants of the attorney',
    )
  },
  'PUT formtypes/updateAttorney': async (world) => {
    const { put, get } = await forms(world)
    const { attorney } = await newAttorney(world)
    const read = () => get(`formtypes/getAttorneyDetailsById/${attorney.id}`)
    await put('formtypes/updateAttorney', { id: attorney.id, faxNumber: '(617) 555-0182' })
    says(await read(), { faxNumber: '+16175550182', daytimePhoneNumber: '+16175550180' }, 'The attorney')
    const said = {
      ...{ first_name: 'Isolde', middle_name: 'Yvaine', last_name: 'THORNE', daytimePhoneNumber: '+16175550190' },
      ...{ mobileNumber: '+16175550191', faxNumber: '+16175550192', onlineAccount: '123456789012' },
      ...{
        streetName: '5 Bell Lane',
        aptSteFlr: 'STE',
        aptSteFlrNumber: '14',
        city: 'Troy',
        state: 'NY',
        zipCode: '12180',
      },
    }
    const change = (one: Json) => put('formtypes/updateAttorney', { id: attorney.id, ...one })
    await changedOneByOne(said, change, read)
    // An order is said together with what it is about.
    const order = { restriction: 'Subject', restrictionExplained: 'One matter of long ago.' }
    await change(order)
    const license = { state: 'NY', barNumber: '998877', authority: 'Court of Appeals of New York' }
    await change({ licenses: [license] })
    const { licenses } = await read()
    same(
      (licenses as Json[]).map(({ state, barNumber, authority }) => ({ state, barNumber, authority })),
      [license],
      'The licenses',
    )
    says(await read(), { ...said, ...order }, 'The attorney once the licenses were changed')
  },
  'POST api/createEmployeement': async (world) => {
    const { job, personId } = await newJob(world)
    says(job, { jobTitle: 'Team Lead', startDate: '2027-01-04', status: 'Offered' }, 'The answer')
    same(await jobsOf(world, personId), ['Team Lead'], 'The jobs of the person')
  },
  'POST api/updateEmployeement': async (world) => {
    const { job, personId } = await newJob(world)
    const { post } = await login(world, 3)
    const said = { employmentId: job.employmentId, jobTitle: 'Head of Data' }
    says(
      await post('api/updateEmployeement', said),
      { jobTitle: 'Head of Data', startDate: '2027-01-04' },
      'The answer',
    )
    same(await jobsOf(world, personId), ['Head of Data'], 'The jobs of the person')
    const ended = { jobTitle: 'Chief of Data', startDate: '2026-02-02', endDate: '2026-08-31', endReason: 'Resigned' }
    const own = async () => (await detailsOfJobs(world, personId)).find(({ id }) => id === job.employmentId)
    await changedOneByOne(
      ended,
      (one) => post('api/updateEmployeement', { employmentId: job.employmentId, ...one }),
      async () => {
        const { startedOn, endedOn, ...rest } = (await own()) ?? {}
        return { ...rest, startDate: startedOn, endDate: endedOn }
      },
    )
  },
  'POST api/updateAllEmployeement': async (world) => {
    const { job, personId } = await newJob(world)
    const { post } = await login(world, 3)
    const [first] = (await detailsOfJobs(world, personId)).filter(({ id }) => id !== job.employmentId)
    const said = [
      { id: job.employmentId, jobTitle: 'Chief' },
      { id: first?.id, jobTitle: 'First of all' },
    ]
    await post('api/updateAllEmployeement', { employments: said })
    same((await jobsOf(world, personId)).toSorted(), ['Chief', 'First of all'], 'The jobs of the person')
  },
}

async function newCompany(world: Served) {
  const said = { companyName: `${fresh('Delta')} Tools`, emailId: address('hr') }
  const place = { address1: '1 Main Street', city: 'Reno', zipCode: '89501', aptSteFlr: 'STE' }
  const { post } = await login(world)
  return { said, answer: await post('api/addNewCompanyDetails', { ...said, ...place }) }
}

async function newFirm(world: Served) {
  const said = { lawFirmName: `${fresh('Castell')} Law`, emailId: address('desk'), city: 'Reno' }
  const { post } = await forms(world)
  return { said, firm: await post('formtypes/createLawFirm', said) }
}

async function newAttorney(world: Served) {
  const { lawFirmId } = await recordsOf(world)
  const said = { emailId: address('ines'), firstName: 'Ines', lastName: 'Sol', daytimePhoneNumber: '(617) 555-0180' }
  const { post } = await forms(world)
  return { said, lawFirmId, attorney: await post(`formtypes/createAttorney/${lawFirmId}`, said) }
}

/** Somebody new with a second job, which is the one to look at. */
async function newJob(world: Served) {
  const { post, who } = await login(world, 3)
  const person = { firstName: fresh('Mika'), lastName: 'Sato', email: address('mika'), jobTitle: 'First job' }
  const answer = await who.send('POST', '/api/people', person)
  const personId = answer.json().id
  const job = await post('api/createEmployeement', {
    personautoid: personId,
    jobTitle: 'Team Lead',
    startDate: '2027-01-04',
  })
  return { personId, job }
}

async function detailsOfJobs(world: Served, personId: unknown): Promise<Json[]> {
  const { who } = await login(world, 3)
  const { employments } = (await who.send('GET', `/api/people/${personId}`)).json() as { employments: Json[] }
  return employments
}

const jobsOf = async (world: Served, personId: unknown): Promise<unknown[]> =>
  (await detailsOfJobs(world, personId)).map(({ jobTitle }) => jobTitle).filter((title) => title !== 'First job')

/** The people of the demo's first family. */
export async function familyNair(world: Served): Promise<Json[]> {
  const { who } = await login(world, 3)
  return recordsIn(await who.send('GET', '/api/people?search=NAI&limit=20'))
}
