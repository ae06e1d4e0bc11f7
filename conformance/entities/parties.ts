import { recordsOf } from '../demo.ts'
import { address, caller, fresh } from '../making/making.ts'
import { newEmployer } from '../parties.ts'
import { same } from '../row.ts'
import type { Json } from '../server.ts'
import type { World } from '../world.ts'
import { type Entity, follows, madeAndChanged, readFrom, type Typed } from './entity.ts'

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
      const { post, put, get, who } = await forms(world)
      const [word, renamed] = [fresh('Quill'), fresh('Nib')]
      const employerUserName = address('boss')
      const credentials = { password: PASSWORD, confirmPassword: PASSWORD, employerUserName, roleId: 18616 }
      const typed: Readonly<Record<string, Typed>> = {
        employerName: [`${word} Works Inc`, `${renamed} Mills Ltd`, upper(`${word} Works Inc`, `${renamed} Mills Ltd`)],
        // A company keeps the code by which others know it.
        employerCode: follows(...upper(word, word)),
        ...{ emailId: [address('hr'), address('hr')], alternateEmailId: [address('alt'), address('alt')] },
        ...{ streetName: ['7 Oak Street', '8 Elm Road'], aptSteFlr: ['STE', 'FLR'], aptSteFlrNumber: ['9', '21'] },
        ...{ isApt: follows(false, false), isSte: follows(true, false), isFlr: follows(false, true) },
        ...{ city: ['Reno', 'Salem'], state: ['NV', 'OR'], country: ['USA', 'Canada'], zipCode: ['89501', '97301'] },
        ...{ phoneCountryCode: ['+91', '+1'], extention: ['77', '88'] },
        daytimePhoneNumber: ['2125550100', '2125550102', ['+912125550100', '+12125550102']],
        faxNumber: ['2125550101', '2125550103', ['+912125550101', '+12125550103']],
        attnLastName: ['last', 'later', ['LAST', 'LATER']],
        attnFirstName: ['first', 'sooner', ['First', 'Sooner']],
        attnMiddleName: ['mid', 'between', ['Mid', 'Between']],
        fein: ['123456789', '987654321', ['12-3456789', '98-7654321']],
        ...{ dateOfIncor: ['2001-02-03', '1998-07-06'], typeOfBusiness: ['Bells', 'Whistles'] },
        ...{ naicsCode: ['541511', '541512'], grossIncome: ['1000', '4000'], netIncome: ['200', '300'] },
        ...{ noOfEmployees: [60, 24], noofH1bEmployees: [10, 5], isEmprH1bDependent: follows('Yes', 'No') },
        signLastName: ['slast', 'slater', ['SLAST', 'SLATER']],
        signFirstName: ['sfirst', 'ssooner', ['Sfirst', 'Ssooner']],
        signMiddleName: ['smid', 'sbetween', ['Smid', 'Sbetween']],
        ...{ signTitle: ['Chief', 'Warden'], aboutCompany: [`${word} makes bells.`, `${word} makes whistles.`] },
        ...{ isEmprViolator: ['Yes', 'No'], isEmprAtorney: ['Yes', 'No'], isEmprAtorneyShow: follows(true, false) },
        ...{ subcriptionname: ['GOLD', 'PLATINUM'], diyAccess: ['Y', 'N'], roleId: follows(3, 3) },
      }
      const { id, kept } = await madeAndChanged(typed, {
        make: async (said) => (await post('createVmCompanyProfile', { ...said, ...credentials })).employeeId,
        change: (employeeId, said) => put('updateVmCompanyProfile', { employeeId, ...said }),
        read: (employeeId) => get(`getVmCompanyProfileDetailsById/${employeeId}`),
      })
      const mistyped = newEmployer({ ...credentials, employerUserName: '', confirmPassword: 'Temporary@99y' })
      const refused = await who.send('POST', '/formtypesApi/formtypes/createVmCompanyProfile', mistyped)
      const record = await get(`getVmCompanyProfileDetailsById/${id}`)
      await (await world.server()).signIn(employerUserName, 'again', PASSWORD)
      return {
        ...kept,
        ...readFrom(record, { employeeId: id, employerUserName, userName: employerUserName }),
        // Taken, and never given back: it opens the door, and its repetition must be the same.
        ...{ password: [record.password, undefined], confirmPassword: [refused.status, 400] },
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
      const answers = (yes: boolean) => ({
        ...Object.fromEntries(Object.keys(flags).map((name) => [name, yes])),
        ...(yes ? { noOfEmployees: 60, noofH1bEmployees: 40 } : { noOfEmployees: 20, noofH1bEmployees: 1 }),
      })
      // What follows from the head count turns with the others.
      const names = [...Object.keys(flags), 'h1bdependent', 'morethan50perUS', 'morethan50perh1bl1a', 'moreThan25PerUS']
      const turning = async (yes: boolean) => {
        const typed = Object.fromEntries(names.map((name) => [name, follows(yes, !yes)]))
        const { kept } = await madeAndChanged(typed, {
          make: async () => (await post('createVmCompanyProfile', newEmployer(answers(yes)))).employeeId,
          change: (employeeId) => put('updateVmCompanyProfile', { employeeId, ...answers(!yes) }),
          read: (employeeId) => get(`getVmCompanyProfileDetailsById/${employeeId}`),
        })
        return kept
      }
      const [fromYes, fromNo] = [await turning(true), await turning(false)]
      return Object.fromEntries(
        names.map((name) => [
          name,
          [
            [fromYes[name]?.[0], fromNo[name]?.[0]],
            [
              [true, false],
              [false, true],
            ],
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
      const [word, renamed] = [fresh('Delta'), fresh('Epsilon')]
      const typed: Readonly<Record<string, Typed>> = {
        companyName: [`${word} Tools`, `${renamed} Saws`, upper(`${word} Tools`, `${renamed} Saws`)],
        companyCode: follows(...upper(word, word)),
        ...{ address1: ['1 Main Street', '2 Side Street'], address2: ['12', '34'], city: ['Reno', 'Salem'] },
        ...{ state: ['NV', 'OR'], zipCode: ['89501', '97301'], aptSteFlr: ['FLR', 'APT'] },
      }
      const { kept } = await madeAndChanged(typed, {
        make: async (said) =>
          (await post('api/addNewCompanyDetails', { ...said, emailId: address('hr') })).companyAutoId,
        change: (companyAutoId, said) => post('api/saveCorporateDetails', { companyAutoId, ...said }),
        read: (companyAutoId) => get(`api/getCompanyDetails/${companyAutoId}`),
      })
      const company = { companyName: `${word} Tools`, emailId: address('hr') }
      // "plus nested company details and H-1B questions".
      const details = { typeOfBusiness: fresh('Bells '), naicsCode: '541511', noOfEmployees: 60, noofH1bEmployees: 40 }
      const questions = { willfulviolator: true, nonprofitentity: true, amendedpetition: true }
      const nested = { ...company, companyDetails: details, h1bQuestions: questions }
      const whole = { ...nested, companyName: `${fresh('Nested')} Tools`, emailId: address('hr') }
      const inside = await post('api/addNewCompanyDetails', whole)
      const read = await (await forms(world)).get(`getVmCompanyProfileDetailsById/${inside.companyAutoId}`)
      for (const [name, value] of Object.entries({ ...details, ...questions, h1bdependent: true }))
        same(read[name], value, `${name}, which was sent in a part of its own,`)
      return kept
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

const upper = (...words: readonly [string, string]) => [words[0].toUpperCase(), words[1].toUpperCase()] as const

async function newFirm(world: World): Promise<{ firm: Json }> {
  const { post } = await forms(world)
  const firm = await post('createLawFirm', { lawFirmName: `${fresh('Castell')} Law`, emailId: address('desk') })
  return { firm }
}
