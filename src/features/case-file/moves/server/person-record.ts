import { randomUUID } from 'node:crypto'
import { caseChanged, type Working } from '#case-file/cases/server/case-contacts.ts'
import type { CaseType } from '#case-types/case-type.ts'
import { approvalOf } from '#case-types/status/approval.ts'
import type { Answer, KnownAnswer } from '#engine/answer.ts'
import { hPerson } from '#facts/h1b.ts'
import { person } from '#facts/person.ts'
import { newest } from '#facts/pick.ts'
import { RESIDENT } from '#facts/status-codes.ts'
import { openFacts } from '#parties/facts/server/store.ts'
import { savePersonFacts } from '#parties/people/server/facts-store.ts'
import type { MoveData } from '../contract.ts'
import { type ApprovedPerson, i94Of } from './approval.ts'
import type { Columns } from './moves-store.ts'

type Record = { id: string; [column: string]: unknown }
const listIn = (known: { [fact: string]: KnownAnswer | undefined }, fact: string): Record[] => {
  const answer = known[fact]
  return answer && 'value' in answer ? (answer.value as Record[]) : []
}

/** What was approved becomes what is known of each person, so that the next form prints the new status. */
export async function keepApproved(
  context: Working,
  type: CaseType,
  {
    subType,
    people,
    columns,
    data,
  }: { subType: string; people: readonly ApprovedPerson[]; columns: Columns; data: MoveData },
): Promise<void> {
  if (type.givesResidence) return keepResidence(context, people, String(columns.decided_on))
  const { valid_from: validFrom, valid_until: validUntil } = columns
  const status = approvalOf(type, subType)?.status
  if (!status || columns.approval_notice !== 'I-797A' || !validFrom || !validUntil) return
  const { db, services } = context
  for (const each of people) {
    const ref = { subject: 'person' as const, id: each.id }
    const i94 = i94Of(each, data, { validFrom, validUntil })
    await db.within({ kind: 'system' }, async () => {
      const { known } = await openFacts(db, services.keyring, ref)
      const answers = recordAfter(known, { status, validFrom, i94 })
      await savePersonFacts(context, each, answers, { source: 'document' })
    })
  }
}

async function keepResidence(context: Working, people: readonly ApprovedPerson[], since: string): Promise<void> {
  const { db, services } = context
  for (const each of people)
    await db.within({ kind: 'system' }, async () => {
      const { known } = await openFacts(db, services.keyring, { subject: 'person', id: each.id })
      await savePersonFacts(context, each, residentAfter(known, since), { source: 'document' })
      await tellCasesOf(context, each)
    })
}

/** What somebody's record says once the green card was granted: a status without an end, and no time in H or L any more. */
const residentAfter = (
  known: { [fact: string]: KnownAnswer | undefined },
  since: string,
): { [fact: string]: Answer } => {
  const stays = listIn(known, hPerson.hOrLStays.id)
  const ended = stays.map((each) => (each.until === undefined ? { ...each, until: since } : each))
  return {
    [person.currentStatus.id]: { value: RESIDENT },
    [person.statusExpiresOn.id]: { not: 'notApplicable' },
    [person.statusWithoutEnd.id]: { not: 'notApplicable' },
    ...(stays.length > 0 && { [hPerson.hOrLStays.id]: { value: ended } }),
  }
}

/** Dates of other cases rest on the status too. */
async function tellCasesOf(context: Working, { id }: ApprovedPerson): Promise<void> {
  const cases = await context.db.rows<{ id: number }>('select id from cases where person_id = $1', [id])
  for (const each of cases) caseChanged(context, each.id)
}

type Notice = { status: string; validFrom: string; i94: { number: string; until: string } }

/** What somebody's record says once a notice with an I-94 has come. */
export const recordAfter = (
  known: { [fact: string]: KnownAnswer | undefined },
  { status, validFrom, i94 }: Notice,
): { [fact: string]: Answer } => ({
  [person.currentStatus.id]: { value: status },
  [person.statusExpiresOn.id]: { value: i94.until },
  [person.statusWithoutEnd.id]: { value: false },
  [person.admissions.id]: { value: withI94(listIn(known, person.admissions.id), i94, status) },
  ...(countsAsHOrL.has(status) && staysWith(listIn(known, hPerson.hOrLStays.id), status, validFrom)),
})

/** The I-94 on the notice replaces the one of the last entry; day and port of that entry stay. */
function withI94(list: Record[], { number, until }: { number: string; until: string }, status: string): Record[] {
  const last = newest(list, 'admittedOn')
  if (!last) return [{ id: randomUUID(), number, admittedUntil: until, admissionClass: status }]
  const { durationOfStatus: _ended, ...entry } = last
  return list.map((each) => (each === last ? { ...entry, number, admittedUntil: until } : each))
}

/** Time in H-1B and in L-1 counts together (INA 214(c)(2)(D), (g)(4)). */
const countsAsHOrL: ReadonlySet<string> = new Set(['H-1B', 'L-1A', 'L-1B'])

/** The years count from the first day in the status; a stay that runs on needs no second row. */
function staysWith(list: Record[], own: string, from: string): { [fact: string]: Answer } {
  const runs = list.some(({ status, until }) => status === own && (until === undefined || String(until) >= from))
  return runs ? {} : { [hPerson.hOrLStays.id]: { value: [...list, { id: randomUUID(), status: own, from }] } }
}

/** A move taken back takes back what it wrote, where nobody has changed it since. */
export async function forgetApproved(
  context: Working,
  people: readonly ApprovedPerson[],
  moved: { at: string; by: number | null },
): Promise<void> {
  const { db } = context
  await db.within({ kind: 'system' }, async () => {
    for (const each of people) {
      const changes = await db.rows<{ fact: string; before: KnownAnswer | null }>(
        `select c.fact, c.before from fact_changes c
          where c.subject = 'person' and c.subject_id = $1 and c.at = $2 and c.by = $3 and c.source = 'document'
            and not exists (select from fact_changes later where later.subject = c.subject
                  and later.subject_id = c.subject_id and later.fact = c.fact and later.id > c.id)`,
        [each.id, moved.at, moved.by],
      )
      const answers = Object.fromEntries(changes.map(({ fact, before }) => [fact, before && answerOf(before)]))
      if (changes.length === 0) continue
      await savePersonFacts(context, each, answers, { source: 'document' })
      await tellCasesOf(context, each)
    }
  })
}

const answerOf = (known: KnownAnswer): Answer => ('value' in known ? { value: known.value } : { not: known.not })
