import { z } from 'zod'
import { emailNotValid, isEmail, parseAccountName } from '#formats/email.ts'
import { firstName, lastName } from '#formats/names.ts'
import { parsePhone } from '#formats/phone.ts'
import { OneLine, RequiredLine, TypedDay } from '#platform/operation/fields.ts'

/** First names are capitalised and last names upper-cased, as everywhere in the product (specification §5). */
export const MiddleName = OneLine(100).transform(firstName)
export const FirstName = RequiredLine(100).transform(firstName)
export const LastName = RequiredLine(100).transform(lastName)

export const Email = z.string().trim().min(1, 'Field is required').max(254).refine(isEmail, emailNotValid)

/** Account names are compared without regard to case and follow the stricter pattern (decisions §11). */
export const UserName = z
  .string()
  .max(254)
  .transform((text, issue) => {
    const parsed = parseAccountName(text)
    if (parsed.ok) return parsed.value
    issue.addIssue({ code: 'custom', message: parsed.message })
    return z.NEVER
  })

export const CountryCode = z
  .string()
  .trim()
  .regex(/^\+[1-9]\d{0,2}$/, 'is + and 1 to 3 digits, such as +91')

export const BirthDate = z.union([z.literal('').transform(() => null), TypedDay]).nullable()

/** The number as it is stored (E.164), or what is wrong with it. A number that was stored before comes back the same. */
export function storedPhone(countryCode: string, text: string) {
  if (text.trim() === '') return { ok: true, value: '' } as const
  const typed = text.trim()
  return parsePhone(countryCode, typed.startsWith(countryCode) ? typed.slice(countryCode.length) : typed)
}
