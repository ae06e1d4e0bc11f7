import { expect, test } from 'vitest'
import { linkMail } from './mails.ts'
import type { FormRow } from './store.ts'

const form = { firstName: 'Ana', firstDay: '2026-11-13', companyName: 'Northwind', section1On: null } as FormRow
const words = (today: string) =>
  linkMail(form, 'ana@mail.example', 'https://x', { until: '2026-12-01', today }).paragraphs.join(' ')

test('a link that is mailed after the first day asks for no signature in the past', () => {
  expect(words('2026-11-13')).toContain('Please sign by November 13, 2026')
  expect(words('2026-11-17')).not.toContain('Please sign by')
  expect(words('2026-11-17')).toContain('It was due on November 13, 2026')
  expect(words('2026-11-17')).toContain('debía estar firmada')
})
