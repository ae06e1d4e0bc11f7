import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { refreshPercent } from '#case-file/cases/server/percent-store.ts'
import { formsFollowFacts } from '#case-file/cases/server/save-options.ts'
import { decidesForms } from '#case-types/facts/known-from-facts.ts'
import type { KnownAnswer } from '#engine/answer.ts'
import type { Subject } from '#engine/fact.ts'
import type { SubjectKey } from '#engine/known-facts.ts'
import type { SubjectRef } from '#parties/facts/rules.ts'
import { type GivenAnswer, readAnswers } from '#parties/facts/rules.ts'
import { openFacts, saveFacts } from '#parties/facts/server/store.ts'
import { saveEmployment, savePersonFacts } from '#parties/people/server/facts-store.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import { badInput, Refusal } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import { questionKey } from '../case-questions.ts'
import type { SavedAnswers } from '../records.ts'
import { closeAsks } from './ask-store.ts'
import { type CaseParticipant, givenByForm } from './case-participant.ts'
import { knownOf, partsOf } from './read.ts'
import { employmentRow, partRows } from './store.ts'

export type Saving = Pick<CommandContext, 'db' | 'asSystem' | 'audit'> & {
  services: Services
  now: Date
  by: number | null
}
export type Change = { subject: string; answers: Record<string, GivenAnswer>; version?: number }

/** Saves what a participant says, subject by subject, always in the same order so that two savers cannot block each other. */
export async function saveAnswers(
  context: Saving,
  entered: CaseParticipant,
  changes: readonly Change[],
  enterAgain: () => Promise<CaseParticipant>,
): Promise<SavedAnswers> {
  requireAsked(entered, changes)
  const changed = new Map<string, string[]>()
  for (const change of [...changes].sort((a, b) => (a.subject < b.subject ? -1 : 1)))
    changed.set(change.subject, await saveSubject(context, entered, change))
  if ([...changed.values()].flat().some((fact) => decidesForms.has(fact)))
    await context.asSystem('forms that follow the answers', () =>
      formsFollowFacts(context.db, entered.file.case.id, context.now),
    )
  const { keyring } = context.services
  await refreshPercent(context.db, entered.file.case.id, { keyring, now: context.now })
  const answered = [...changed].flatMap(([subject, facts]) => facts.map((fact) => `${subject}:${fact}`))
  await context.asSystem('questions answered', () => closeAsks(context.db, entered.file.case.id, answered, context.now))
  await refreshItems(context, entered.file.case.id)
  const after = await enterAgain()
  const id = after.file.case.id
  const named = Object.fromEntries([...changed].filter(([, facts]) => facts.length > 0))
  context.audit({ subject: `case:${id}`, after: { answered: named }, companyId: after.owner.companyId })
  return {
    id,
    subjects: changes.map(({ subject }) => ({
      subject,
      known: knownOf(after, subject as SubjectKey),
      version: after.file.versions[subject as SubjectKey] ?? 0,
      changed: changed.get(subject) ?? [],
    })),
    given: givenByForm(after),
    parts: partsOf(after, await partRows(context.db, id)),
  }
}

/** An answer to something that nobody asked this participant is refused whole, whoever it is about. */
function requireAsked({ visible }: CaseParticipant, changes: readonly Change[]): void {
  const foreign = changes.flatMap(({ subject, answers }) =>
    Object.keys(answers).filter((fact) => !visible.has(questionKey(subject as SubjectKey, fact))),
  )
  if (foreign.length > 0)
    throw badInput(Object.fromEntries(foreign.map((fact) => [fact, 'is not asked of you in this case'])))
}

async function saveSubject(context: Saving, entered: CaseParticipant, { subject, answers: given, version }: Change) {
  const { asSystem } = context
  const [kind, id] = subject.split('/') as [Subject, string]
  const ref = { subject: kind, id: Number(id) }
  // The document of a case belongs to the household; a family member with an own login is asked about the case as well.
  const within = kind === 'case' ? <T>(work: () => Promise<T>) => asSystem('answers about a case', work) : directly
  return within(async () => {
    const { known } = await openFacts(context.db, context.services.keyring, ref)
    const { answers, problems } = readAnswers(kind, given, { current: known, today: entered.today })
    if (Object.keys(problems).length > 0) throw badInput(problems)
    try {
      return await write(context, entered, ref, answers, version)
    } catch (error) {
      throw staleFor(entered, subject as SubjectKey, error) ?? error
    }
  })
}

const directly = <T>(work: () => Promise<T>): Promise<T> => work()

type Read = ReturnType<typeof readAnswers>['answers']

async function write(
  context: Saving,
  { owner, today }: CaseParticipant,
  ref: SubjectRef,
  answers: Read,
  version: number | undefined,
) {
  const { db, services, now, by } = context
  const writing = { db, services, now, today, actor: { userId: by } }
  const { companyId, lawFirmId } = owner
  if (ref.subject === 'person') {
    const person = await db.one<{ householdPersonId: number }>(
      'select household_person_id as "householdPersonId" from people where id = $1 for update',
      [ref.id],
    )
    const saved = await savePersonFacts(writing, { id: ref.id, companyId, lawFirmId, ...person }, answers, {
      source: 'questionnaire',
      version,
    })
    return saved.changed
  }
  if (ref.subject === 'employment') {
    await saveEmployment(
      writing,
      await employmentRow(db, ref.id),
      { answers: answers as Record<string, GivenAnswer> },
      version,
    )
    return Object.keys(answers)
  }
  const ofFirm = ref.subject === 'firm' || ref.subject === 'attorney'
  const saved = await saveFacts(db, ref, answers, {
    ...{ keyring: services.keyring, source: 'questionnaire', by, now, version },
    owner: ofFirm
      ? { companyId: null, lawFirmId }
      : {
          companyId,
          // The firm that represents the employer does not keep its Forms I-9.
          lawFirmId: ref.subject === 'i9' ? null : lawFirmId,
          ...(ofHousehold.has(ref.subject) && { householdPersonId: owner.householdPersonId }),
        },
  })
  return saved.changed
}

/** What people answer for themselves, besides what is known of them. */
const ofHousehold: ReadonlySet<Subject> = new Set(['case', 'i9'])

type Stale = { current: Record<string, KnownAnswer>; version: number; changed: string[] }

/** "Somebody changed this meanwhile" shows the current values: of the viewer's own questions only. */
function staleFor({ visible }: CaseParticipant, subject: SubjectKey, error: unknown): Refusal | undefined {
  if (!(error instanceof Refusal) || error.code !== 'STALE') return undefined
  const { current, version, changed } = error.details as Stale
  const own = Object.entries(current).filter(([fact]) => visible.has(questionKey(subject, fact)))
  return new Refusal(error.status, error.code, error.message, {
    fields: error.fields,
    details: { subject, current: Object.fromEntries(own), version, changed },
  })
}
