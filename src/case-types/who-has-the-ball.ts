import type { Ball, CaseType, Mode, Outcome, Status } from './case-type.ts'
import { stageOf } from './stage-moves.ts'

export type OpenTask = { for: Exclude<Ball, 'agency' | 'nobody' | 'debtor'>; title: string; dueOn?: string }

export type Standing = {
  type: CaseType
  status: Status
  mode: Mode
  stage?: string
  outcome?: Outcome
  openTasks?: readonly OpenTask[]
  /** Names to say instead of "the employee", "the employer", "the attorney". */
  names?: Partial<Record<Ball, string>>
}

export type WhoHasTheBall = { who: Ball | 'owner'; sentence: string }

/** Where a case stands and who must act next, in one plain sentence. */
export function whoHasTheBall(standing: Standing): WhoHasTheBall {
  const { status, mode, openTasks = [] } = standing
  const task = status < 6 || status === 8 ? firstDue(openTasks) : undefined
  const expected = expectedOf(standing)
  const who = task?.for ?? expected
  // Without an attorney everything that is not the agency's is the owner's.
  const holder = mode === 'DIY' && ['employee', 'employer', 'attorney', 'firm'].includes(who) ? 'owner' : who
  const name = nameOf(holder, standing)
  if (task)
    return { who: holder, sentence: `${where(standing)} ${name} has the ball: ${task.title}${more(openTasks)}.` }
  if (holder === 'nobody') return { who: holder, sentence: `${where(standing)} Nothing is left to do.` }
  return { who: holder, sentence: `${where(standing)} ${name} has the ball: ${todo(standing)}.` }
}

function expectedOf({ type, status, stage }: Standing): Ball {
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

function where({ status, outcome, type }: Standing): string {
  const matter = type.channel === 'none'
  const sentences: Record<Status, string> = {
    1: 'Facts and documents are being collected.',
    2: 'The case was submitted.',
    3: matter ? 'The papers are drafted.' : 'The forms are generated.',
    4: 'The attorney reviews the case.',
    5: matter ? 'Everything is approved.' : 'The package is ready to be signed and filed.',
    6: matter ? 'It was sent.' : 'The package was filed.',
    7: matter ? 'It is under way.' : 'The agency has the case and issued a receipt.',
    8: 'An answer to a notice is due.',
    9: `The case is decided: ${outcome ?? 'see the notice'}.`,
    10: 'The case is completed.',
  }
  return sentences[status]
}

function todo({ status, type, mode }: Standing): string {
  const next: Record<Status, string> = {
    1: 'answer the questions, add the documents and submit the case',
    2: 'check what was submitted and generate the forms',
    3: mode === 'DIY' ? 'check the forms and make the package ready' : 'check the forms and send them to review',
    4: 'approve the case for filing, or send it back',
    5: 'collect the signatures and file',
    6: type.channel === 'none' ? 'wait for an answer' : 'issue a receipt',
    7: type.channel === 'none' ? 'bring it to an end' : 'decide the case',
    8: 'answer before the due date',
    9: 'do what follows from the decision, then complete the case',
    10: 'finish what follows from the decision',
  }
  return next[status]
}

const words: Record<Ball | 'owner', string> = {
  employee: 'The employee',
  employer: 'The employer',
  attorney: 'The attorney',
  firm: 'The law firm',
  agency: 'The agency',
  debtor: 'The debtor',
  owner: 'The owner of the case',
  nobody: 'Nobody',
}

const nameOf = (holder: Ball | 'owner', { names = {}, type }: Standing) => {
  if (holder === 'agency' && !names.agency) return type.channel === 'USCIS' ? 'USCIS' : 'The Department of Labor'
  return (holder === 'owner' ? undefined : names[holder]) ?? words[holder]
}

function firstDue(tasks: readonly OpenTask[]): OpenTask | undefined {
  return [...tasks].sort((one, other) => (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999'))[0]
}

const more = (tasks: readonly OpenTask[]) => (tasks.length > 1 ? ` (and ${tasks.length - 1} more)` : '')
