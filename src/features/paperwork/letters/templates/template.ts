import type { DocxBlock, DocxDeclaration } from '#docx/blocks.ts'
import type { FileKind } from '#paperwork/editable-files/records.ts'

export type BuiltInTemplate = {
  readonly kind: FileKind
  readonly name: string
  /** In one line: who writes to whom, and when it is needed. */
  readonly about: string
  /** The case types it is for; left out, all that are filed with an agency. */
  readonly typeIds?: readonly number[]
  /** Also for what is filed nowhere: a debt, the review of a contract. */
  readonly anyCase?: true
  /** Where its PDF goes in the filing package. */
  readonly place?: 'cover' | 'support'
  readonly declaration: DocxDeclaration
}

export const p = (text: string): DocxBlock => ({ kind: 'paragraph', text })
/** Lines that belong together: an address, a reference, a signature. */
export const lines = (...texts: readonly string[]): DocxBlock[] =>
  texts.map((text, at) => ({ kind: 'paragraph', text, ...(at < texts.length - 1 && { tight: true, keepNext: true }) }))
export const heading = (text: string): DocxBlock => ({ kind: 'heading', text })
export const when = (condition: string, ...blocks: readonly DocxBlock[]): DocxBlock[] => [
  p(`{{#if ${condition}}}`),
  ...blocks,
  p('{{/if}}'),
]

export const unless = (condition: string, ...blocks: readonly DocxBlock[]): DocxBlock[] => [
  p(`{{#unless ${condition}}}`),
  ...blocks,
  p('{{/unless}}'),
]

/** The firm's picture where it has one, else its name and address. */
export const firmHead: readonly DocxBlock[] = [
  ...when('firm.hasLetterhead', p('{{image firm.letterhead}}')),
  ...unless(
    'firm.hasLetterhead',
    { kind: 'paragraph', text: '{{firm.name}}', bold: true, tight: true },
    { kind: 'paragraph', text: '{{firm.addressBlock}}', small: true, tight: true },
  ),
  { kind: 'rule' },
]

export const companyHead: readonly DocxBlock[] = [
  { kind: 'paragraph', text: '{{company.legalName}}', bold: true, tight: true },
  { kind: 'paragraph', text: '{{company.addressBlock}}', small: true, tight: true },
  { kind: 'rule' },
]

export const toUscis: readonly DocxBlock[] = [
  p('{{letter.date}}'),
  ...lines('U.S. Citizenship and Immigration Services', '{{case.filingAddress}}'),
]

export const byAttorney: readonly DocxBlock[] = [
  p('Sincerely,'),
  p('{{image firm.signature}}'),
  { kind: 'space' },
  ...lines('{{attorney.signature}}', '{{firm.name}}'),
]

export const byCompany: readonly DocxBlock[] = [
  p('Sincerely,'),
  { kind: 'space' },
  { kind: 'space' },
  ...lines('{{company.signerName}}', '{{company.signerTitle}}', '{{company.legalName}}'),
]

export const FOOTER = 'Page {page} of {pages}'
