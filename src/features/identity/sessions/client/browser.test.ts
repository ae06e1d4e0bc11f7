import { expect, test } from 'vitest'
import { browserNameAndVersion } from './browser.ts'

const named = (userAgent: string) => browserNameAndVersion({ userAgent })

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox 143'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome 140',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge 140',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari 18',
  ],
  ['something else', 'Unknown browser'],
])('%s is told by its name', (userAgent, name) => {
  expect(named(userAgent)).toBe(name)
})

test('a browser that names its brand is called by it, not by the engine or the decoy', () => {
  const brands = [
    { brand: 'Chromium', version: '140' },
    { brand: 'Not=A?Brand', version: '24' },
    { brand: 'Google Chrome', version: '140' },
  ]
  expect(browserNameAndVersion({ userAgent: '', userAgentData: { brands } })).toBe('Google Chrome 140')
})
