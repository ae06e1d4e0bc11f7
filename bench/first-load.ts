import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumOptions, desktop, FIRST_LISTS, phone, signInAndLeave } from './lib/browser.ts'
import { startDemoServer } from './lib/demo-server.ts'
import { check, list, optionsOf } from './lib/options.ts'
import { atMost, type Line, print } from './lib/verdict.ts'

const options = optionsOf('What a browser with an empty cache loads before the screen is there.', { check, list })
const server = await startDemoServer()
const browser = await chromium.launch(chromiumOptions())
try {
  const lines: Line[] = []
  lines.push(...targets('Sign-in screen', await fresh(browser, (page) => load(page, '/login')), 110, 12))
  for (const path of FIRST_LISTS) {
    const loaded = await fresh(browser, async (page) => {
      await signInAndLeave(page, server.url)
      return load(page, path)
    })
    lines.push(...targets(`First list ${path}`, loaded, 190, 14))
  }
  const onPhone = await fresh(
    browser,
    async (page) => {
      await signInAndLeave(page, server.url, 'employee@visacare.demo')
      return load(page, '/visacareMyCases')
    },
    phone,
  )
  lines.push(...targets('Employee’s home on a phone', onPhone, 150, 14))
  print(lines)
  if (options.check && lines.some(({ ok }) => !ok)) process.exitCode = 1
} finally {
  await browser.close()
  await server.stop()
}

type Loaded = { kilobytes: number; requests: number }

async function fresh(browser: Browser, visit: (page: Page) => Promise<Loaded>, viewport = desktop): Promise<Loaded> {
  const context = await browser.newContext({ viewport, baseURL: server.url })
  try {
    return await visit(await context.newPage())
  } finally {
    await context.close()
  }
}

async function load(page: Page, path: string): Promise<Loaded> {
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
    if (options.list) console.log(String(size).padStart(8), url)
  }
  return { kilobytes: bytes / 1024, requests: fetched.size }
}

// Chromium asks for Brotli, the target is gzip.
async function gzipSize(url: string): Promise<number> {
  const file = await fetch(url)
  return gzipSync(Buffer.from(await file.arrayBuffer()), { level: 9 }).length
}

function targets(screen: string, { kilobytes, requests }: Loaded, most: number, mostRequests: number): Line[] {
  return [
    atMost(`${screen}: JavaScript and CSS, gzip`, kilobytes, most, 'KB', 1),
    atMost(`${screen}: requests`, requests, mostRequests, '', 0),
  ]
}
