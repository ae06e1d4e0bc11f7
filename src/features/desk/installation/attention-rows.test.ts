import { expect, test } from 'vitest'
import { attentionRows, type HowItStands } from './attention-rows.ts'

const nothing = {
  ...{ mailsFailed: 0, mailsHeld: 0, jobsFailed: [], blanksMissing: [], editionsToConfirm: 0, firmsToSetUp: [] },
  ...{ clientsWithoutUser: [], bulletinMissing: null },
}

test('what fails stands before what waits, and nothing where nothing does', () => {
  expect(attentionRows(nothing)).toEqual([])
  const rows = attentionRows({
    ...nothing,
    mailsFailed: 1,
    mailsHeld: 2,
    jobsFailed: [{ task: 'mails.send', n: 3 }],
    blanksMissing: ['g-28', 'i-129'],
    editionsToConfirm: 1,
    firmsToSetUp: [{ id: 1, name: 'Mission & Pine' }],
  })
  expect(rows.map(({ what }) => what)).toEqual([
    '1 e-mail could not be sent',
    '3 background jobs failed',
    '2 official forms are missing',
    '2 e-mails are kept because no mail server is set',
    '1 form edition has dates nobody has confirmed',
    'Mission & Pine has no attorney yet',
  ])
  expect(rows[2]).toMatchObject({ about: 'G-28, I-129. Cases that need them cannot be filed.', to: '/visaFormsUpload' })
  expect(rows[1]?.about).toBe('mails.send (3)')
})

test('a month of the Visa Bulletin that nobody entered is named, with the newest one', () => {
  const [row] = attentionRows({ ...nothing, bulletinMissing: { month: '2026-11', newest: '2026-09' } })
  expect(row).toMatchObject({
    what: 'The Visa Bulletin of 11-2026 is not entered',
    about: 'The newest is of 09-2026. Until then nobody is told that a priority date is current.',
    to: '/visaCareVisaBulletin',
  })
  expect(attentionRows({ ...nothing, bulletinMissing: { month: '2026-11', newest: null } })[0]?.about).toMatch(
    /^There is none\./,
  )
})

test('what the installation itself lacks counts too: mail, a backup, a name', () => {
  const mail = { id: 'mail', state: 'open', says: 'No mail server is set.' } as HowItStands['steps'][number]
  const lacking: HowItStands = { provider: null, steps: [mail], facts: { backupAt: null } }
  const whats = (set: HowItStands, mailsHeld = 0) =>
    attentionRows({ ...nothing, mailsHeld }, set).map(({ what }) => what)
  expect(whats(lacking)).toEqual(['E-mail is not set up', 'There is no backup', 'This installation has no name yet'])
  expect(whats(lacking, 2)[0]).toBe('2 e-mails are kept because no mail server is set')
  expect(whats(lacking, 2)).toHaveLength(3)
  const whole: HowItStands = {
    provider: 'Ours',
    steps: [{ ...mail, state: 'aside' }],
    facts: { backupAt: '2026-11-17T00:00:00Z' },
  }
  expect(whats(whole)).toEqual([])
})
