import type { Outgoing } from './wording.ts'

export type TemplateField = {
  /** The specification's name, as `{{name}}` stands in a template. */
  readonly name: keyof Outgoing
  readonly label: string
  /** Where its value comes from when the call brings none. */
  readonly from: 'case' | 'recipient' | 'call'
}

/**
 * The specification's outgoing record (§3), field by field. Passwords are never mailed and the product adds its own
 * one-time link (decisions §8), so these two are not here; nor is who is written to, and which template it is.
 */
export const templateFields: readonly TemplateField[] = [
  { name: 'employeeName', label: 'Employee', from: 'case' },
  { name: 'employeeEmail', label: 'Employee’s e-mail', from: 'case' },
  { name: 'employerName', label: 'Employer', from: 'case' },
  { name: 'employerEmail', label: 'Employer’s e-mail', from: 'case' },
  { name: 'employerPhone', label: 'Employer’s phone', from: 'case' },
  { name: 'corporateCode', label: 'Company code', from: 'case' },
  { name: 'caseId', label: 'Case number', from: 'case' },
  { name: 'caseType', label: 'Case type', from: 'case' },
  { name: 'percentage', label: 'Questionnaires answered, in percent', from: 'case' },
  { name: 'jobTitle', label: 'Job title', from: 'case' },
  { name: 'lawFirmName', label: 'Law firm', from: 'case' },
  { name: 'attorneyName', label: 'Attorney', from: 'case' },
  { name: 'fillingUserName', label: 'Who opened the case', from: 'case' },
  { name: 'customerEmail', label: 'E-mail of the recipient', from: 'recipient' },
  { name: 'userId', label: 'User name of the recipient', from: 'recipient' },
  { name: 'subject', label: 'Subject of the call', from: 'call' },
  { name: 'docType', label: 'Document', from: 'call' },
  { name: 'dateOffered', label: 'Date offered', from: 'call' },
  { name: 'invoiceValue', label: 'Invoice amount', from: 'call' },
  { name: 'subscriptionAmount', label: 'Subscription amount', from: 'call' },
]

export type TemplateValues = Readonly<Partial<Record<string, string>>>

const PLACE = /\{\{\s*([^{}]*?)\s*\}\}/g

/** Names in a template that are no fields, as they are written there. */
export const unknownFields = (text: string): string[] =>
  namesIn(text).filter((name) => !templateFields.some((field) => field.name === name))

export const namesIn = (text: string): string[] => [...new Set([...text.matchAll(PLACE)].map(([, name = '']) => name))]

/** The text with its values. What nobody knows is named, and stands in square brackets for whoever looks at a preview. */
export function merged(text: string, values: TemplateValues): { text: string; missing: string[] } {
  const own = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined)
  const missing = namesIn(text).filter((name) => !own(name))
  return { text: text.replace(PLACE, (_whole, name: string) => own(name) || `[${labelOf(name)}]`), missing }
}

export const labelOf = (name: string): string => templateFields.find((field) => field.name === name)?.label ?? name

/** An empty line begins a new paragraph. */
export const paragraphsIn = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
