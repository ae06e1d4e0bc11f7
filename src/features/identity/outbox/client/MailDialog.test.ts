import { expect, test } from 'vitest'
import { withLinks } from './MailDialog.tsx'

test('an address becomes a link, the full stop after it does not belong to it', () => {
  expect(withLinks('Open https://a.example/x?y=1.\nBye')).toEqual([
    { text: 'Open ' },
    { text: 'https://a.example/x?y=1', url: 'https://a.example/x?y=1' },
    { text: '.\nBye' },
  ])
})

test('a text without addresses stays whole', () => {
  expect(withLinks('Nothing here')).toEqual([{ text: 'Nothing here' }])
})

test('nothing but web addresses can be followed', () => {
  expect(withLinks('javascript:alert(1) data:text/html,x').some(({ url }) => url)).toBe(false)
})
