import { expect, test } from 'vitest'
import { writeDocx } from '#docx/write.ts'
import { unknownFields } from './unknown-fields.ts'

const saidOf = (text: string) => unknownFields(writeDocx({ title: 'Own', blocks: [{ kind: 'paragraph', text }] }))

test('a field that does not exist is named with the nearest one that does', () => {
  expect(saidOf('{{person.fulName}}')).toEqual([
    'There is no field {{person.fulName}}. Did you mean {{person.fullName}}?',
  ])
  expect(saidOf('{{person.fullName}}')).toEqual([])
  // Of another record, by its last name; of two mistyped ones the nearer.
  expect(saidOf('{{employee.courtesyName}}')[0]).toContain('Did you mean {{person.courtesyName}}?')
  expect(saidOf('{{case.preparersPhon}}')[0]).toContain('Did you mean {{case.preparersPhone}}?')
  expect(saidOf('{{is.extension}}')[0]).toContain('Did you mean {{is.extends}}?')
  // One of any length is answered at once.
  expect(saidOf(`{{person.${'fullName'.repeat(20_000)}}}`)[0]).toMatch(/^There is no field/)
  // No field of another record that only sounds like it.
  expect(saidOf('{{what.ever}}')).toEqual(['There is no field {{what.ever}}.'])
  expect(saidOf('{{weather.tomorrow}}')).toEqual(['There is no field {{weather.tomorrow}}.'])
})
