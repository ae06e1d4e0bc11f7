import { showDate } from '#formats/dates.ts'
import { capitalized } from '#formats/words.ts'
import type { CaseType, Mode } from '../case-type.ts'
import { toSend } from '../package/documents-to-send.ts'
import type { Ball, Outcome } from './stage.ts'
import { stageOf } from './stage-moves.ts'
import { stageTodo } from './stage-todo.ts'
import { isBeforeFiling, isWorkedOn, Status } from './statuses.ts'

export type OpenTask = { for: Exclude<Ball, 'agency' | 'nobody' | 'debtor'>; title: string; dueOn?: string }

/** One side's part of the questionnaire, once somebody handed in or returned any. */
export type AskedPart = {
  audience: 'employee' | 'employer'
  status: 'Open' | 'Submitted' | 'Returned'
  /** Returned with questions that nobody answered yet, and nothing to correct. */
  asks?: boolean
}

/** Documents the work waits for: who owes which, and how many came in and were not looked at. */
export type AwaitedDocuments = { owed: readonly OwedDocument[]; toLookAt: number }
export type OwedDocument = { for: OpenTask['for']; name: string; again: boolean; dueOn?: string }

export type Standing = {
  type: CaseType
  status: Status
  mode: Mode
  stage?: string
  outcome?: Outcome
  openTasks?: readonly OpenTask[]
  parts?: readonly AskedPart[]
  documents?: AwaitedDocuments
  /** Until when the agency must have the answer to its notice, and how long an approval holds. */
  answerBy?: string
  approvedUntil?: string
  /** The approval came without an I-94. */
  withoutI94?: boolean
  /** What was approved ends soon, and nothing that renews it is open. */
  endsUnrenewed?: boolean
  /** What the employer owes is not the family's business: its name is not said to it. */
  reader?: 'family'
  /** Names to say instead of "the employee", "the employer", "the attorney". */
  names?: Partial<Record<Ball, string>>
}

/** `todo`: what is awaited of them, in a few words that go after a name and a colon; empty when nothing is left. */
export type WhoHasTheBall = { who: Ball | 'owner'; todo: string; sentence: string }

/** Where a case stands and who must act next, in one plain sentence. */
export function whoHasTheBall(standing: Standing): WhoHasTheBall {
  const { status, mode, openTasks = [], parts = [] } = standing
  const returned = isBeforeFiling(status) ? parts.find((part) => part.status === 'Returned') : undefined
  const isFree = !returned && isWorkedOn(status) && !isAnswering(standing)
  const task = isFree ? firstDue(openTasks) : undefined
  const due = answersDue(standing) ?? documentsDue(standing)
  const who = returned?.audience ?? task?.for ?? due?.who ?? expectedOf(standing)
  // Without an attorney everything that is not the agency's is the owner's.
  const holder = mode === 'DIY' && ['employee', 'employer', 'attorney', 'firm'].includes(who) ? 'owner' : who
  const name = nameOf(holder, standing)
  if (holder === 'nobody') return { who: holder, todo: '', sentence: `${where(standing)} ${atTheEnd(standing)}` }
  const todo = returned
    ? `${returned.asks ? 'answer the questions that were asked since' : 'correct the answers that were returned'}, and submit them again`
    : task
      ? `${task.title}${more(openTasks)}`
      : (due?.todo ?? usually(standing))
  // Nobody here tells an agency or a debtor what to do.
  const awaited = holder === 'agency' || holder === 'debtor' ? `${name} to ${todo}` : `${name}: ${todo}`
  return { who: holder, todo, sentence: `${where(standing)} Waiting for ${awaited}.` }
}

/** Nothing is left of a case whose approval ends soon only once its renewal is open. */
const atTheEnd = ({ endsUnrenewed }: Standing) => (endsUnrenewed ? 'No renewal is open.' : 'Nothing is left to do.')

/** While answers are collected, whoever has not handed in the own part; then the firm, unless documents are still due. */
function answersDue({ status, mode, stage, type, parts = [] }: Standing): { who: Ball; todo: string } | undefined {
  if (status !== Status.initiated || mode === 'DIY' || parts.length === 0) return undefined
  if (stage !== undefined && stageOf(type, stage)?.ball === 'agency') return undefined
  const open = parts.find((part) => part.status === 'Open')
  if (open) return { who: open.audience, todo: 'answer this part of the questionnaire and submit it' }
  if (stage === 'DOCS') return undefined
  return { who: 'firm', todo: 'check the answers, then submit the case or return them for correction' }
}

/**
 * A notice is open that the law firm answers: its day cannot be moved, so no task and no document that somebody else still
 * owes stands before it.
 */
export function isAnswering(standing: Pick<Standing, 'type' | 'status' | 'stage'>): boolean {
  return standing.status === Status.noticeOpen && ['firm', 'attorney'].includes(expectedOf(standing))
}

/** Until the forms are drafted, whoever owes a document; then whoever looks at them. */
function documentsDue(standing: Standing): { who: Ball; todo: string } | undefined {
  const { status, documents, reader } = standing
  if (!documents || !isWorkedOn(status) || isAnswering(standing)) return undefined
  if (expectedOf(standing) === 'agency') return undefined
  // What the law firm owes itself is its own work, which the stage names already.
  const owed = documents.owed.filter((each) => each.for === 'employee' || each.for === 'employer')
  const first = firstDue(owed)
  if (first) {
    const what = reader === 'family' && first.for === 'employer' ? 'what was asked for' : `“${first.name}”`
    return { who: first.for, todo: toSend(`${what}${more(owed)}`, first.again) }
  }
  return documents.toLookAt > 0 && status === Status.initiated
    ? { who: 'firm', todo: 'look at the documents that came in' }
    : undefined
}

function expectedOf({ type, status, stage }: Pick<Standing, 'type' | 'status' | 'stage'>): Ball {
  const named = stage === undefined ? undefined : stageOf(type, stage)
  return (named?.status === status ? named.ball : undefined) ?? byStatus[status]
}

const byStatus: Record<Status, Ball> = {
  1: 'employee',
  2: 'firm',
  3: 'firm',
  4: 'attorney',
  5: 'attorney',
  6: 'agency',
  7: 'agency',
  8: 'firm',
  9: 'firm',
  10: 'nobody',
}

function where({ status, outcome, type, mode, answerBy, approvedUntil, withoutI94, parts = [] }: Standing): string {
  const until = approvedUntil ? ` until ${showDate(approvedUntil)}` : ''
  const entry = withoutI94 ? ` ${ENTRY_FIRST}` : ''
  const matter = type.channel === 'none'
  const handedIn = parts.filter((part) => part.status === 'Submitted').map(({ audience }) => `the ${audience}’s`)
  const sentences: Record<Status, string> = {
    1:
      handedIn.length === 0
        ? 'Facts and documents are being collected.'
        : `Facts and documents are being collected; ${handedIn.join(' and ')} answers are in.`,
    2: 'The case was submitted.',
    3: matter ? 'The papers are drafted.' : 'The forms are generated.',
    4: mode === 'DIY' ? 'The case is being reviewed.' : 'The attorney reviews the case.',
    5: matter ? 'Everything is approved.' : 'The package is ready to be signed and filed.',
    6: matter ? 'It was sent.' : 'The package was filed.',
    7: matter ? 'It is under way.' : `${capitalized(agencyOf(type))} has the case and issued a receipt.`,
    8: answerBy ? `The answer to a notice is due ${showDate(answerBy)}.` : 'An answer to a notice is due.',
    9: outcome ? `${outcome}${until && `, valid${until}`}.${entry}` : 'Decided: see the notice.',
    10: until ? `The case is completed, approved${until}.${entry}` : 'The case is completed.',
  }
  return sentences[status]
}

const ENTRY_FIRST = 'No new I-94 came with it: the old one governs until a new entry, with a visa if one is needed.'

/** What is left to do once a case is decided. */
function afterDecision(type: CaseType, outcome: Outcome | undefined): string {
  if (type.channel === 'none') return 'tell everyone the result, then close the case'
  // Nobody decided what was withdrawn.
  if (outcome === 'Withdrawn') return 'tell everyone that it was withdrawn, then close the case'
  if (type.channel === 'USCIS' && (outcome === 'Denied' || outcome === 'Revoked'))
    return 'decide about a motion, an appeal or a new petition, then close the case'
  if (outcome !== 'Approved') return 'tell everyone the decision and what it means, then close the case'
  return 'send the approval notice, update the I-9 if it applies, then close the case'
}

/** What the stage asks for, where it asks for something of its own; else what the status does. */
function usually({ status, type, mode, stage, answerBy, outcome }: Standing): string {
  const named = stage === undefined ? undefined : stageOf(type, stage)
  // Where nothing goes to an agency, what the status asks for would be the words of a filing.
  const speaks = named?.status === status && (type.withoutFiling || named.ball !== byStatus[status])
  const own = named && speaks ? stageTodo[named.id] : undefined
  // Nobody is engaged in a case without an attorney.
  if (own && (mode === 'LEGAL' || named?.ball !== 'firm')) return own

  const next: Record<Status, string> = {
    1: 'answer the questions, add the documents and submit the case',
    2: 'check what was submitted and generate the forms',
    3: mode === 'DIY' ? 'check the forms and make the package ready' : 'check the forms and send them to review',
    4: 'approve the case for filing, or send it back',
    5: 'collect the signatures and file',
    6: type.channel === 'none' ? 'wait for an answer' : 'issue a receipt',
    7: type.channel === 'none' ? 'bring it to an end' : 'decide the case',
    8: `answer the ${noticeAt(stage)}${answerBy ? ` by ${showDate(answerBy)}` : ''}`,
    9: afterDecision(type, outcome),
    10: 'finish what is left after the decision',
  }
  return next[status]
}

/** What was received, as people call it; it is known by its stage. */
const noticeAt = (stage = ''): string => NOTICES[stage] ?? 'notice'
const NOTICES: Readonly<Record<string, string>> = {
  RFE_ISSUED: 'RFE',
  RFE: 'RFE',
  NOID_ISSUED: 'notice of intent to deny',
  NOIR_ISSUED: 'notice of intent to revoke',
  AUDIT: 'audit',
}

const words: Record<Ball | 'owner', string> = {
  employee: 'the employee',
  employer: 'the employer',
  attorney: 'the attorney',
  firm: 'the law firm',
  agency: 'the government',
  debtor: 'the debtor',
  owner: 'the owner of the case',
  nobody: 'nobody',
}

/** To whom it is filed, as people call it. */
const agencyOf = (type: CaseType) => (type.channel === 'USCIS' ? 'USCIS' : 'the Department of Labor')

const nameOf = (holder: Ball | 'owner', { names = {}, type }: Standing) => {
  if (holder === 'agency' && !names.agency) return agencyOf(type)
  return (holder === 'owner' ? undefined : names[holder]) ?? words[holder]
}

function firstDue<Due extends { dueOn?: string }>(all: readonly Due[]): Due | undefined {
  return [...all].sort((one, other) => (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999'))[0]
}

const more = (all: readonly unknown[]) => (all.length > 1 ? ` (and ${all.length - 1} more)` : '')
