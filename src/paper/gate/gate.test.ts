import { describe, expect, test } from 'vitest'
import { joined } from '#paper/bytes.ts'
import { fillEditable } from '#paper/fill/editable.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { blank, blankIds, blanksKind, preparedBlank, sharedQpdf } from '../../../tests/setup/blanks.ts'
import { differingFields, flatDifferences, gate } from './gate.ts'
import { sampleValues } from './sample-values.ts'

/** Forms with what is hard to draw alike: frames in appearances, presets, twins, ruled boxes, push buttons, layers. */
const AS_PICTURES = ['i-9', 'i-130a', 'eta-9089', 'g-28', 'i-140', 'i-765']

describe(`the ${blanksKind} blanks`, () => {
  test.each(blankIds)(
    '%s: every field is read back by other readers, and both copies are clean',
    async (formId) => {
      const template = await preparedBlank(formId)
      const pictures = blanksKind === 'official' && AS_PICTURES.includes(formId)
      const { failures, fieldsReadBack } = await gate(await blank(formId), template, await sharedQpdf(), { pictures })
      expect(failures).toEqual([])
      expect(fieldsReadBack).toBe(template.fields.length)
    },
    120_000,
  )

  test('all fields were filled', async () => {
    const counts = await Promise.all(blankIds.map(async (formId) => (await preparedBlank(formId)).fields.length))
    const all = counts.reduce((sum, count) => sum + count, 0)
    if (blanksKind === 'official') expect(all).toBe(4353)
    else expect(all).toBeGreaterThan(1000)
  })
})

test('a value that is not the one written is found', async () => {
  const template = await preparedBlank('g-28')
  const values = sampleValues(template)
  const filled = await readPdf(joined(fillEditable(template, values).parts))
  const text = template.fields.find(({ kind }) => kind === 'text')?.name ?? ''
  expect(differingFields(filled, template, new Map([...values, [text, 'other']]))).toEqual([text])
  const failures = flatDifferences(filled, template, new Map([[text, 'nowhere']]))
  expect(failures[0]).toBe('The flat form still has fields on page 1.')
  expect(failures.at(-1)).toMatch(/"nowhere" is not on page 1/)
})
