import { z } from 'zod'
import type { CaseStatus } from '../contract.ts'

// Shapes of the agency's developer documentation (developer.uscis.gov, Case Status API). Only what is used is required.
export const TokenReply = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().default(300) })

const text = z
  .string()
  .nullish()
  .transform((value) => plain(value ?? ''))
const date = z
  .string()
  .nullish()
  .transform((value) => isoDate(value ?? ''))

export const CaseStatusReply = z.object({
  case_status: z.object({
    formType: text,
    submittedDate: date,
    modifiedDate: date,
    current_case_status_text_en: z.string().transform(plain),
    current_case_status_desc_en: text,
    hist_case_status: z.array(z.object({ date, completed_text_en: text })).nullish(),
  }),
})

export function statusFrom(reply: z.output<typeof CaseStatusReply>['case_status']): CaseStatus {
  return {
    formType: reply.formType,
    title: reply.current_case_status_text_en,
    description: reply.current_case_status_desc_en,
    submittedOn: reply.submittedDate,
    modifiedOn: reply.modifiedDate,
    history: (reply.hist_case_status ?? []).map((each) => ({ on: each.date, title: each.completed_text_en })),
  }
}

/** '09-05-2023 14:28:46', '09/05/2023' or '2023-09-05' → '2023-09-05' */
export function isoDate(value: string): string | null {
  const american = /^(\d{2})[-/](\d{2})[-/](\d{4})/.exec(value)
  if (american) return `${american[3]}-${american[1]}-${american[2]}`
  return /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] ?? null
}

// The agency's descriptions carry links as HTML; the screen shows text.
function plain(value: string): string {
  return value
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}
