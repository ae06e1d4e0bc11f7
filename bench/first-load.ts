import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumOptions, desktop, FIRST_LISTS, phone, signInAndLeave } from './lib/browser.ts'
import { startDemoServer } from './lib/demo-server.ts'
import { firstLoad, type Loaded, MOST } from './lib/first-load.ts'
import { check, list, optionsOf } from './lib/options.ts'
import { atMost, type Line, print } from './lib/verdict.ts'

const options = optionsOf('What a browser with an empty cache loads before the screen is there.', { check, list })
const server = await startDemoServer()
const browser = await chromium.launch(chromiumOptions())
try {
  const lines: Line[] = []
  lines.push(...targets('Sign-in screen', await fresh(browser, (page) => load(page, '/login')), MOST.signIn))
  for (const path of FIRST_LISTS) {
    const loaded = await fresh(browser, async (page) => {
      await signInAndLeave(page, server.url)
      return load(page, path)
    })
    lines.push(...targets(`First list ${path}`, loaded, MOST.list))
  }
  const onPhone = await fresh(
    browser,
    async (page) => {
      await signInAndLeave(page, server.url, 'employee@visacare.demo')
      return load(page, '/visacareMyCases')
    },
    phone,
  )
  lines.push(...targets('Employee’s home on a phone', onPhone, MOST.phone))
  print(lines)
  if (options.check && lines.some(({ ok }) => !ok)) process.exitCode = 1
} finally {
  await browser.close()
  await server.stop()
}

function load(page: Page, path: string): Promise<Loaded> {
  return firstLoad(page, path, options.list ? (size, url) => console.log(String(size).padStart(8), url) : undefined)
}

async function fresh(browser: Browser, visit: (page: Page) => Promise<Loaded>, viewport = desktop): Promise<Loaded> {
  const context = await browser.newContext({ viewport, baseURL: server.url })
  try {
    return await visit(await context.newPage())
  } finally {
    await context.close()
  }
}

function targets(screen: string, { kilobytes, requests }: Loaded, most: Loaded): Line[] {
  return [
    atMost(`${screen}: JavaScript and CSS, gzip`, kilobytes, most.kilobytes, 'KB', 1),
    atMost(`${screen}: requests`, requests, most.requests, '', 0),
  ]
}
