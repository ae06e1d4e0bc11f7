import type { z } from 'zod'
import type { OutgoingEmail } from './contract.ts'

export type Outgoing = z.output<typeof OutgoingEmail>

export const recipientsOf = ({ toEmailIds, customerEmail, employeeEmail, employerEmail }: Outgoing): string[] => {
  const named = toEmailIds.length > 0 ? toEmailIds : [customerEmail || employeeEmail || employerEmail]
  return [...new Set(named.map((address) => address.toLowerCase()).filter(Boolean))]
}

const DETAILS: [keyof Outgoing, string][] = [
  ['employerName', 'Employer'],
  ['employerPhone', 'Employer phone'],
  ['employeeName', 'Employee'],
  ['jobTitle', 'Job title'],
  ['dateOffered', 'Date offered'],
  ['caseType', 'Case type'],
  ['docType', 'Document'],
  ['percentage', 'Completed (percent)'],
  ['lawFirmName', 'Law firm'],
  ['attorneyName', 'Attorney'],
  ['corporateCode', 'Company code'],
  ['invoiceValue', 'Invoice'],
  ['subscriptionAmount', 'Subscription'],
  ['fillingUserName', 'Filed by'],
]

/** What the mail says: a sentence for its kind, then the facts that were given, one line each. */
export function paragraphsOf(opening: string, mail: Outgoing): string[] {
  const lines = DETAILS.filter(([name]) => mail[name]).map(([name, label]) => `${label}: ${String(mail[name])}`)
  return ['Hello,', opening, ...lines]
}
