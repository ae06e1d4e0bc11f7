import { expect, test } from 'vitest'
import { isPublicAddress, problemOfUrl } from './addresses.ts'

test.each([
  ...[
    '127.0.0.1',
    '127.9.9.9',
    '10.0.0.5',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
  ],
  ...['100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fd00::1', 'ff02::1'],
  // The same address in another dress: mapped, translated, tunneled.
  ...[
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:1::',
    '2001:db8::1',
    'nonsense',
    '',
  ],
])('%s is not on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])('%s is', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ...['http://company.com/x', 'ftp://company.com', 'https://localhost/x', 'https://127.0.0.1/x', 'https://[::1]/x'],
  ...[
    'https://2130706433/',
    'https://0x7f.1/',
    'https://me:secret@company.com/',
    'https://company.com/#a',
    'company.com',
  ],
])('%s is refused', (url) => {
  expect(problemOfUrl(url, false)).toBeDefined()
})

test('an address of the internet is taken, and a private one where the installation allows it', () => {
  expect(problemOfUrl('https://systems.company.com/visacare?x=1', false)).toBeUndefined()
  expect(problemOfUrl('http://127.0.0.1:8080/', true)).toBeUndefined()
})
