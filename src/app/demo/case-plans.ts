import { CaseType } from '#case-types/case-type.ts'
import type { Outcome } from '#case-types/status/stage.ts'
import type { CompanyCode } from './people.ts'

/** How far a case came; each stands for the move of that name. */
export type Point =
  | 'opened'
  | 'submitted'
  | 'drafted'
  | 'reviewed'
  | 'ready'
  | 'filed'
  | 'receipted'
  | 'questioned'
  | 'answered'
  | 'decided'
  | 'closed'

/** `due`: days from today. */
export type Task = { title: string; due: number }
export type Remark = { kind: 'note' | 'message'; from: 'firm' | 'employer'; text: string; internal?: boolean }

export type Plan = {
  typeId: number
  subType?: string
  premium?: boolean
  at: Point
  /** How many days ago it came there. */
  since: number
  /** Where within its status, when not at its beginning. */
  stage?: string
  outcome?: Outcome
  /** Days from today. */
  validUntil?: number
  /** For a visa abroad: an approved petition has Form I-797B, without an I-94. */
  consular?: true
  /** Do-it-yourself by the employee. */
  diy?: boolean
  asksForHelp?: boolean
  aboutNobody?: boolean
  task?: Task
  remarks?: readonly Remark[]
  /** The house wants it a week before the first date of the case, for this reason. */
  aWeekBefore?: string
}

/** A person of the demo: the status they hold, how much of them is known, and their cases. */
export type Life = {
  holds: 'H-1B' | 'F-1' | 'H-4'
  moved?: boolean
  /** Of who began not long ago. */
  hiredDaysAgo?: number
  cases: readonly Plan[]
}

export const isBeyondSubmission = ({ at }: Plan) => at !== 'opened' && at !== 'submitted'
/** What is missing is asked of people whose cases have not come far. */
export const isKnown = ({ cases }: Life) => cases.some(isBeyondSubmission)

const h1b = (subType: string, at: Point, since: number, more: Partial<Plan> = {}): Plan => ({
  ...{ typeId: CaseType.h1b, subType, at, since, ...more },
})
/** A work permit in the drawer: granted for two years, ending so many days from today. */
const permit = (category: string, validUntil: number): Plan => ({
  ...{
    typeId: CaseType.ead,
    subType: category,
    at: 'closed',
    outcome: 'Approved',
    since: 726 - validUntil,
    validUntil,
  },
})
const approval = (subType: string, validUntil: number): Plan =>
  h1b(subType, 'closed', 1_060 - validUntil, { outcome: 'Approved', validUntil })

export const priyasLife: Life = {
  holds: 'H-1B',
  cases: [
    h1b('extension', 'opened', 9, {
      stage: 'QUESTIONNAIRES',
      remarks: [
        { kind: 'message', from: 'firm', text: 'Welcome! Please begin with your passport and your last trips.' },
        { kind: 'note', from: 'firm', internal: true, text: 'Check the days abroad in December: recapture.' },
      ],
    }),
  ],
}

/** By company, in the order of its employees. */
export const lives: Readonly<Record<CompanyCode, readonly Life[]>> = {
  // Twelve work permits end within the quarter. Six of them have nobody working on and no renewal: these are opened together.
  NORTHWIND: [
    {
      holds: 'H-1B',
      cases: [permit('(C)(9)', 12), { typeId: CaseType.i485, subType: 'employment', at: 'receipted', since: 210 }],
    },
    {
      holds: 'F-1',
      cases: [
        permit('(C)(3)(C)', 24),
        h1b('cap', 'submitted', 4, { task: { title: 'Order the credential evaluation', due: 5 } }),
      ],
    },
    {
      holds: 'H-1B',
      cases: [
        permit('(C)(9)', 33),
        h1b('extension', 'reviewed', 2, { task: { title: 'Compare the wage level with the duties', due: 2 } }),
      ],
    },
    {
      holds: 'H-4',
      cases: [
        permit('(C)(26)', 40),
        { typeId: CaseType.ead, subType: '(C)(26)', at: 'opened', since: 3, stage: 'DOCS' },
      ],
    },
    {
      holds: 'H-1B',
      cases: [
        permit('(C)(9)', 47),
        h1b('amendment', 'ready', 3, {
          stage: 'SIGNATURE',
          task: { title: 'Print the pages that the employer signs', due: 4 },
          remarks: [
            {
              kind: 'message',
              from: 'firm',
              text: 'The pages to sign are in the package; blue ink is easiest to see.',
            },
            { kind: 'message', from: 'employer', text: 'Helen signs on Thursday when she is back.' },
          ],
        }),
      ],
    },
    { holds: 'F-1', cases: [permit('(C)(3)(C)', 55), h1b('cap', 'receipted', 24, { premium: true })] },
    {
      holds: 'H-1B',
      cases: [
        permit('(C)(9)', 62),
        h1b('transfer', 'questioned', 54, {
          remarks: [
            { kind: 'note', from: 'firm', internal: true, text: 'The duties letter of the end client decides this.' },
          ],
          aWeekBefore: 'The client wants a week to read the draft of the answer.',
        }),
      ],
    },
    {
      holds: 'H-1B',
      cases: [
        permit('(C)(9)', 70),
        { typeId: CaseType.i140, subType: 'E21', at: 'closed', since: 300, outcome: 'Approved' },
      ],
    },
    { holds: 'H-4', cases: [permit('(C)(26)', 76), h1b('cap', 'decided', 20, { outcome: 'Withdrawn' })] },
    {
      holds: 'H-4',
      cases: [
        permit('(C)(26)', 82),
        { typeId: CaseType.perm, subType: 'professional', at: 'submitted', since: 60, stage: 'RECRUITING' },
      ],
    },
    { holds: 'H-4', cases: [permit('(C)(26)', 87), h1b('cap', 'opened', 6, { stage: 'QUESTIONNAIRES' })] },
    // Came from another employer the week before last; nobody has looked at the documents for Form I-9 yet.
    {
      holds: 'H-1B',
      hiredDaysAgo: 9,
      cases: [permit('(C)(9)', 90), h1b('transfer', 'closed', 12, { outcome: 'Approved', validUntil: 1_000 })],
    },
  ],
  BLUE: [
    { holds: 'H-1B', cases: [h1b('extension', 'opened', 12, { stage: 'QUESTIONNAIRES' })] },
    {
      holds: 'H-1B',
      cases: [h1b('transfer', 'submitted', 5, { premium: true, task: { title: 'Post the LCA notice', due: 6 } })],
    },
    { holds: 'H-1B', cases: [h1b('extension', 'reviewed', 1)] },
    {
      holds: 'H-1B',
      cases: [
        h1b('amendment', 'ready', 6, {
          stage: 'SIGNATURE',
          task: { title: 'Print the pages that the employer signs', due: 3 },
        }),
      ],
    },
    // Moved after filing: the agency has the old address.
    { holds: 'H-1B', moved: true, cases: [h1b('extension', 'receipted', 30)] },
    { holds: 'H-1B', cases: [h1b('transfer', 'questioned', 66)] },
    { holds: 'H-1B', cases: [approval('extension', 25)] },
    { holds: 'F-1', cases: [{ typeId: CaseType.ead, subType: '(C)(3)(C)', at: 'opened', since: 8, stage: 'DOCS' }] },
    { holds: 'H-1B', cases: [{ typeId: CaseType.perm, subType: 'professional', at: 'receipted', since: 90 }] },
    {
      holds: 'H-1B',
      cases: [
        { typeId: CaseType.i140, subType: 'E32', at: 'drafted', since: 7, premium: true, consular: true },
        approval('extension', 80),
      ],
    },
    { holds: 'H-1B', cases: [h1b('extension', 'decided', 15, { outcome: 'Denied' })] },
    {
      holds: 'F-1',
      cases: [{ typeId: CaseType.ead, subType: '(C)(3)(B)', at: 'opened', since: 10, diy: true, asksForHelp: true }],
    },
  ],
  CORVID: [
    { holds: 'H-1B', cases: [h1b('extension', 'opened', 20, { stage: 'QUESTIONNAIRES' })] },
    { holds: 'H-1B', cases: [h1b('transfer', 'submitted', 8)] },
    { holds: 'H-1B', cases: [h1b('extension', 'receipted', 40)] },
    { holds: 'H-1B', cases: [approval('extension', 150)] },
    { holds: 'H-1B', cases: [approval('transfer', 28)] },
    { holds: 'F-1', cases: [{ typeId: CaseType.ead, subType: '(C)(3)(C)', at: 'receipted', since: 33 }] },
    {
      holds: 'H-1B',
      cases: [{ typeId: CaseType.lcaOnly, subType: 'H-1B', at: 'submitted', since: 5, aboutNobody: true }],
    },
    { holds: 'H-1B', cases: [h1b('extension', 'answered', 14, {})] },
    // Abroad when it was approved: Form I-797B has no I-94, so a visa and an entry come before work goes on.
    {
      holds: 'H-1B',
      cases: [h1b('extension', 'decided', 6, { outcome: 'Approved', validUntil: 1_080, consular: true })],
    },
    { holds: 'H-1B', cases: [h1b('amendment', 'filed', 4)] },
    { holds: 'H-1B', cases: [approval('extension', 170)] },
    { holds: 'H-1B', cases: [h1b('extension', 'drafted', 3)] },
  ],
  LUMEN: [],
}
