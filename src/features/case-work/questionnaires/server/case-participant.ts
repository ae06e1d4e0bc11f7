import { isProvider } from '#case-file/cases/policy.ts'
import { dayOfCase } from '#case-file/cases/server/case-day.ts'
import { type CaseFile, declaredForm, openCaseFile } from '#case-file/cases/server/case-file.ts'
import { requireCase, requireRight } from '#case-file/cases/server/visible.ts'
import { petitionsAlone } from '#case-types/implied-facts.ts'
import type { SubjectKey } from '#engine/known-facts.ts'
import type { Day } from '#formats/day.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { type Asked, askedIn } from '../case-questions.ts'
import { type Given, givenTo } from '../disclosure.ts'
import { audienceOfRole, mayAnswer, type Viewer } from '../policy.ts'
import { type DeclaredCaseForm, declaredForms } from './progress-store.ts'
import { type CaseOwner, caseOwner, visiblePeople } from './store.ts'

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
}

type Entering = { db: Db; services: Services }

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
  return enteredBy(file, owner, today, {
    audience: audienceOfRole(actor.roleId),
    ownsDiy,
    people,
    petitionsAlone: petitionsAlone(file.case.typeId, file.case.subType),
    helps: isProvider(actor.roleId),
  })
}

/** Enters as a known viewer, who has no office here; the caller has proved the right to. */
export async function enterAs(
  context: Entering & { now: Date },
  caseId: number,
  viewer: Viewer,
): Promise<CaseParticipant> {
  const today = await dayOfCase(context.db, caseId, context.now)
  return enteredBy(await openFile(context, caseId, today), await caseOwner(context.db, caseId), today, viewer)
}

const openFile = (context: Entering, caseId: number, today: Day) =>
  openCaseFile(context.db, context.services.keyring, caseId, { secrets: 'masked', today })

function enteredBy(file: CaseFile, owner: CaseOwner, today: string, viewer: Viewer): CaseParticipant {
  const forms = declaredForms(file)
  const notAskedYet = file.forms.filter((each) => !declaredForm(each)).map(({ formId }) => formId)
  const asked = askedIn(forms)
  const visible = new Map([...asked].filter(([, each]) => mayAnswer(viewer, each)))
  return { file, owner, today, viewer, forms, notAskedYet, asked, visible }
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
