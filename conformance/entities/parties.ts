import { recordsOf } from '../demo.ts'
import { address, caller, fresh } from '../making/making.ts'
import { newEmployer } from '../parties.ts'
import { same } from '../row.ts'
import type { Json } from '../server.ts'
import type { World } from '../world.ts'
import { type Entity, readFrom } from './entity.ts'

const PASSWORD = 'Temporary@99x'
const login = (world: World) => caller(world, 1, '/loginapi/')
const forms = (world: World) => caller(world, 1, '/formtypesApi/formtypes/')

/** Yes to all that is asked; what follows from the head count does not listen. */
const flags = {
  ...{ willfulviolator: true, highereducationinstitution: true, nonprofitorganization: true },
  ...{ nonprofitresearchorganization: true, subsequentrequestextension: true, amendedpetition: true },
  ...{ correctusciserror: true, secondaryeducationinstitution: true, nonprofitentity: true },
  nonProfitOrganizedAsTaxExempt: true,
}

/** Specification §3: companies, law firms and attorneys. */
export const partyEntities: readonly Entity[] = [
  {
    name: 'Employer profile',
    since: 'parties',
    fields:
      'employeeId employerName employerCode employerUserName emailId alternateEmailId password confirmPassword streetName aptSteFlr isApt isFlr isSte aptSteFlrNumber city state country zipCode phoneCountryCode daytimePhoneNumber faxNumber extention attnLastName attnFirstName attnMiddleName fein dateOfIncor typeOfBusiness naicsCode grossIncome netIncome noOfEmployees noofH1bEmployees signLastName signFirstName signMiddleName signTitle aboutCompany isEmprH1bDependent isEmprViolator isEmprAtorney isEmprAtorneyShow userName subcriptionname roleId diyAccess',
    keep: async (world) => {
      const { post, get, who } = await forms(world)
      const word = fresh('Quill')
      const employerUserName = address('boss')
      const said = {
        ...{ alternateEmailId: address('alt'), streetName: '7 Oak Street', aptSteFlr: 'STE', aptSteFlrNumber: '9' },
        ...{ city: 'Reno', state: 'NV', country: 'USA', zipCode: '89501', phoneCountryCode: '+91', extention: '77' },
        ...{ dateOfIncor: '2001-02-03', typeOfBusiness: 'Bells', naicsCode: '541511', grossIncome: '1000' },
        ...{ netIncome: '200', noOfEmployees: 60, noofH1bEmployees: 10, signTitle: 'Chief', aboutCompany: word },
        ...{ isEmprViolator: 'Yes', isEmprAtorney: 'Yes', subcriptionname: 'GOLD', diyAccess: 'Y' },
      }
      const typed = {
        ...{ daytimePhoneNumber: '2125550100', faxNumber: '2125550101', fein: '123456789', roleId: 18616 },
        ...{ attnLastName: 'last', attnFirstName: 'first', attnMiddleName: 'mid' },
        ...{ signLastName: 'slast', signFirstName: 'sfirst', signMiddleName: 'smid' },
        ...{ password: PASSWORD, confirmPassword: PASSWORD, employerUserName, employerName: `${word} Works Inc` },
      }
      const sent = newEmployer({ ...said, ...typed })
      const mistyped = newEmployer({ ...said, ...typed, employerUserName: '', confirmPassword: 'Temporary@99y' })
      const refused = await who.send('POST', '/formtypesApi/formtypes/createVmCompanyProfile', mistyped)
      const { employeeId } = await post('createVmCompanyProfile', sent)
      const kept = await get(`getVmCompanyProfileDetailsById/${employeeId}`)
      await (await world.server()).signIn(employerUserName, 'again', PASSWORD)
      return {
        ...readFrom(kept, said, { employeeId, employerUserName, emailId: sent.emailId, userName: employerUserName }),
        ...readFrom(kept, { employerName: `${word} WORKS INC`.toUpperCase(), employerCode: word.toUpperCase() }),
        ...readFrom(kept, {
          isApt: false,
          isFlr: false,
          isSte: true,
          isEmprH1bDependent: 'Yes',
          isEmprAtorneyShow: true,
        }),
        ...readFrom(kept, { daytimePhoneNumber: '+912125550100', faxNumber: '+912125550101', fein: '12-3456789' }),
        ...readFrom(kept, { attnLastName: 'LAST', attnFirstName: 'First', attnMiddleName: 'Mid', roleId: 3 }),
        ...readFrom(kept, { signLastName: 'SLAST', signFirstName: 'Sfirst', signMiddleName: 'Smid' }),
        // Taken, and never given back: it opens the door, and its repetition must be the same.
        ...{ password: [kept.password, undefined], confirmPassword: [refused.status, 400] },
      }
    },
  },
  {
    name: 'H-1B question flags',
    since: 'parties',
    fields:
      'h1bdependent willfulviolator morethan50perUS morethan50perh1bl1a highereducationinstitution nonprofitorganization nonprofitresearchorganization subsequentrequestextension amendedpetition correctusciserror secondaryeducationinstitution nonprofitentity nonProfitOrganizedAsTaxExempt moreThan25PerUS',
    keep: async (world) => {
      const { post, put, get } = await forms(world)
      const heads = { noOfEmployees: 60, noofH1bEmployees: 40 }
      const { employeeId } = await post('createVmCompanyProfile', newEmployer({ ...heads, ...flags }))
      const read = () => get(`getVmCompanyProfileDetailsById/${employeeId}`)
      const yes = await read()
      const no = Object.fromEntries(Object.keys(flags).map((name) => [name, false]))
      await put('updateVmCompanyProfile', { employeeId, noOfEmployees: 20, noofH1bEmployees: 1, ...no })
      const derived = { h1bdependent: true, morethan50perUS: true, morethan50perh1bl1a: true, moreThan25PerUS: true }
      const [before, after] = [readFrom(yes, { ...flags, ...derived }), await read()]
      // Each is true once and false once.
      return Object.fromEntries(
        Object.entries(before).map(([name, [was, expected]]) => [
          name,
          [
            [was, after[name]],
            [expected, false],
          ] as const,
        ]),
      )
    },
  },
  {
    name: 'Company payload',
    since: 'parties',
    fields: 'companyCode companyName address1 address2 city state zipCode aptSteFlr',
    keep: async (world) => {
      const { post, get } = await login(world)
      const word = fresh('Delta')
      const said = {
        address1: '1 Main Street',
        address2: '12',
        city: 'Reno',
        state: 'NV',
        zipCode: '89501',
        aptSteFlr: 'FLR',
      }
      const company = { companyName: `${word} Tools`, emailId: address('hr'), ...said }
      const { companyAutoId } = await post('api/addNewCompanyDetails', company)
      const kept = await get(`api/getCompanyDetails/${companyAutoId}`)
      const [companyName, companyCode] = [`${word} TOOLS`.toUpperCase(), word.toUpperCase()]
      // "plus nested company details and H-1B questions".
      const details = { typeOfBusiness: fresh('Bells '), naicsCode: '541511', noOfEmployees: 60, noofH1bEmployees: 40 }
      const questions = { willfulviolator: true, nonprofitentity: true, amendedpetition: true }
      const nested = { ...company, companyDetails: details, h1bQuestions: questions }
      const whole = { ...nested, companyName: `${fresh('Nested')} Tools`, emailId: address('hr') }
      const inside = await post('api/addNewCompanyDetails', whole)
      const read = await (await forms(world)).get(`getVmCompanyProfileDetailsById/${inside.companyAutoId}`)
      for (const [name, value] of Object.entries({ ...details, ...questions, h1bdependent: true }))
        same(read[name], value, `${name}, which was sent in a part of its own,`)
      return readFrom(kept, { ...said, companyName, companyCode })
    },
  },
  {
    name: 'Law firm user',
    since: 'parties',
    fields: 'employerName employerCode roleId emailId userName password subscription',
    keep: async (world) => {
      const { post } = await login(world)
      const { firm } = await newFirm(world)
      const said = { employerCode: firm.lawFirmCode, roleId: 10, emailId: address('partner'), userName: address('pu') }
      const user = { ...said, employerName: firm.lawFirmName, subscription: 'PLATINUM', password: PASSWORD }
      const answer = await post('api/addNewCreateLawFirmUserDetails', { ...user, confirmPassword: PASSWORD })
      const { login: stored } = await (await world.server()).signIn(said.userName, 'again', PASSWORD)
      const kept = await (await forms(world)).get(`getLawFirmDetailsById/${firm.id}`)
      return {
        ...readFrom(answer, said, { employerName: firm.lawFirmName }),
        roleId: [stored.AUTHDATA.userProfile[0]?.roleFkId.roleId, 10],
        ...{ subscription: [kept.subscription, 'PLATINUM'], password: [answer.password, undefined] },
      }
    },
  },
  {
    name: 'Attorney user',
    since: 'parties',
    fields: 'employeeId emailId roleId userName lawfirmId attorneyId phone first_name last_name',
    keep: async (world) => {
      const { post, get } = await login(world)
      const { lawFirmId } = await recordsOf(world)
      const person = { emailId: address('ines'), firstName: 'Ines', lastName: 'Sol' }
      const attorney = await (await forms(world)).post(`createAttorney/${lawFirmId}`, person)
      const said = {
        ...{ emailId: address('sam'), roleId: 13, userName: address('su'), lawfirmId: lawFirmId },
        attorneyId: attorney.id,
      }
      const user = { ...said, phone: '6175550181', first_name: 'Sam', last_name: 'Ode' }
      const answer = await post('api/addNewCreateAttorneyUserDetails', user)
      const { assistants } = (await get(`api/getAttorneyDetails/${attorney.id}`)) as { assistants: Json[] }
      const kept = assistants.find(({ emailId }) => emailId === said.emailId)
      return {
        ...readFrom(answer, said, { phone: '+16175550181', first_name: 'Sam', last_name: 'ODE' }),
        employeeId: [kept?.id, answer.employeeId],
      }
    },
  },
]

async function newFirm(world: World): Promise<{ firm: Json }> {
  const { post } = await forms(world)
  const firm = await post('createLawFirm', { lawFirmName: `${fresh('Castell')} Law`, emailId: address('desk') })
  return { firm }
}
