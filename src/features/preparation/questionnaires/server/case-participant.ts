import { isProvider } from '#case-file/cases/policy.ts'
import { dayOfCase } from '#case-file/cases/server/case-day.ts'
import { type CaseFile, declaredForm, openCaseFile } from '#case-file/cases/server/case-file.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { petitionsAlone } from '#case-types/facts/implied-facts.ts'
import type { SubjectKey } from '#engine/known-facts.ts'
import type { Day } from '#formats/day.ts'
import { systemWithin } from '#platform/database/as-system.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { type Asked, askedIn } from '../case-questions.ts'
import { type Given, givenTo } from '../disclosure.ts'
import type { DoItYourself } from '../do-it-yourself.ts'
import { audienceOfRole, mayAnswer, type Viewer } from '../policy.ts'
import { type DeclaredCaseForm, declaredForms } from './progress-store.ts'
import { type CaseOwner, caseOwner, doItYourself, visiblePeople } from './store.ts'

/** A case as one participant enters its questionnaires. */
export type CaseParticipant = {
  file: CaseFile
  today: string
  owner: CaseOwner
  viewer: Viewer
  /** The forms this release can ask about, and the ids of those it cannot. */
  forms: readonly DeclaredCaseForm[]
  notAskedYet: readonly string[]
  /** What the viewer may be asked, by question. */
  visible: ReadonlyMap<string, Asked>
  asked: ReadonlyMap<string, Asked>
  /** How it is answered without an attorney; undefined: an attorney has it. */
  diy: DoItYourself | undefined
}

type Entering = { db: Db | Transaction; services: Services; now: Date }

/**
 * Enters by session: row-level security and the attorney's assignments decide whether there is such a case; anybody but
 * the own household needs a right on top.
 */
export async function enterCase(
  context: Entering & { actor: Actor; today: Day },
  caseId: number,
  right: 'case:read' | 'case:edit' = 'case:read',
): Promise<CaseParticipant> {
  const { db, actor, today } = context
  await requireRight(context, right)
  const owner = await requireCase(db, actor, caseId)
  const file = await openFile(context, caseId, today)
  const people = actor.scope === 'person' ? await visiblePeople(db, peopleOf(file)) : undefined
  const ownsDiy = file.case.mode === 'DIY' && owner.ownerId === actor.userId
  const viewer = {
    audience: audienceOfRole(actor.roleId),
    ownsDiy,
    people,
    petitionsAlone: petitionsAlone(file.case.typeId, file.case.subType),
    helps: isProvider(actor.roleId),
  }
  return enteredBy(context, file, owner, { today, viewer })
}

/** Enters as a known viewer, who has no office here; the caller has proved the right to. */
export async function enterAs(context: Entering, caseId: number, viewer: Viewer): Promise<CaseParticipant> {
  const today = await dayOfCase(context.db, caseId, context.now)
  const file = await openFile(context, caseId, today)
  return enteredBy(context, file, await caseOwner(context.db, caseId), { today, viewer })
}

const openFile = (context: Entering, caseId: number, today: Day) =>
  openCaseFile(context.db, context.services.keyring, caseId, { secrets: 'masked', today })

async function enteredBy(
  { db, services, now }: Entering,
  file: CaseFile,
  owner: CaseOwner,
  { today, viewer }: { today: string; viewer: Viewer },
): Promise<CaseParticipant> {
  const forms = declaredForms(file)
  const notAskedYet = file.forms.filter((each) => !declaredForm(each)).map(({ formId }) => formId)
  // Within a command on its own connection; a read has a scope of its own.
  const system = 'within' in db ? systemWithin(db) : services.database.read({ kind: 'system' })
  const diy = await doItYourself(system, { ...file.case, ownerId: owner.ownerId }, now)
  const asked = askedIn(forms, diy)
  const visible = new Map([...asked].filter(([, each]) => mayAnswer(viewer, each)))
  return { file, owner, today, viewer, forms, notAskedYet, asked, visible, diy }
}

export function givenByForm({ file, forms, visible }: CaseParticipant): Record<string, Given> {
  const keys = new Set(visible.keys())
  return Object.fromEntries(forms.map((form) => [form.key, givenTo(form, file.lookFor(form.caseForm), keys)]))
}

/** The subjects the viewer is asked about: people first, each before the next, then the employer, the job, the case. */
export function subjectsOf({ visible, file }: CaseParticipant): SubjectKey[] {
  const found = [...new Set([...visible.values()].map(({ subject }) => subject))]
  const kinds = ['person', 'company', 'employment', 'i9', 'case', 'attorney', 'firm']
  const rank = (subject: SubjectKey) =>
    kinds.indexOf(subject.split('/')[0] ?? '') * 10 + (subject === `person/${file.case.personId}` ? 0 : 1)
  return found.sort((a, b) => rank(a) - rank(b))
}

const peopleOf = ({ case: { personId, householdPersonId }, forms }: CaseFile): number[] => [
  ...new Set([personId, householdPersonId, ...forms.map((form) => form.personId)].filter((id) => id !== null)),
]
