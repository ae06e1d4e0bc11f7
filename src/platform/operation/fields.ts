import { z } from 'zod'
import { isIsoDate, typedYears } from '#formats/dates.ts'
import { isZone, notAZone } from '#formats/zones.ts'
import type { Names } from './alias.ts'

/** Ids are JSON numbers without meaning (decisions §1); in a path or a form they arrive as text. */
export const Id = z.coerce.number<number | string>().int().positive()

/** The id of a record to change; a form for a new record leaves it out or sends '', 0 or null. */
export const IdIfKnown = z.coerce
  .number<number | string>()
  .int()
  .nonnegative()
  .nullish()
  .transform((id) => id || undefined)

/** The version the change is based on. The specification's payloads have none; then the last one to save wins. */
export const Version = z.coerce.number<number | string>().int().positive().max(2_147_483_647).optional()

/**
 * A text that becomes a line: the subject of a mail, a name on a certificate. A line break would end a header and begin
 * another, or put a line of its own below a seal.
 */
export const OneLine = (most: number, missing?: string) =>
  z
    .string(missing)
    .trim()
    .max(most)
    .refine((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), 'must be one line')

/** Such a text where one is needed. */
export const RequiredLine = (most: number) => OneLine(most, 'Field is required').min(1, 'Field is required')

/** The name of a time zone, as the IANA has it; what is left out, or empty, is proposed from the state. */
export const TimeZone = z.union([
  z.literal('').transform(() => undefined),
  z.string().trim().max(60).refine(isZone, notAZone),
])

export const Activity = z.enum(['Active', 'Inactive'])

const YEARS = `The year must be between ${typedYears.from} and ${typedYears.to}.`

/** A day that somebody types (decisions §11), as ISO: what a field refuses, a call refuses too. */
export const typedDay = (missing?: string) =>
  z.iso.date({ abort: true, ...(missing && { error: missing }) }).refine(isIsoDate, YEARS)
export const TypedDay = typedDay()

/**
 * `.check(daysAsTyped)`: the same of a call that takes a record as it is answered. What was kept before stays readable,
 * so its days are looked at where they are sent.
 */
export function daysAsTyped({ value, issues }: z.core.ParsePayload): void {
  const look = (each: unknown, path: PropertyKey[]): void => {
    if (typeof each === 'string' && z.iso.date().safeParse(each).success && !isIsoDate(each))
      issues.push({ code: 'custom', input: each, path, message: YEARS })
    if (typeof each === 'object' && each !== null)
      for (const [key, inner] of Object.entries(each)) look(inner, [...path, Array.isArray(each) ? Number(key) : key])
  }
  look(value, [])
}

/** Who made and who last changed a record, and when. */
export const AuditFields = z.object({
  createdAt: z.string(),
  createdBy: z.number().nullable(),
  updatedAt: z.string(),
  updatedBy: z.number().nullable(),
})

/** Their names in the specification (§3). */
export const auditNames: Names = {
  insert_datetime: 'createdAt',
  inserted_by: 'createdBy',
  update_datetime: 'updatedAt',
  updated_by: 'updatedBy',
}
