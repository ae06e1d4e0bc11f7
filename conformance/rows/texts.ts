import type { Milestone } from '#platform/routes/milestones.ts'
import { made, newEmployer } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'
import { recordsIn } from '../server.ts'
import type { World } from '../world.ts'

// "Every other text in sections 2, 4, 5, 7 and 8 is used to the letter, its spelling included" (decisions §8).
const texts: Record<string, Partial<Record<Milestone, readonly string[]>>> = {
  '§2 Top bar': {
    foundation: ['Account', 'Profile', 'Change Password', 'Sign Out', 'User Details', 'Save', 'Add Attorney'],
  },
  '§2 Employer Profile': { parties: ['Basic Details', 'Additional Details', 'H1B-Question Details', 'Next'] },
  '§4': {
    foundation: ['Please Check your internet connection...', 'Continue', 'Log Out'],
    parties: ['Please Add Payment Method before creating New Employee/Case.'],
  },
  '§5': {
    foundation: [
      'Field is required',
      'Password Policy error',
      'Email Id and Password is Same',
      'password and user name should be diffrent',
      'password should have one upper case one lower caser one number and one special character',
      'password should be 8 characters',
      'Password not matched',
    ],
    parties: [
      'Email Id Not a Valid Format',
      'Email Id already exist',
      'Email Id is not valid or already emailid exist',
    ],
    cases: ['Error Occurs in Input. Pls try Again...'],
  },
  '§7': {
    foundation: ['Your profile details has been updated successfully.'],
    forms: ['I-907 Form was created/updated successfully based on the Changes.'],
    cases: ['Public Access File Only', 'H1B LCA Only'],
  },
  '§8': {
    foundation: [
      'Login Error.',
      'Session Timeout!',
      'Your session is about to expire in few seconds due to inactivity. You will be redirected to the login page.',
      'Are you sure you want to logout?',
      'Are you sure to Logout?',
      'Your Internet connection is Lost !!!. Do you want to Reload?',
    ],
    parties: ['New Employer Added Successfully.'],
    forms: ['I140Form Data Inserted Successfully... '],
  },
}

// What the server answers; the screens show it as it comes.
const answered: Record<string, (world: World) => Promise<unknown>> = {
  'Your profile details has been updated successfully.': async (world) => {
    const person = await (await world.server()).signIn('employer@visacare.demo')
    const own = { userId: 'employer@visacare.demo', first_Name: 'Lucía', last_Name: 'Romero', status: 'Active' }
    return made(await person.send('POST', '/loginapi/api/updatePersionProfileData', own)).message
  },
  'I-907 Form was created/updated successfully based on the Changes.': async (world) => {
    const attorney = await (await world.server()).signIn('attorney@visacare.demo')
    const cases = recordsIn(await attorney.send('GET', '/api/cases?status=1&limit=50'))
    const caseId = cases.find(({ typeId }) => typeId === 1)?.id
    made(await attorney.send('POST', '/caseflowApi/caseflow/createCaseFlowI907', { caseId }))
    return made(await attorney.send('POST', `/caseflowApi/caseflow/i907PdfGeneration/${caseId}`)).message
  },
  'I140Form Data Inserted Successfully... ': async (world) => {
    const attorney = await (await world.server()).signIn('attorney@visacare.demo')
    const cases = recordsIn(await attorney.send('GET', '/api/cases?limit=100'))
    const caseId = cases.find(({ typeId, outcome }) => typeId === 5 && !outcome)?.id
    made(await attorney.send('GET', `/caseflowApi/caseflow/getCaseFlowI140ByCaseId/${caseId}`))
    return made(await attorney.send('POST', '/caseflowApi/caseflow/createCaseFlowI140', { caseId })).message
  },
  'New Employer Added Successfully.': async (world) => {
    const admin = await (await world.server()).signIn('admin@visacare.demo')
    return made(await admin.send('POST', '/formtypesApi/formtypes/createVmCompanyProfile', newEmployer())).message
  },
}

export const textRows: Row[] = [
  ...Object.entries(texts).flatMap(([spec, bySince]) =>
    Object.entries(bySince).flatMap(([since, list]) => list.map((text) => row(spec, since as Milestone, text))),
  ),
  ...['request aborted', 'network error'].map(transport),
]

// The specification describes the transport messages without giving their letters.
function transport(words: string): Row {
  const check: Row['check'] = async (world) =>
    hold(await world.delivers(new RegExp(words, 'i')), `No message says: ${words}.`)
  return { kind: 'text', spec: '§8', what: `transport message: ${words}`, since: 'foundation', check }
}

function row(spec: string, since: Milestone, text: string): Row {
  return {
    kind: 'text',
    spec,
    what: `'${text}'`,
    since,
    check: async (world) => {
      const answer = answered[text]
      if (answer) same(await answer(world), text, 'The answer')
      else hold(await world.says(text), `No screen of the product says '${text}'.`)
    },
  }
}
