import { caseTypeById } from '#case-types/all.ts'
import type { CaseType } from '#case-types/case-type.ts'
import { type Circumstances, holds } from '#case-types/circumstances.ts'
import type { FeeLine } from '#case-types/package/declared-package.ts'
import type { FeeCode } from '#case-types/package/fee-codes.ts'
import { unsureOfPremium } from '#case-types/package/package.ts'
import { showDate } from '#formats/dates.ts'
import { amounts, type Worked } from './amounts.ts'
import { type Applicant, defaultFeeSettings, type FeeFacts, type FeeSettings } from './fee-facts.ts'
import { feeName } from './fee-names.ts'
import { type FeeRow, feeRow } from './fee-table.ts'
import { type PayerRule, payerOf } from './payers.ts'

export type DueLine = PayerRule & {
  code: FeeCode
  /** The filing that carries it: one payment form per filing. */
  form: FeeLine['form']
  applicant?: string
  amountCents: number
  variant: string
  /** Where the amount comes from. */
  amountCitation: string
  explanation: string
  /** False: the amount is not verified and a person must confirm it. */
  confirmed: boolean
}

export type FeesDue = {
  lines: readonly DueLine[]
  totalCents: number
  /** Fees that do not apply, with the reason: shown, so that a missing line explains itself. */
  notDue: readonly { code: FeeCode; why: string }[]
  /** Inputs without which a fee cannot be worked out. */
  open: readonly { code: FeeCode; input: string; question: string }[]
  /** What a person must confirm or decide before the fees can be approved. */
  toConfirm: readonly { code: FeeCode; sentence: string }[]
  complete: boolean
}

/** The government fees of a case on the day of its postmark or submission. */
export function feesFor(
  caseType: CaseType | number,
  facts: FeeFacts,
  filingDate: string,
  settings: FeeSettings = defaultFeeSettings,
): FeesDue {
  const type = typeof caseType === 'number' ? caseTypeById(caseType) : caseType
  if (!type) throw new Error(`There is no case type ${caseType}.`)
  const known = circumstancesOf(facts)
  const worked = type.fees
    .filter(({ when }) => holds(when, known) !== false)
    .flatMap((line) =>
      applicantsOf(line, facts).map((applicant) => {
        const result =
          line.code === 'PROC'
            ? proclamation(facts, filingDate, settings)
            : amounts[line.code](facts, filingDate, applicant)
        const row = 'variant' in result ? feeRow(line.code, result.variant, filingDate) : undefined
        return { line, applicant, result, row }
      }),
    )
  const unsure = unsureOfPremium(type)
  const lines = worked.flatMap(({ line, applicant, result, row }): DueLine[] =>
    row && 'variant' in result ? [dueLine(line, applicant, row, result.why, type)] : [],
  )
  const open = worked.flatMap(({ line: { code }, result, row }) => {
    if ('ask' in result)
      return result.ask.map((input) => ({ code, input: input as string, question: questions[input] }))
    const question = `No amount is known for a filing on ${showDate(filingDate)}.`
    return 'variant' in result && !row ? [{ code, input: 'filingDate', question }] : []
  })
  return {
    lines,
    totalCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    notDue: worked.flatMap(({ line: { code }, result }) => ('none' in result ? [{ code, why: result.none }] : [])),
    open: distinct(open),
    toConfirm: worked.flatMap(({ line: { code }, result, row }) => [
      ...('confirm' in result && result.confirm ? [{ code, sentence: result.confirm }] : []),
      ...(row && code.startsWith('I907') && unsure ? [{ code, sentence: `Premium processing: ${unsure}` }] : []),
      ...(row?.evidence === 'U'
        ? [{ code, sentence: `The amount of “${feeName(code)}” is not verified: confirm it (${row.citation}).` }]
        : []),
    ]),
    complete: open.length === 0,
  }
}

function dueLine(
  { code, form }: FeeLine,
  { name }: Applicant,
  row: FeeRow,
  explanation: string,
  type: CaseType,
): DueLine {
  return {
    code,
    form,
    ...(name && { applicant: name }),
    amountCents: row.cents,
    variant: row.variant,
    amountCitation: row.citation,
    explanation,
    confirmed: row.evidence !== 'U' && !(code.startsWith('I907') && unsureOfPremium(type)),
    ...payerOf(code, type),
  }
}

/** One payment form per application or petition, and one for the I-907 (case-types.md §1.5). */
export function paymentsOf({ lines }: FeesDue): { form: string; applicant?: string; totalCents: number }[] {
  const totals = new Map<string, { form: string; applicant?: string; totalCents: number }>()
  for (const { form, applicant, amountCents } of lines) {
    const key = `${form}/${applicant ?? ''}`
    const sum = totals.get(key) ?? { form, ...(applicant && { applicant }), totalCents: 0 }
    totals.set(key, { ...sum, totalCents: sum.totalCents + amountCents })
  }
  return [...totals.values()].filter(({ totalCents }) => totalCents > 0)
}

function applicantsOf({ form }: FeeLine, { applicants = [{}] }: FeeFacts): readonly Applicant[] {
  if (!perApplicant.has(form)) return [{}]
  return applicants.filter(({ forms }) => forms === undefined || forms.includes(form))
}
const perApplicant: ReadonlySet<string> = new Set(['i-485', 'i-765', 'i-131'])

function circumstancesOf({
  premium,
  consular,
  registered,
  circumstances: asked,
  applicants = [],
}: FeeFacts): Circumstances {
  const makes = (form: string) => applicants.some(({ forms }) => forms?.includes(form)) || undefined
  return {
    premium: premium ?? false,
    capSubject: registered !== undefined,
    consular: consular ?? false,
    dependents: asked?.dependents ?? false,
    asksEad: asked?.asksEad ?? makes('i-765') ?? false,
    asksAdvanceParole: asked?.asksAdvanceParole ?? makes('i-131') ?? false,
    concurrent: asked?.concurrent ?? false,
    blanketPetition: asked?.blanketPetition ?? false,
  }
}

const questions: Record<keyof FeeFacts | 'bornOn', string> = {
  channel: 'Is it filed on paper or online?',
  request: 'Is it a first petition, a change of employer, an extension or an amendment?',
  employerFte: 'How many full-time equivalents does the employer have in the United States, with affiliates?',
  employerKind: 'Is the employer for profit, a nonprofit, a school or a research organization?',
  nonprofit: 'Is the employer a nonprofit or governmental research organization?',
  employees: 'How many people does the employer have in the United States?',
  h1bAndL1: 'How many of them are in H-1B or L-1 status?',
  affiliatesCounted: 'Which affiliates and subsidiaries does the employer have, and how many people work there?',
  firstExtension: 'Is it the first extension by this employer?',
  correctsUscisError: 'Does the petition correct an error of USCIS?',
  selfPetition: 'Does the person petition alone?',
  premium: 'Is premium processing asked for?',
  consular: 'Will the worker apply for a visa abroad?',
  eadCategory: 'Which category is the work permit for?',
  applicants: 'Who applies?',
  i485FiledOn: 'When was the I-485 filed?',
  i485FeePaid: 'Was the fee of the I-485 paid?',
  registered: 'Was the beneficiary registered for the cap?',
  circumstances: 'Which applications are filed together?',
  bornOn: 'When was the child born?',
}

function distinct<T extends { code: FeeCode; input: string }>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [`${row.code}/${row.input}`, row])).values()]
}

/**
 * Proclamation 10973 (case-types.md §1.8). Vacated and perhaps stayed in court, its 12 months over unless extended: an
 * administrator sets its state, and a petition for a person abroad always waits for the attorney's decision.
 */
function proclamation({ consular }: FeeFacts, filingDate: string, { proclamation: state }: FeeSettings): Worked {
  if (!consular) return { none: 'No consular notification is asked for.' }
  if (filingDate < '2025-09-21') return { none: 'Filed before 09-21-2025.' }
  if (isInForce(state, filingDate))
    return {
      variant: 'each',
      why: 'Consular notification for a beneficiary abroad; paid on pay.gov before filing.',
      confirm:
        'The $100,000 payment of Proclamation 10973 is set as in force: the attorney must confirm that it applies.',
    }
  return {
    none: standing[state],
    confirm:
      'Consular notification is asked for: the attorney must decide whether the $100,000 of Proclamation 10973 is due.',
  }
}

/** Before a case is opened nobody has said whether a visa will be applied for abroad: what that would mean, in words. */
export function proclamationIfAbroad(filingDate: string, { proclamation: state }: FeeSettings): string | undefined {
  if (filingDate < '2025-09-21') return undefined
  return isInForce(state, filingDate)
    ? 'If the worker will apply for a visa abroad, the $100,000 payment of Proclamation 10973 comes on top. It is set as in force; the attorney must confirm that it applies.'
    : `If the worker will apply for a visa abroad, the attorney must decide whether the $100,000 of Proclamation 10973 is due. ${standing[state]}`
}

const isInForce = (state: FeeSettings['proclamation'], filingDate: string): boolean =>
  state === 'extended' || (state === 'active' && filingDate <= '2026-09-21')

/** Why the payment is not counted, by what an administrator said. */
const standing: Record<FeeSettings['proclamation'], string> = {
  unknown: 'Whether Proclamation 10973 is in force is not entered yet.',
  stayed: 'Proclamation 10973 is set as stayed.',
  lapsed: 'Proclamation 10973 is set as lapsed.',
  active: 'Proclamation 10973 ended on 09-21-2026 unless extended.',
  extended: 'Proclamation 10973 is set as extended.',
}
