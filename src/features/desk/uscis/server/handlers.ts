import { parseReceiptNumber, receiptOffices } from '#formats/immigration-numbers.ts'
import { accept, type Parsed } from '#formats/parsed.ts'
import { implement } from '#platform/operation/context.ts'
import { type AgencyAnswer, uscis } from '../contract.ts'
import { agencyFor } from './agency.ts'
import { lookUpsFrom } from './look-ups-store.ts'

export const uscisHandlers = implement(uscis, {
  lookUp: async ({ services, request, refuse }, input) => {
    if ((await lookUpsFrom(request.ip, services)) > LOOK_UPS) refuse('TOO_MANY')
    const explained = explainReceiptNumber(input.receiptNumber)
    if (!explained.ok) return { problem: explained.message, warning: null, explanation: null, agency: NOT_ASKED }
    const { parts, ...explanation } = explained.value
    return {
      problem: null,
      warning: explained.warning ?? null,
      explanation: { ...explanation, parts: [...parts] },
      agency: await agencyFor(services).status(explained.value.receiptNumber),
    }
  },
})

const LOOK_UPS = 30

const NOT_ASKED: AgencyAnswer = {
  state: 'notAsked',
  message: 'USCIS was not asked, because the number cannot be right.',
  isTestData: false,
  status: null,
}

type ReceiptExplanation = {
  readonly receiptNumber: string
  readonly prefix: string
  /** Undefined when the prefix is not known. */
  readonly office: string | undefined
  /** Undefined for IOE numbers: their digits carry no date. */
  readonly filed: { readonly fiscalYear: number; readonly workday: number } | undefined
  readonly sequence: string
  /** The parts in reading order, each with what it says. */
  readonly parts: readonly { readonly text: string; readonly name: string; readonly meaning: string }[]
}

/** What a receipt number says about itself, without asking the agency. */
export function explainReceiptNumber(text: string): Parsed<ReceiptExplanation> {
  const receipt = parseReceiptNumber(text)
  if (!receipt.ok) return receipt
  const prefix = receipt.value.slice(0, 3)
  const digits = receipt.value.slice(3)
  const office = receiptOffices[prefix]
  const common = { receiptNumber: receipt.value, prefix, office }
  const officePart = { text: prefix, name: 'Office', meaning: office ?? 'Not an office prefix we know.' }
  // Only numbers of known offices are read further: nobody vouches for the layout of the others.
  const dated = office !== undefined && prefix !== 'IOE'
  const explanation = dated
    ? { ...common, ...datedParts(officePart, digits) }
    : { ...common, filed: undefined, sequence: digits, parts: [officePart, serialPart(digits)] }
  return accept(explanation, receipt.warning)
}

/** Two digits are a year of this century, except those of the nineties. */
export function fiscalYearOf(twoDigits: string): number {
  const year = Number(twoDigits)
  return year >= 90 ? 1900 + year : 2000 + year
}

type Part = ReceiptExplanation['parts'][number]

function datedParts(officePart: Part, digits: string): Pick<ReceiptExplanation, 'filed' | 'sequence' | 'parts'> {
  const [yearDigits, workdayDigits, sequence] = [digits.slice(0, 2), digits.slice(2, 5), digits.slice(5)]
  const fiscalYear = fiscalYearOf(yearDigits)
  return {
    filed: { fiscalYear, workday: Number(workdayDigits) },
    sequence,
    parts: [
      officePart,
      {
        text: yearDigits,
        name: 'Fiscal year',
        meaning: `Fiscal year ${fiscalYear}: 10-01-${fiscalYear - 1} to 09-30-${fiscalYear}.`,
      },
      { text: workdayDigits, name: 'Computer workday', meaning: workdayMeaning(workdayDigits) },
      { text: sequence, name: 'Sequence', meaning: `Number ${Number(sequence)} in the order of that day.` },
    ],
  }
}

function workdayMeaning(digits: string): string {
  const workday = Number(digits)
  // No year has more workdays than days; such numbers occur and are valid (WAC2190012345).
  if (workday === 0 || workday > 366) return `${digits} is a code of the office, not a day of the year.`
  return `Computer workday ${workday} of that fiscal year.`
}

function serialPart(digits: string): Part {
  return { text: digits, name: 'Serial number', meaning: 'These digits carry no date that can be read.' }
}
