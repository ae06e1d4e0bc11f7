import { casePath } from '#case-types/case-path.ts'
import { saidName } from '#case-types/words/said.ts'
import type { KnownAnswer } from '#engine/answer.ts'
import type { Audience } from '#engine/fact.ts'
import type { SubjectKey } from '#engine/known-facts.ts'
import { authorsOf } from '#parties/facts/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import { leads, seesInternal } from '../policy.ts'
import type { Part, Questionnaire } from '../records.ts'
import { leftFor, peopleOfCase } from './ask-store.ts'
import { type CaseParticipant, givenByForm, subjectsOf } from './case-participant.ts'
import { invitationRows } from './invitation-store.ts'
import { partProgress } from './progress-store.ts'
import { commentRows, namesOf, type PartRow, partRows } from './store.ts'

/** Reads of what the viewer's own scope does not show: names of others. */
export type AsSystem = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/** Everything one participant's questionnaire shows. What is not the viewer's is not in it. */
export async function readQuestionnaire(db: Db, asSystem: AsSystem, entered: CaseParticipant): Promise<Questionnaire> {
  const { file, viewer, forms, visible } = entered
  const subjects = subjectsOf(entered)
  const known = knownTo(entered, subjects)
  const users = Object.values(known).flatMap((answers) => Object.values(answers).map(({ by }) => by))
  const { names, authors, people, left } = await asSystem(async (system) => ({
    names: await namesOf(system, subjects),
    authors: await authorsOf(system, users),
    people: await peopleOfCase(system, file.case.id),
    left: await leftFor(system, file.case.id, [viewer.audience]),
  }))
  const comments = await commentRows(db, file.case.id)
  return {
    id: file.case.id,
    caseNumber: file.case.number,
    about: { ...people, title: saidName(file.case.typeId, file.case.subType), path: casePath(file.case) },
    left,
    typeId: file.case.typeId,
    mode: file.case.mode,
    audience: viewer.audience,
    ownsDiy: viewer.ownsDiy,
    diy: entered.diy,
    helps: viewer.helps,
    today: entered.today,
    notAskedYet: [...entered.notAskedYet],
    forms: forms.map(({ key, form, caseForm, roles }) => ({
      key,
      formId: form.id,
      edition: form.edition,
      status: caseForm.status,
      roles: Object.fromEntries(Object.entries(roles).flatMap(([role, subject]) => (subject ? [[role, subject]] : []))),
    })),
    subjects: subjects.map((key) => ({ key, name: names.get(key) ?? '' })),
    known,
    versions: Object.fromEntries(subjects.map((subject) => [subject, file.versions[subject] ?? 0])),
    given: givenByForm(entered),
    authors,
    parts: partsOf(entered, await partRows(db, file.case.id)),
    comments: comments.filter(
      ({ subject, fact, internal }) => visible.has(`${subject}:${fact}`) && (seesInternal(viewer) || !internal),
    ),
    invitations: await invitationRows(db, entered),
  }
}

/** What is known to the viewer of each subject. */
export const knownTo = (
  entered: CaseParticipant,
  subjects: readonly SubjectKey[],
): Record<string, Record<string, KnownAnswer>> =>
  Object.fromEntries(subjects.map((subject) => [subject, knownOf(entered, subject)]))

export function knownOf({ visible, file }: CaseParticipant, subject: SubjectKey): Record<string, KnownAnswer> {
  const known: Record<string, KnownAnswer> = {}
  for (const each of visible.values()) {
    if (each.subject !== subject) continue
    const answer = file.answers(subject, each.fact.id)
    if (answer) known[each.fact.id] = answer
  }
  return known
}

/** The state of each part. Why a part came back is told to whom it came back, and to the firm. */
export function partsOf({ file, forms, viewer, asked, diy }: CaseParticipant, rows: readonly PartRow[]): Part[] {
  return partProgress(file, forms, asked).flatMap(({ audience, ...progress }) => {
    const row = rows.find((each) => each.audience === audience) ?? { ...FRESH, audience }
    if (progress.total === 0 && row.status === 'Open') return []
    // Nobody is a law firm in it.
    if (diy && audience === 'attorney') return []
    const own = leads(viewer) || viewer.audience === audience
    return [{ ...row, ...progress, ...(!own && { message: '', questions: [] }) }]
  })
}

const FRESH = {
  status: 'Open',
  message: '',
  questions: [],
  submittedAt: null,
  submittedByName: '',
  returnedAt: null,
  returnedByName: '',
  reopenAskedAt: null,
  reopenAskedByName: '',
  reopenWhy: '',
} as const satisfies Omit<PartRow, 'audience'>

export const statusOf = (rows: readonly PartRow[], audience: Audience) =>
  rows.find((each) => each.audience === audience)?.status ?? 'Open'
