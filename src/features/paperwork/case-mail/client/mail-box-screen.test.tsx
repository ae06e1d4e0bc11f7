import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { MailBox } from '../box-contract.ts'
import MailBoxScreen from './MailBoxScreen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const handedIn: MailBox = {
  ...{
    address: 'cases@company.example',
    on: true,
    host: '',
    port: 993,
    security: 'tls',
    userName: '',
    folder: 'INBOX',
  },
  ...{ checkedBy: 'mx.company.example', authority: '', outsideHost: 'mx.company.example', outsidePort: 25 },
  ...{ isTried: false, trialAt: null, trialSays: '', provenAt: null, lastProvenAt: null },
  ...{ passwordGiven: false, keyGiven: true },
  ...{ handInUrl: 'https://care.example/api/hand-in', lookedAt: null, problem: '' },
}

async function says(box: MailBox | null) {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(JSON.stringify({ box, left: [] }), { headers: { 'content-type': 'application/json' } }),
    ),
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MailBoxScreen />
    </QueryClientProvider>,
  )
  await screen.findByText('How it goes')
  return document.body.textContent ?? ''
}

test('without an IMAP server no mailbox is looked at, also where one was before', async () => {
  const now = await says(handedIn)
  expect(now).toContain('Messages come in when your mail server hands them in. VisaCare doesn’t look in a mailbox.')
  expect(now).not.toMatch(/each minute|every minute/)
  cleanup()
  expect(await says({ ...handedIn, lookedAt: '2026-11-19T02:18:00Z' })).not.toContain('Last looked at')
})

test('an IMAP server’s mailbox is looked at every minute', async () => {
  const now = await says({ ...handedIn, host: 'imap.company.example', keyGiven: false })
  expect(now).toContain('VisaCare looks in the mailbox every minute.')
})

test('a passed trial says so, and that the verdicts count; until then it says that they do not', async () => {
  const passed = await says({ ...handedIn, provenAt: '2026-11-19T02:18:00Z' })
  expect(passed).toMatch(/passed its trial at .*Its verdicts on senders count\./)
  cleanup()
  expect(await says(handedIn)).not.toContain('verdicts on senders count')
})

test('it says when the trial was last passed, why the verdicts no longer count, and what kept it from being repeated', async () => {
  const lastProvenAt = '2026-11-19T02:18:00Z'
  const trialSays = 'The message of the trial did not arrive within an hour.'
  const ended = await says({ ...handedIn, lastProvenAt, trialSays })
  expect(ended).toMatch(/Every e-mail is held for review\. The mail server last passed its trial at 11-1[89]-2026 /)
  expect(ended).toContain(trialSays)
  expect(ended).not.toContain('verdicts on senders count')
  cleanup()
  expect(await says({ ...handedIn, lastProvenAt })).toContain('Since then the trial wasn’t repeated.')
  cleanup()
  const unsent = await says({ ...handedIn, provenAt: lastProvenAt, lastProvenAt, trialSays: 'It was not taken.' })
  expect(unsent).toContain('Its verdicts on senders count.')
  expect(unsent).toContain('The trial couldn’t be repeated. It was not taken. After three days')
})

test('how mail is handed in is said before anything is saved, and what comes next', async () => {
  expect(await says(null)).toContain(
    'Enter the address and save with “Take mail into cases” off. Then make a key here, turn it on and save again.',
  )
  expect(screen.queryByRole('button', { name: /Make a/ })).toBeNull()
  cleanup()
  expect(await says({ ...handedIn, on: false, keyGiven: false })).toContain(
    'Make a key, then turn on “Take mail into cases” and save.',
  )
  cleanup()
  expect(await says({ ...handedIn, on: false })).toContain('Turn on “Take mail into cases” and save.')
  cleanup()
  expect(await says(handedIn)).not.toContain('Turn on “Take mail into cases”')
})
