import { parseEmployerEmail } from '#formats/email.ts'
import type { Parsed } from '#formats/parsed.ts'
import { parseUsPhone } from '#formats/phone.ts'

export type SignUpValues = {
  employerName: string
  firstName: string
  lastName: string
  emailId: string
  daytimePhoneNumber: string
}

const REQUIRED = 'Field is required'

/** What is wrong before anything is sent; the server checks the same. */
export function signUpErrors(values: SignUpValues): Partial<SignUpValues> {
  const found = Object.entries(values).flatMap(([name, text]) => {
    const error = text.trim() === '' ? REQUIRED : messageOf(PARSERS[name]?.(text))
    return error ? [[name, error]] : []
  })
  return Object.fromEntries(found)
}

const PARSERS: Record<string, (text: string) => Parsed> = {
  emailId: parseEmployerEmail,
  daytimePhoneNumber: parseUsPhone,
}

const messageOf = (parsed: Parsed | undefined) => (parsed?.ok === false ? parsed.message : undefined)
