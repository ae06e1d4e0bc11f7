import { expect, test } from 'vitest'
import { fieldsOf } from '#docx/fields-of.ts'
import { inspectDocx } from '#docx/inspect.ts'
import { mergeDocx } from '#docx/merge.ts'
import { textOf } from '#docx/text-of.ts'
import { knownFacts } from '#engine/known-facts.ts'
import { labelOf } from '../fields.ts'
import { valuesFor } from '../letter-values.ts'
import { unknownFields } from '../unknown-fields.ts'
import { builtInTemplates, templateBytes, templatesFor } from './all.ts'

const nothing = {
  ...{
    look: knownFacts(() => undefined, { person: 'person/1' }, '2026-11-16'),
    today: '2026-11-16',
    ...{ typeId: 1, number: '26-00001' },
  },
  ...{
    saidName: 'H-1B extension',
    mainForm: 'Form I-129',
    subject: 'Form I-129, H-1B',
    parties: [],
    filingAddress: '',
    receiptNumber: null,
  },
  ...{ isPending: false, isApproved: false },
  ...{
    rfeNoticeOn: null,
    rfeDueOn: null,
    forms: [],
    documents: [],
    exhibits: [],
    letterhead: undefined,
    signature: undefined,
  },
}

test.each(builtInTemplates.map((each) => [each.name, each] as const))(
  '%s asks only for what is known by name, and prints what is missing as such',
  (_, template) => {
    const bytes = templateBytes(template)
    inspectDocx(bytes)
    expect(fieldsOf(bytes).problems).toEqual([])
    expect(unknownFields(bytes)).toEqual([])
    const { fields } = fieldsOf(bytes)
    const merged = mergeDocx(bytes, valuesFor(fields, nothing, {}), { missingText: (name) => `[${labelOf(name)}]` })
    const text = textOf(merged.bytes)
    expect(text).not.toMatch(/undefined|null|\{\{|\}\}|NaN/)
    for (const name of merged.missing.filter(
      (each) => !fields.some((field) => field.name === each && field.kind === 'list'),
    ))
      expect(text).toContain(`[${labelOf(name)}]`)
    expect(merged.missing.length).toBeGreaterThan(0)
  },
)

test('each kind of letter is there once, and a case is offered those that fit it', () => {
  const kinds = builtInTemplates.map(({ kind }) => kind)
  expect(new Set(kinds).size).toBe(13)
  expect(templatesFor(21).map(({ name }) => name)).toContain('Collection demand')
  // A debt and a contract are filed with no agency.
  expect(templatesFor(21).map(({ kind }) => kind)).toEqual(['collection', 'engagement'])
  expect(templatesFor(1).map(({ name }) => name)).not.toContain('Collection demand')
})
