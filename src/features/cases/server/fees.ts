import type { z } from 'zod'
import type { CaseType } from '#case-types/case-type.ts'
import { type CaseOptions, circumstancesOf } from '#case-types/options.ts'
import type { FeeFacts, Request } from '#rules/fees/fee-facts.ts'
import { feesFor } from '#rules/fees/fees-for.ts'
import { feeFactsFrom } from '#rules/fees/from-facts.ts'
import type { Fees } from '../records.ts'

type Asked = {
  type: CaseType
  options: CaseOptions
  /** What is known of the employer and the petition, by fact id. */
  value: (factId: string) => unknown
  filingDate: string
  applicants?: FeeFacts['applicants']
}

/** The fees of a case as far as its facts tell; what is missing is asked for, never assumed. */
export function feesOf({ type, options, value, filingDate, applicants }: Asked): z.output<typeof Fees> {
  const facts = feeFactsFrom(value)
  const known = circumstancesOf(type, options)
  const due = feesFor(
    type,
    {
      ...facts,
      request: facts.request ?? requests[options.subType ?? ''],
      consular: facts.consular ?? known.consular,
      registered: facts.registered ?? (known.capSubject || undefined),
      channel: options.channel ?? 'paper',
      premium: options.premium ?? false,
      eadCategory: type.id === 3 ? (options.subType as FeeFacts['eadCategory']) : undefined,
      applicants,
      circumstances: known,
    },
    filingDate,
  )
  return {
    lines: due.lines.map(({ code, form, applicant, amountCents, explanation, payer, why, citation }) => ({
      code,
      form,
      ...(applicant && { applicant }),
      amountCents,
      explanation,
      payer,
      why,
      citation,
    })),
    totalCents: due.totalCents,
    open: due.open.map(({ code, question }) => ({ code, question })),
    toConfirm: [...due.toConfirm],
    complete: due.complete,
    filingDate,
  }
}

/** The sub-types of an H-1B petition say what is asked for, until the petition itself does. */
const requests: Readonly<Record<string, Request>> = {
  cap: 'initial',
  capExempt: 'initial',
  transfer: 'changeEmployer',
  extension: 'extensionSame',
  amendment: 'amendOnly',
  amendmentAndExtension: 'amendAndExtend',
}
