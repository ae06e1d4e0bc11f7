import { fieldsOf, type TemplateFields } from '#docx/fields-of.ts'
import { type Merged, mergeDocx } from '#docx/merge.ts'
import type { MergeValues } from '#docx/merge-values.ts'
import { type OpenMarks, openMarks } from '#docx/open-marks.ts'
import { readingText as readingTextOf, textOf as wordsOf } from '#docx/text-of.ts'

// What is read of Word files; done in processes (word-apart.ts).

export const textOf = (docx: Uint8Array): string => wordsOf(docx)

export const readingText = (docx: Uint8Array): string => readingTextOf(docx)

export const templateFields = (template: Uint8Array): TemplateFields => fieldsOf(template)

/** `missing`: what stands where a field is not known, by its name. */
export const merge = (template: Uint8Array, values: MergeValues, missing: Readonly<Record<string, string>>): Merged =>
  mergeDocx(template, values, { missingText: (name) => missing[name] ?? `[${name}]` })

/** Its words, and what whoever wrote it has not settled. */
export const asWritten = (docx: Uint8Array): OpenMarks & { text: string } => ({
  text: wordsOf(docx),
  ...openMarks(docx),
})
