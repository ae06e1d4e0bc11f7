import type { Answer, Known } from '#engine/answer.ts'
import { isValue } from '#engine/answer.ts'
import { employment as employmentFacts } from '#facts/employment.ts'
import { person as personFacts } from '#facts/person.ts'
import type { Day } from '#formats/day.ts'
import type { GivenAnswer } from '#parties/facts/rules.ts'
import { readAnswers } from '#parties/facts/rules.ts'
import { openFacts, type Saving, saveFacts } from '#parties/facts/server/store.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { badInput } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Employment } from '../records.ts'
import { statusOn } from '../rules.ts'
import { type EmploymentRow, writeEmployment } from './employment-store.ts'
import type { PersonColumns } from './store.ts'

/** Whoever saves: the keys, who, when. */
export type Writing = {
  db: Transaction
  services: Pick<Services, 'keyring'>
  /** Nobody where the product itself fills in. */
  actor: { userId: number | null }
  now: Date
  today: Day
}
type Answers = Record<string, Answer | null>
type Owned = Pick<PersonColumns, 'id' | 'companyId' | 'lawFirmId' | 'householdPersonId'>

/** Reads what is said about a person, or refuses with every problem named by its fact. */
export async function readPersonAnswers(
  { db, services, today }: { db: Db; services: Pick<Services, 'keyring'>; today: Day },
  personId: number,
  given: Record<string, GivenAnswer>,
): Promise<Answers> {
  const { known } = await openFacts(db, services.keyring, { subject: 'person', id: personId })
  return accepted(readAnswers('person', given, { current: known, today }))
}

function accepted({ answers, problems }: ReturnType<typeof readAnswers>): Answers {
  if (Object.keys(problems).length > 0) throw badInput(problems)
  return answers
}

/** The one way to write what is known of a person: facts, and the columns that lists and rights read, together. */
export async function savePersonFacts(
  { db, services, actor, now }: Writing,
  person: Owned,
  answers: Answers,
  more: Partial<Pick<Saving, 'source' | 'version'>> = {},
) {
  const { id, companyId, lawFirmId, householdPersonId } = person
  const saved = await saveFacts(db, { subject: 'person', id }, answers, {
    ...{ keyring: services.keyring, source: 'form', by: actor.userId, now, ...more },
    owner: { companyId, lawFirmId, householdPersonId },
  })
  const columns = changedColumns(saved.known, saved.changed)
  if (saved.changed.length > 0) {
    const sets = Object.keys(columns).map((column, index) => `${column} = $${index + 4}, `)
    await db.run(
      `update people set ${sets.join('')} version = version + 1, updated_at = $2, updated_by = $3 where id = $1`,
      [id, now, actor.userId, ...Object.values(columns)],
    )
  }
  return saved
}

const { familyName, givenName, middleName, email, birthDate, mobilePhone, daytimePhone } = personFacts

// Only what changed: an employee made before there were facts keeps the columns that no fact speaks of yet.
function changedColumns(known: Known, changed: readonly string[]): Record<string, unknown> {
  const text = (id: string) => textOf(known, id) ?? ''
  const touched = (...ids: string[]) => ids.some((id) => changed.includes(id))
  return {
    ...(touched(familyName.id) && { last_name: text(familyName.id) }),
    ...(touched(givenName.id) && { first_name: text(givenName.id) }),
    ...(touched(middleName.id) && { middle_name: text(middleName.id) }),
    ...(touched(email.id) && { email: text(email.id) }),
    ...(touched(birthDate.id) && { birth_date: textOf(known, birthDate.id) }),
    ...(touched(mobilePhone.id, daytimePhone.id) && { phone: text(mobilePhone.id) || text(daytimePhone.id) }),
  }
}

function textOf(known: Known, id: string): string | null {
  const answer = known[id]
  return isValue(answer) ? String(answer.value) : null
}

/** What the columns say where no fact was saved yet, so that a form begins with it. */
export function withColumns(known: Known, person: PersonColumns): Known {
  const { createdBy, createdAt } = person
  const said: [string, string | null][] = [
    [familyName.id, person.lastName],
    [givenName.id, person.firstName],
    [middleName.id, person.middleName],
    [email.id, person.email],
  ]
  const missing = said.filter(([id, value]) => value && !known[id])
  const entries = missing.map(
    ([id, value]) => [id, { value, source: 'form' as const, by: createdBy, at: createdAt }] as const,
  )
  return entries.length === 0 ? known : { ...Object.fromEntries(entries), ...known }
}

export type EmploymentInput = {
  jobTitle?: string
  startedOn?: string | null
  endedOn?: string | null
  endReason?: string
  answers?: Record<string, GivenAnswer>
}

/** The same for a job. A title or date given by name is the same as the fact of that name. */
export async function saveEmployment(
  writing: Writing,
  employment: EmploymentRow,
  input: EmploymentInput,
  version?: number,
): Promise<void> {
  const { db, services, actor, now, today } = writing
  const ref = { subject: 'employment', id: employment.id } as const
  const { known } = await openFacts(db, services.keyring, ref)
  const named: Record<string, GivenAnswer> = {
    ...(input.jobTitle !== undefined && { [employmentFacts.jobTitle.id]: { value: input.jobTitle } }),
    ...(input.startedOn !== undefined && { [employmentFacts.startedOn.id]: orNothing(input.startedOn) }),
    ...(input.endedOn !== undefined && { [employmentFacts.endedOn.id]: orNothing(input.endedOn) }),
  }
  const given = { ...input.answers, ...named }
  const answers = accepted(readAnswers('employment', given, { current: known, today }))
  const { companyId, lawFirmId, householdPersonId } = employment
  const saved = await saveFacts(db, ref, answers, {
    ...{ keyring: services.keyring, source: 'form', by: actor.userId, now, version },
    owner: { companyId, lawFirmId, householdPersonId },
  })
  await writeEmployment(db, employment.id, columnsAfter(employment, saved, input, today), {
    at: now,
    by: actor.userId,
  })
}

const orNothing = (value: string | null): GivenAnswer => (value === null ? null : { value })

function columnsAfter(
  employment: Employment,
  { known, changed }: { known: Known; changed: readonly string[] },
  { endReason }: EmploymentInput,
  day: string,
) {
  const after = (id: string, before: string | null) => (changed.includes(id) ? textOf(known, id) : before)
  const startedOn = after(employmentFacts.startedOn.id, employment.startedOn)
  const endedOn = after(employmentFacts.endedOn.id, employment.endedOn)
  if (startedOn !== null && endedOn !== null && endedOn < startedOn)
    throw badInput({ endedOn: 'is before the first day', [employmentFacts.endedOn.id]: 'is before the first day' })
  return {
    jobTitle: after(employmentFacts.jobTitle.id, employment.jobTitle) ?? '',
    startedOn,
    endedOn,
    endReason: endedOn === null ? '' : (endReason ?? employment.endReason),
    status: statusOn(day, { startedOn, endedOn }),
  }
}
