import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** JavaScript and CSS, gzip; and everything that was asked for. */
export type Loaded = { kilobytes: number; requests: number }

/** What a first visit may cost; `npm test` asks for the same (e2e/first-load.test.ts). */
export const MOST = {
  signIn: { kilobytes: 110, requests: 12 },
  list: { kilobytes: 190, requests: 14 },
  phone: { kilobytes: 150, requests: 14 },
} satisfies Record<string, Loaded>

/** What a browser with an empty cache loads until an address is there. */
export async function firstLoad(
  page: Page,
  path: string,
  tell: (size: number, url: string) => void = () => {},
): Promise<Loaded> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.clearBrowserCache')
  const fetched = new Map<string, { type: string; url: string }>()
  devtools.on('Network.responseReceived', ({ requestId, type, response: { url } }) => {
    fetched.set(requestId, { type, url })
  })
  // What a preload has already brought is no request of its own.
  const cached = new Set<string>()
  devtools.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  await page.goto(path)
  await page.locator('main').first().waitFor()
  await page.waitForLoadState('networkidle')
  let bytes = 0
  for (const requestId of cached) fetched.delete(requestId)
  for (const { type, url } of fetched.values()) {
    const size = ['Script', 'Stylesheet'].includes(type) ? await gzipSize(url) : 0
    bytes += size
    tell(size, url)
  }
  return { kilobytes: bytes / 1024, requests: fetched.size }
}

// Chromium asks for Brotli, the target is gzip.
async function gzipSize(url: string): Promise<number> {
  const file = await fetch(url)
  return gzipSync(Buffer.from(await file.arrayBuffer()), { level: 9 }).length
}
