import { expect, test } from 'vitest'
import { bodyOf } from '#platform/mail/letter.ts'
import { withoutLinks } from './handlers.ts'

test('a mail that has arrived shows its words and no way in', () => {
  const action = { label: 'Choose a password', url: 'https://visacare.example/reset/abc?token=secret&x=1' }
  const letter = { to: ['a@b.example'], subject: 'Password', template: 'reset', paragraphs: ['Hello Ana,'], action }
  const shown = withoutLinks(bodyOf(letter, { supportEmail: 'help@b.example', provider: null }))
  for (const part of [shown.text, shown.html]) {
    expect(part).toContain('Hello Ana,')
    expect(part).not.toMatch(/https?:|secret|reset\/abc/)
  }
})
