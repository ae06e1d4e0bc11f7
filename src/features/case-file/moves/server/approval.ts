import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import type { CaseType } from '#case-types/case-type.ts'
import { approvalOf } from '#case-types/status/approval.ts'
import { showDate } from '#formats/dates.ts'
import { addDays, addMonths } from '#formats/day.ts'
import { parseI94Number } from '#formats/immigration-numbers.ts'
import type { Db } from '#platform/database/database.ts'
import { badInput } from '#platform/operation/refusal.ts'
import type { MoveData } from '../contract.ts'
import type { ApprovedAtMost } from './move-parts.ts'
import type { Columns } from './moves-store.ts'

export type ApprovedPerson = {
  id: number
  name: string
  companyId: number
  lawFirmId: number | null
  householdPersonId: number
}

/** For whom a case was decided: its person, and in an application of the family every applicant. */
export const approvedPeople = (db: Db, { id, personId }: Pick<CaseColumns, 'id' | 'personId'>, type: CaseType) =>
  db.rows<ApprovedPerson>(
    `select p.id, app.full_name(p.first_name, p.last_name) as name, p.company_id as "companyId",
            p.law_firm_id as "lawFirmId", p.household_person_id as "householdPersonId"
       from people p where p.id = $2 or ($3 and p.id in (select person_id from case_forms where case_id = $1))
      order by p.id = $2 desc, p.id`,
    [id, personId, type.aboutDependent === true],
  )

/** An H-1B I-94 may run ten days longer than the petition, and no longer (D-12). */
const MARGIN_DAYS = 10

type Around = { decidedOn: string; people: readonly ApprovedPerson[]; atMost?: ApprovedAtMost }

/** What an approval notice says, as it is kept; what it cannot say is refused by its field. */
export function approvalColumns(
  file: CaseColumns,
  type: Pick<CaseType, 'approval'>,
  data: MoveData,
  around: Around,
): Columns {
  const approval = approvalOf(type, file.subType)
  const validFrom = data.validFrom ?? file.validFrom ?? undefined
  const validUntil = data.validUntil ?? file.validUntil ?? undefined
  if (validFrom && validUntil && validUntil < validFrom)
    throw badInput({ validUntil: 'The validity ends after it begins.' })
  if (!approval)
    return validFrom || validUntil ? { valid_from: validFrom ?? null, valid_until: validUntil ?? null } : {}
  if (!validFrom) throw badInput({ validFrom: 'Enter from when the approval holds, as the notice says.' })
  if (!validUntil) throw badInput({ validUntil: 'Enter until when the approval holds, as the notice says.' })
  if (validFrom > addMonths(around.decidedOn, 12))
    throw badInput({ validFrom: 'An approval begins within a year of its decision.' })
  const latest = addDays(addMonths(validFrom, approval.mostMonths), -1)
  if (validUntil > latest)
    throw badInput({ validUntil: `From that day it is approved until ${showDate(latest)} at the longest.` })
  const { atMost } = around
  if (approval.sixYears && atMost && validUntil > atMost.until) throw badInput({ validUntil: atMost.why })
  const columns = { valid_from: validFrom, valid_until: validUntil }
  if (!approval.status) return columns
  const notice = approval.notices === 'both' ? (data.approvalNotice ?? file.approvalNotice) : 'I-797A'
  if (!notice)
    throw badInput({ approvalNotice: 'Say whether the notice is an I-797A (with an I-94) or an I-797B (without).' })
  if (notice === 'I-797B') return { ...columns, approval_notice: notice, i94_until: null }
  const ends = around.people.map((person) => i94Of(person, data, { validFrom, validUntil }).until)
  return { ...columns, approval_notice: notice, i94_until: ends[0] ?? null }
}

export function i94Of(
  { id, name }: ApprovedPerson,
  { i94s = {} }: MoveData,
  valid: { validFrom: string; validUntil: string },
) {
  const { number = '', until = '' } = i94s[String(id)] ?? {}
  const parsed = parseI94Number(number)
  if (!parsed.ok)
    throw badInput({ i94s: `I-94 number of ${name}: ${number ? parsed.message : 'enter it as the notice says.'}` })
  if (!until) throw badInput({ i94s: `Enter the day the I-94 of ${name} ends.` })
  const latest = addDays(valid.validUntil, MARGIN_DAYS)
  if (until < valid.validFrom || until > latest)
    throw badInput({
      i94s: `The I-94 of ${name} ends between ${showDate(valid.validFrom)} and ${showDate(latest)}, ten days after the approval.`,
    })
  return { number: parsed.value, until }
}
