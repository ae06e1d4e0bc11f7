import { expect, test } from 'vitest'
import { fastest } from './fastest.ts'
import type { HeadField } from './head-fields.ts'
import { whyUnsure } from './sender-check.ts'

const AUTHOR = 'ana@client.example'
const SERVER = 'mx.firm.example'
const PROVEN = { checkedBy: SERVER, isProven: true }
const said = (value: string): HeadField => ({ name: 'authentication-results', value })
const from: HeadField = { name: 'from', value: AUTHOR }
const head = (...above: HeadField[]) => ({ fields: [...above, from], authors: [AUTHOR], isGroup: false })

const CONFIRMED = ''
const SILENT = `The mail server ${SERVER} left no verdict on the sender.`
const DOUBTED = 'The mail server could not confirm the sender.'
const PASS = 'dmarc=pass (p=reject dis=none) header.from=client.example'

test.each([
  ['', SILENT],
  [`${SERVER}; ${PASS}`, CONFIRMED],
  [`MX.firm.example 1; spf=fail; dmarc = pass header.from = Client.Example`, CONFIRMED],
  // Of another server, of none, or of one that says nothing.
  [`evil.example; ${PASS}`, SILENT],
  [`spf=pass smtp.mailfrom=client.example; ${PASS}`, SILENT],
  [`${SERVER}; none`, DOUBTED],
  [`${SERVER}.evil.example; ${PASS}`, SILENT],
  // Not as a mail server writes it, so that one may not know it for its own.
  [`"${SERVER}"; ${PASS}`, SILENT],
  [`(x) ${SERVER}; ${PASS}`, SILENT],
  [`${SERVER}(x); ${PASS}`, SILENT],
  // Of another author than the one we read.
  [`${SERVER}; dmarc=pass header.from=evil.example`, DOUBTED],
  [`${SERVER}; dmarc=pass`, DOUBTED],
  [`${SERVER}; dmarc=fail header.from=client.example; dkim=pass header.d=client.example`, DOUBTED],
  [`${SERVER}; dmarc=temperror header.from=client.example`, DOUBTED],
  // What the sender chose stands in comments and quotes.
  [`${SERVER}; spf=fail (; ${PASS.replace(/[()]/g, '')}) smtp.mailfrom=evil.example`, DOUBTED],
  [`${SERVER}; spf=pass smtp.mailfrom="x; dmarc=pass header.from=client.example"@evil.example`, DOUBTED],
  [`${SERVER}; dkim=pass (a " b) header.d=client.example; dmarc=fail ( " )`, DOUBTED],
  [`${SERVER}; ${PASS} (unfinished`, SILENT],
  // A domain without a policy: a signature or an envelope of its own.
  [`${SERVER}; dmarc=none header.from=client.example; dkim=pass header.d=client.example`, CONFIRMED],
  [`${SERVER}; dkim=pass header.i=@client.example`, CONFIRMED],
  [`${SERVER}; spf=pass smtp.mailfrom=bounce@client.example`, CONFIRMED],
  [`${SERVER}; spf=pass smtp.mailfrom=evil.example; dkim=pass header.d=evil.example`, DOUBTED],
  [`${SERVER}; dkim=fail header.d=client.example; dkim=pass header.d=example`, DOUBTED],
])('%j: %j', (value, expected) => {
  expect(whyUnsure(head(...(value ? [said(value)] : [])), PROVEN)).toBe(expected)
})

test.each(['co.uk', 'client.co.uk', 'uk', 'x.client.co.uk', '.mail.client.co.uk'])(
  'a domain above or below the sender’s does not vouch for it: %s',
  (by) => {
    const author = 'ana@mail.client.co.uk'
    const told = (verdict: string) =>
      whyUnsure({ fields: [said(`${SERVER}; ${verdict}`), from], authors: [author], isGroup: false }, PROVEN)
    expect(told('dkim=pass header.d=mail.client.co.uk')).toBe(CONFIRMED)
    for (const verdict of [`dkim=pass header.d=${by}`, `dkim=pass header.i=@${by}`, `spf=pass smtp.mailfrom=x@${by}`])
      expect(told(verdict)).toBe(DOUBTED)
  },
)

test('only the topmost verdict of our own server counts, above what the author wrote', () => {
  const [pass, fail] = [said(`${SERVER}; ${PASS}`), said(`${SERVER}; dmarc=fail`)]
  const broken = said(`${SERVER}; dmarc=fail smtp.mailfrom=x( header.from=client.example`)
  expect(whyUnsure(head(broken, pass), PROVEN)).toBe(SILENT)
  const received = { name: 'received', value: 'from x by mx.firm.example' }
  expect(whyUnsure(head(fail, pass), PROVEN)).toBe(DOUBTED)
  expect(whyUnsure(head(received, said('other.example; dmarc=fail'), pass, fail), PROVEN)).toBe(CONFIRMED)
  expect(whyUnsure({ ...head(), fields: [from, pass] }, PROVEN)).toBe(SILENT)
})

test('without a server that checks senders nobody is known', () => {
  expect(whyUnsure(head(said(`${SERVER}; ${PASS}`)), { checkedBy: '', isProven: true })).toBe(
    'No mail server is set that checks senders (Mail into Cases).',
  )
})

test('an author without an address is nobody', () => {
  expect(whyUnsure({ ...head(said(`${SERVER}; dkim=pass`)), authors: [''] }, PROVEN)).toBe(DOUBTED)
})

test('more than one author, or a group, is nobody', () => {
  const sure = head(said(`${SERVER}; ${PASS}`))
  const NOBODY = 'It does not name exactly one sender.'
  expect(whyUnsure({ ...sure, fields: [...sure.fields, from] }, PROVEN)).toBe(NOBODY)
  expect(whyUnsure({ ...sure, authors: [AUTHOR, 'evil@x.example'] }, PROVEN)).toBe(NOBODY)
  expect(whyUnsure({ ...sure, authors: [] }, PROVEN)).toBe(NOBODY)
  expect(whyUnsure({ ...sure, isGroup: true }, PROVEN)).toBe(NOBODY)
})

test.each(['() ', '; ', 'a ', '= ', '"" ', '\\'])('a verdict made of %j takes no longer than another', (piece) => {
  const long = head(said(`${SERVER} ${piece.repeat(20_000)}x`))
  expect(fastest(() => whyUnsure(long, PROVEN))).toBeLessThan(300)
})

test('until a trial has shown that forged verdicts are removed, none counts', () => {
  expect(whyUnsure(head(said(`${SERVER}; ${PASS}`)), { checkedBy: SERVER, isProven: false })).toBe(
    'No trial has shown that the mail server removes forged verdicts (Mail into Cases).',
  )
})
