import type { Milestone } from '#platform/routes/route.ts'
import { sayOfAccounts } from '../making/accounts.ts'
import { made } from '../parties.ts'
import { type Row, same } from '../row.ts'
import { everyRecord, type Json } from '../server.ts'
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

const EMPLOYER_FORM = 'The employer form says'
const REQUIRED = 'The employer form says what is required'
const SAVED = 'Form reload delay 1000 ms'
const DIALOG = 'Account opens the User Details dialog: first name, last name, Save'
const PANEL = 'The profile panel has Account, Profile, Change Password and Sign Out'
const PROFILE = 'The Employer Profile has three tabs, and Next leads to the second'
const TIMEOUT = 'Idle time-out 1,200,000 ms'
const WORDS = 'The Session Timeout dialog says why, and offers Continue and Log Out'
const TYPES = 'The list of case types has Public Access File Only and H1B LCA Only'

/** The step of the walk that sees the text on its screen. */
const seenAt: Readonly<Record<string, string>> = {
  ...{ Account: PANEL, Profile: PANEL, 'Change Password': PANEL, 'Sign Out': PANEL },
  ...{ 'User Details': DIALOG, Save: DIALOG, 'Add Attorney': 'Top bar of the provider: I-9 and Add Attorney' },
  ...{ 'Basic Details': PROFILE, 'Additional Details': PROFILE, 'H1B-Question Details': PROFILE, Next: PROFILE },
  'Please Check your internet connection...': 'Offline and not logged in: a red banner',
  ...{ Continue: WORDS, 'Log Out': WORDS, 'Session Timeout!': TIMEOUT },
  'Your session is about to expire in few seconds due to inactivity. You will be redirected to the login page.': WORDS,
  'Please Add Payment Method before creating New Employee/Case.': 'Payment banner',
  'Field is required': REQUIRED,
  'Email Id Not a Valid Format': `${EMPLOYER_FORM} that an e-mail is none`,
  'Email Id is not valid or already emailid exist': `${EMPLOYER_FORM} that an e-mail is none`,
  'Email Id already exist': `${EMPLOYER_FORM} that an e-mail is known`,
  'Password Policy error': `${EMPLOYER_FORM} that a password is short`,
  'password should be 8 characters': `${EMPLOYER_FORM} that a password is short`,
  'password should have one upper case one lower caser one number and one special character': `${EMPLOYER_FORM} what a password is made of`,
  'Email Id and Password is Same': `${EMPLOYER_FORM} that e-mail and password are the same`,
  'password and user name should be diffrent': `${EMPLOYER_FORM} that e-mail and password are the same`,
  'Password not matched': `${EMPLOYER_FORM} that the repetition differs`,
  'Error Occurs in Input. Pls try Again...': 'A saved answer without an id shows the error text',
  'Your profile details has been updated successfully.': DIALOG,
  'I-907 Form was created/updated successfully based on the Changes.':
    'The I-907 screen says that the form was created',
  'I140Form Data Inserted Successfully... ': 'The I-140 screen says that the data was inserted',
  ...{ 'Public Access File Only': TYPES, 'H1B LCA Only': TYPES },
  'Login Error.': 'A wrong password is a Login Error',
  'Are you sure you want to logout?': 'Log Out asks first, in the top bar',
  'Are you sure to Logout?': 'Log Out asks first, in the phone drawer',
  'Your Internet connection is Lost !!!. Do you want to Reload?': 'Offline and logged in: a confirm box',
  'New Employer Added Successfully.': SAVED,
}

/** What each call that makes an account says, too: what was typed wrong in it. */
const saidByCalls: Readonly<Record<string, Json>> = {
  'Password not matched': { confirmPassword: 'Quiet@River78' },
  'Email Id Not a Valid Format': { emailId: 'hr@acme' },
  'Field is required': { emailId: '' },
  'Password Policy error': { password: 'short', confirmPassword: 'short' },
}

// A space at a text's end cannot be seen: these are answered to the letter, too.
const answered: Record<string, (world: World) => Promise<unknown>> = {
  'I140Form Data Inserted Successfully... ': async (world) => {
    const attorney = await (await world.server()).signIn('attorney@visacare.demo')
    const cases = await everyRecord(attorney, '/api/cases')
    const caseId = cases.find(({ typeId, outcome }) => typeId === 5 && !outcome)?.id
    return made(await attorney.send('POST', '/caseflowApi/caseflow/createCaseFlowI140', { caseId })).message
  },
}

export const textRows: Row[] = [
  ...Object.entries(texts).flatMap(([spec, bySince]) =>
    Object.entries(bySince).flatMap(([since, list]) => list.map((text) => row(spec, since as Milestone, text))),
  ),
  transport('request aborted', (world) => world.seen('An aborted request says so')),
  transport('network error', (world) => world.seen('A lost connection is a Network Error')),
]

// The specification describes the transport messages without giving their letters.
function transport(words: string, check: Row['check']): Row {
  return { kind: 'text', spec: '§8', what: `transport message: ${words}`, since: 'foundation', check }
}

function row(spec: string, since: Milestone, text: string): Row {
  return {
    kind: 'text',
    spec,
    what: `'${text}'`,
    since,
    check: async (world) => {
      const step = seenAt[text]
      if (!step) throw new Error(`Nobody looks for '${text}' on its screen.`)
      await world.seen(step)
      const answer = answered[text]
      if (answer) same(await answer(world), text, 'The answer')
      const mistake = saidByCalls[text]
      if (mistake) await sayOfAccounts(world, mistake, text)
    },
  }
}
