import { z } from 'zod'
import type { Parsed } from './parsed.ts'

/** A required text whose format one of our parsers knows; the parser's sentence is the error at the field. */
export const textBy = (parse: (text: string) => Parsed, max = 254) =>
  requiredText(max).transform((text, context) => {
    const parsed = parse(text)
    if (parsed.ok) return parsed.value
    context.addIssue({ code: 'custom', message: parsed.message })
    return z.NEVER
  })

export const requiredText = (max: number) => z.string('Field is required').trim().min(1, 'Field is required').max(max)
