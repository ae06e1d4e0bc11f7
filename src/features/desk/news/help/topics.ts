import { Role } from '#formats/roles.ts'
import { everyone, staff } from '#platform/session/role-groups.ts'
import { dutyTopics } from './duty-topics.ts'
import type { HelpTopic } from './topic.ts'

/** The guide that stands first for each role. */
const firstSteps: readonly HelpTopic[] = [
  {
    id: 'first-steps-provider',
    title: 'First steps for the provider',
    roles: [Role.provider, Role.providerAssistant],
    steps: [
      'Turn on the second factor under My account.',
      'Set up mail and look at System check until nothing is red.',
      'Create a law firm, then a client that it represents, with Create Client Account.',
      'Invite the first user of each. They set their own password from the e-mail.',
      'Enter a client’s account only with a reason. The client sees in its audit trail that you did.',
    ],
    link: { to: '/visaCareCreateClients', words: 'Create a client' },
  },
  {
    id: 'first-steps-employer',
    title: 'First steps for the employer',
    roles: [Role.employer, Role.employerAssistant],
    steps: [
      'Complete the client profile: legal name, FEIN, address, who signs.',
      'Add your employees one by one, or import them from a spreadsheet.',
      'Open the first case with New case. The employee gets an e-mail with their own questions.',
      'Your home shows what waits for you and what ends soon. Begin there each day.',
    ],
    words: 'hr start begin import roster company profile employer',
    link: { to: '/visaCareClientProfile', words: 'Open the client profile' },
  },
  {
    id: 'first-steps-employee',
    title: 'First steps for you',
    roles: [Role.employee],
    steps: [
      'Open your case from the home page. It says in one sentence what happens next and who must act.',
      'Answer the questions in your own pace. Everything is saved while you type.',
      'Take photos of your documents with the phone, one for each thing that is asked for.',
      'Press Submit at the end of your part. Your law firm checks it and asks if something is missing.',
      'Tell us before you move, travel or change your job: Report a change.',
    ],
    words: 'start begin questions upload passport',
  },
  {
    id: 'first-steps-attorney',
    title: 'First steps for the law firm',
    roles: [Role.attorney, Role.lawFirm, Role.attorneyAssistant],
    steps: [
      'Complete the law firm’s details: address, bar numbers, letterhead and signature. Letters and Form G-28 use them.',
      'Choose which attorney works for which client.',
      'Open a case or take one that a client has submitted. Your home lists what is yours, by date.',
      'Check the facts on the form screen. What is missing or contradicts is named with its rule.',
      'Build the package on the filing screen, have it signed, and mark it as filed.',
    ],
    words: 'start begin attorney paralegal',
  },
]

const { provider, providerAssistant, employer, employerAssistant, employee, attorney, lawFirm, attorneyAssistant } =
  Role
const firm = [attorney, lawFirm, attorneyAssistant] as const
const hr = [employer, employerAssistant] as const

/** The help of the product, the guide of each role first. */
export const helpTopics: readonly HelpTopic[] = [
  ...firstSteps,
  ...dutyTopics,
  {
    id: 'open-a-case',
    title: 'Open a case',
    roles: staff,
    steps: [
      'Choose New case, then for whom, then what it is about.',
      'The last step shows what it costs, what is asked for and which dates follow.',
      'Open the case. Everybody who has something to do is told by e-mail and on their home.',
    ],
    words: 'new petition create extension transfer h-1b perm',
    link: { to: '/visaCareCreateCase', words: 'New case' },
  },
  {
    id: 'answer-questions',
    title: 'Answer questions',
    roles: [employee, ...hr],
    steps: [
      'Open Questions in the case. Topics with something missing are marked.',
      'If you do not know an answer, choose “I don’t know” or leave it; you can come back.',
      'Hand in your part when nothing is missing. It can be returned to you with a note.',
    ],
    words: 'questionnaire form fill save',
  },
  {
    id: 'send-documents',
    title: 'Send documents',
    roles: everyone,
    steps: [
      'Open Documents in the case. Each line says what is needed and for what.',
      'Add photos, PDFs or Word files. A file that cannot be read is refused at once, with the reason.',
      'A document that is sent back says why. Send it again on the same line.',
    ],
    words: 'upload scan photo passport file',
  },
  {
    id: 'meters',
    title: 'Read utility meters',
    roles: [provider],
    steps: [
      'Open Meter Reports: choose a report, a meter and days. It is off the main menu.',
      'Enter readings as rows, or from a CSV file.',
      'Add a job under Scheduler. It tells which meters sent nothing since its last run.',
    ],
    words: 'meter block load billing name plate tamper obis substation scheduler',
    link: { to: '/meterReports', words: 'Meter Reports' },
  },
  {
    id: 'dates',
    title: 'Understand a date',
    roles: everyone,
    steps: [
      'Open Dates in the case. Each date shows the rule, where it stands in the law, and the arithmetic.',
      'A date that an agency printed governs. A date of your own never lies after the legal one.',
      'Add your dates to your own calendar with the private link on the calendar page.',
    ],
    words: 'deadline reminder calendar due expires',
  },
  {
    id: 'report-a-change',
    title: 'Report a move, a trip or a new job',
    roles: [employee, ...hr],
    steps: [
      'Choose Report a change and the day on which it happens.',
      'You read at once what follows: forms to file, people to ask, days to keep.',
      'Do it before it happens. A trip can end a pending application; a new place of work can need a petition first.',
    ],
    words: 'address travel abroad move relocation',
    link: { to: '/visaCareReportChange', words: 'Report a change' },
  },
  {
    id: 'letters',
    title: 'Write a letter',
    roles: firm,
    steps: [
      'Open Letters in the case and choose New letter. The preview shows what the facts already say.',
      'What is missing stands marked in the letter, with a link to where it is answered.',
      'Edit it in the browser or in Word. Every version is kept.',
      'Put it into the filing package, send it to be signed, or share it with the client.',
    ],
    words: 'template support cover memo docx word',
  },
  {
    id: 'filing',
    title: 'File a package',
    roles: firm,
    steps: [
      'Open Filing in the case. The check names every error with its rule.',
      'Choose the day, the address and the carrier. Fees are computed for that day.',
      'Build the package, print it and have it signed by hand. Scan the signed pages; codes on them find their place.',
      'Mark it as filed with the tracking number. Enter the receipt when it comes.',
    ],
    words: 'package pdf uscis receipt signature fees',
  },
  {
    id: 'collections',
    title: 'Recover unpaid invoices',
    roles: [...hr, ...firm],
    steps: [
      'Open a case of the type Collections and its tab Collection.',
      'Enter the debtor and each unpaid invoice. Record every payment that comes in.',
      'The attorney confirms the rate of interest. Only then it is demanded.',
      'The law firm writes the demand, records that it was sent, and agrees installments.',
    ],
    words: 'debt demand interest installment invoice money',
  },
  {
    id: 'contract-review',
    title: 'Have a contract reviewed',
    roles: [...hr, ...firm],
    steps: [
      'Open a case of the type Contract Review and upload the contract under Documents.',
      'Write down your questions and by when you need the answer.',
      'The law firm enters its findings. You read them on the tab Review once they are delivered.',
    ],
    words: 'msa sow clause risk memo',
  },
  {
    id: 'visa-bulletin',
    title: 'Follow a priority date',
    roles: [...hr, ...firm],
    steps: [
      'Open Visa Bulletin. Each priority date says since when it is current, by the newest month that was entered.',
      'The provider enters each month when the Department of State has published it.',
      'Chargeability is the country of birth, not the passport. A spouse’s country can count too.',
    ],
    words: 'green card i-485 final action current retrogression',
  },
  {
    id: 'users-and-rights',
    title: 'Invite somebody, and who may do what',
    roles: [provider, providerAssistant, employer, lawFirm],
    steps: [
      'Open Manage Users and choose Add user. The person gets an e-mail and sets a password.',
      'The role decides what they see. An assistant prepares; the administrator decides.',
      'Switch off somebody who leaves. What they did stays in the audit trail.',
    ],
    words: 'invite account permission role password',
    link: { to: '/user/manageusers', words: 'Manage users' },
  },
  {
    id: 'sign-in-safely',
    title: 'Sign in safely',
    roles: everyone,
    steps: [
      'Use a long password that you use nowhere else, or a passkey.',
      'Turn on the second factor under My account and keep the recovery codes apart.',
      'After a while without a touch you are signed out. What you typed into a questionnaire is kept.',
      'If you see a sign-in that was not you, end it under My account and change the password.',
    ],
    words: 'password two factor passkey log in session',
  },
]
