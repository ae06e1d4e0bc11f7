import { Role } from '#formats/roles.ts'
import type { HelpTopic } from './topic.ts'

/** The guide that stands first for each role. */
export const firstSteps: readonly HelpTopic[] = [
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
