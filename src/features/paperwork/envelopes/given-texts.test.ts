import { expect, test } from 'vitest'
import { envelopes } from './contract.ts'
import { Mark } from './records.ts'
import { codeToSign } from './server/mails.ts'

test('a title and a name are one line: a break would be a header of a mail or a line below a seal', () => {
  const signer = { name: 'Helen ACHEBE', email: 'helen@northwind.example' }
  const given = { id: 1, title: 'Fee letter', signers: [signer] }
  const faults = (more: object) =>
    envelopes.save.input
      .safeParse({ ...given, ...more })
      .error?.issues.map(({ path, message }) => [path.join('.'), message])
  expect(faults({})).toBeUndefined()
  expect(faults({ title: 'Fee letter\r\nBcc: v@example.com' })).toEqual([['title', 'must be one line']])
  for (const slip of ['\n', '\t', '\u0000', '\u2028', '\u0085'])
    expect(faults({ signers: [{ ...signer, name: `Helen${slip}Identity seen` }] })).toEqual([
      ['signers.0.name', 'must be one line'],
    ])
})

test('a drawn signature is more than a dot, and inside the box', () => {
  const drawn = (...strokes: number[][]) => Mark.safeParse({ kind: 'drawn', width: 400, height: 150, strokes }).success
  expect([drawn([1, 1]), drawn([-50, -50, -10, -10]), drawn([5, 5, 6, 6]), drawn([1, 1], [2, 2])]).toEqual([
    ...[false, false, false, false],
  ])
  expect([drawn([10, 40, 60, 90, 120, 40]), drawn([50, 20, 50, 120])]).toEqual([true, true])
})

test('the code to sign stands in the sealed text of its mail, not in the subject that lists show', () => {
  for (const language of ['en', 'es'] as const) {
    const to = { name: 'Eve', email: 'eve@example.com', language }
    const mail = codeToSign({ about: { title: 'Letter', companyId: 1, lawFirmId: null }, to, code: '450966' })
    expect(mail.subject).not.toContain('450966')
    expect(mail.paragraphs.join(' ')).toContain('450966')
  }
})
