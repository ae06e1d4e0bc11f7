import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { elements } from '../scripts/lib/elements.ts'
import { violationsOn } from './setup/axe.ts'
import { desktop, expectAccessible, phone, visit } from './setup/browser.ts'
import { launchBrowser } from './setup/chromium.ts'

const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
  "connect-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'"

let browser: Browser
let server: Server
let folder: string
let url: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visacare-gallery-'))
  // The test runner's own NODE_ENV would build React for development.
  vi.stubEnv('NODE_ENV', 'production')
  await buildGallery(folder)
  vi.unstubAllEnvs()
  server = serve(folder)
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  server?.close()
  await rm(folder, { recursive: true, force: true })
})

for (const scheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of Object.entries({ desktop, phone })) {
    test(`every part is accessible and needs no inline style or script, ${scheme}, on a ${device}`, async () => {
      const { page, context, problems } = await visit(browser, url, viewport)
      await page.addInitScript((chosen) => localStorage.setItem('visacare.colorScheme', chosen), scheme)
      await page.goto('/')
      await page.locator(`html[data-color-scheme="${scheme}"]`).waitFor()
      await expectAccessible(page)
      for (const name of ['Session', 'Logout', 'Notice', 'Confirm', 'User details', 'Date in a dialog']) {
        await open(page, name)
        // Only the dialog: the page behind it is out of reach, and what the dialog half covers is no target now.
        expect(await violationsOn(page, 'dialog[open]'), name).toEqual([])
        // No key closes the question whether somebody is still there (specification §4).
        await (name === 'Session' ? page.getByRole('button', { name: 'Continue' }).click() : close(page))
      }
      await page.goto('/?signed-out')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expectAccessible(page)
      expect(problems).toEqual([])
      await context.close()
    })
  }
}

test('the checker finds what is wrong, also on a page that was found good before', async () => {
  const { page, context } = await visit(browser, url)
  await page.goto('/?signed-out')
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  expect([await violationsOn(page), await violationsOn(page)]).toEqual([[], []])
  await page.evaluate(() => {
    const pale = document.createElement('p')
    pale.style.color = 'rgb(187, 187, 187)'
    pale.style.background = 'white'
    pale.textContent = 'Too pale to be read'
    document.querySelector('main')?.append(pale, document.createElement('button'))
  })
  expect((await violationsOn(page)).map((each) => each.split(':')[0])).toEqual(['button-name', 'color-contrast'])
  await context.close()
})

test('dialogs, overlays and toasts lie on the layers of the specification', async () => {
  const { page, context } = await visit(browser, url)
  await page.goto('/')
  expect(await layerOf(page, '[class*="toasts"]')).toBe('1200')
  await open(page, 'Date in a dialog')
  expect(await layerOf(page, 'dialog[open]')).toBe('1100')
  await page.getByRole('button', { name: 'Choose Filed on' }).click()
  expect(await layerOf(page, '[role="dialog"][aria-label="Choose Filed on"]')).toBe('1101')
  await page.keyboard.press('Escape')
  expect(await page.locator('dialog[open]').count()).toBe(1)
  await close(page)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  expect(await layerOf(page, '[role="dialog"][aria-label="Notifications"]')).toBe('1000')
  await context.close()
})

test('no key and no press beside it closes the question whether somebody is still there, and its button has the focus', async () => {
  const { page, context } = await visit(browser, url)
  await page.goto('/')
  await open(page, 'Session')
  expect(await focused(page)).toBe('Continue')
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await page.keyboard.press('Escape')
  expect(await page.getByRole('dialog', { name: 'Session Timeout!' }).isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Continue' }).click()
  expect(await focused(page)).toBe('Session')
  await context.close()
})

test('of two dialogs Escape closes the upper one, and a list that takes Escape for itself keeps both', async () => {
  const { page, context } = await visit(browser, url)
  await page.goto('/')
  await open(page, 'Date in a dialog')
  const dialogs = page.locator('dialog[open]')
  await page.getByRole('combobox', { name: 'Filed in' }).click()
  await page.getByRole('option', { name: 'Maryland' }).waitFor()
  await page.keyboard.press('Escape')
  expect([await page.getByRole('option', { name: 'Maryland' }).count(), await dialogs.count()]).toEqual([0, 1])
  // No file was chosen: its field says so with the word that a dialog closes on.
  await page.getByLabel('Receipt notice').dispatchEvent('cancel')
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  expect(await dialogs.count()).toBe(2)
  await page.keyboard.press('Escape')
  expect(await dialogs.evaluateAll((all) => all.map((each) => each.querySelector('h2')?.textContent))).toEqual([
    'When was it filed?',
  ])
  await page.mouse.click(5, 5)
  expect(await dialogs.count()).toBe(0)
  await context.close()
})

test('Tab goes round inside a dialog, and the page behind it is neither reached nor scrolled', async () => {
  const { page, context } = await visit(browser, url)
  await page.goto('/')
  await open(page, 'Date in a dialog')
  expect(await focused(page)).toBe('Close')
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(200, 200)
  await page.mouse.wheel(0, 400)
  const reached: string[] = []
  for (let each = 0; each < 16; each += 1) {
    await page.keyboard.press('Tab')
    // Between its last and its first control are those of the browser itself.
    if (await page.evaluate(() => document.activeElement !== document.body)) reached.push(await focused(page))
  }
  expect(new Set(reached)).toEqual(
    new Set([
      'Close',
      'Filed on',
      'Choose Filed on',
      'Filed in',
      'Receipt notice',
      'Keep',
      'Leave',
      'More about the filing',
    ]),
  )
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await context.close()
})

test.each([true, false])('a dialog mounted open gives the focus back; it stays mounted: %s', async (staysMounted) => {
  const { page, context } = await visit(browser, url)
  await page.goto('/')
  if (!staysMounted) await open(page, 'Date in a dialog')
  const opener = staysMounted ? 'Confirm' : 'Leave'
  await page.getByRole('button', { name: opener, exact: true }).click()
  const upper = page.getByRole('dialog').last()
  await upper.getByRole('button', { name: staysMounted ? 'Withdraw' : 'Leave it' }).click()
  await upper.getByRole('button', { name: 'Cancel' }).waitFor({ state: 'detached' })
  expect(await focused(page)).toBe(opener)
  await context.close()
})

test('what is said lies above the dialog, is heard and pressed there, and outlives it', async () => {
  const { page, context } = await visit(browser, url, phone)
  await page.goto('/')
  await open(page, 'Date in a dialog')
  await page.getByRole('button', { name: 'Keep' }).click()
  await page.getByText('Kept as a draft').waitFor()
  const heard = await namesHeard(page)
  expect([heard.includes('Kept as a draft'), heard.includes('Discard'), heard.includes('Dialogs and toasts')]).toEqual([
    true,
    true,
    false,
  ])
  // Nothing of the dialog lies under it, and of a second one neither.
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  const band = await page.locator('[data-toasts]').boundingBox()
  for (const each of await page.getByRole('dialog').all()) {
    const box = await each.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(band?.y ?? 0)
  }
  await page.getByRole('button', { name: 'Leave it' }).click()
  await page.getByText('Left', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  expect(await page.getByText('Left', { exact: true }).isVisible()).toBe(true)
  expect(await namesHeard(page)).toEqual(expect.arrayContaining(['Left', 'Dialogs and toasts']))
  await context.close()
})

test('a menu closes on Escape, on its button, on a press beside it and where the focus goes on; its dialog stays', async () => {
  const { page, context } = await visit(browser, url)
  await page.goto('/')
  await open(page, 'Date in a dialog')
  const button = page.getByRole('button', { name: 'More about the filing' })
  const menu = page.getByRole('dialog', { name: 'More about the filing' })
  const ways: Record<string, () => Promise<void>> = {
    Escape: () => page.keyboard.press('Escape'),
    'its button': () => button.click(),
    'a press beside it': () => page.getByRole('heading', { name: 'When was it filed?' }).click(),
    'the focus': async () => {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
    },
  }
  for (const [way, close] of Object.entries(ways)) {
    await button.click()
    await menu.waitFor()
    expect(await focused(page), way).toBe('More about the filing')
    await close()
    await menu.waitFor({ state: 'detached' })
    expect(await page.getByRole('heading', { name: 'When was it filed?' }).isVisible(), way).toBe(true)
    if (way === 'Escape' || way === 'its button') expect(await focused(page), way).toBe('More about the filing')
  }
  await context.close()
})

test('the sidebar is 66 px with icons and 200 px with texts above 1024 px, and a drawer below', async () => {
  const { page, context } = await visit(browser, url)
  await page.goto('/')
  const sidebar = page.getByRole('navigation', { name: 'Main menu' })
  expect((await sidebar.boundingBox())?.width).toBe(200)
  await page.getByRole('button', { name: 'Show icons only' }).click()
  expect((await sidebar.boundingBox())?.width).toBe(66)
  await page.setViewportSize({ width: 1024, height: 800 })
  expect(await sidebar.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect(await page.getByRole('dialog', { name: 'VisaCare' }).isVisible()).toBe(true)
  await page.setViewportSize({ width: 1025, height: 800 })
  expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false)
  await context.close()
})

async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.locator('dialog[open]').waitFor()
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}

/** The name of what has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const now = document.activeElement
    const label = now instanceof HTMLInputElement ? now.labels?.[0]?.textContent : undefined
    return (now?.getAttribute('aria-label') ?? label ?? now?.textContent ?? '').trim()
  })

/** What a screen reader comes to: of all names those that are not out of reach. */
async function namesHeard(page: Page): Promise<unknown[]> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  await devtools.detach()
  return nodes.filter(({ ignored }) => !ignored).map(({ name }) => name?.value)
}

const layerOf = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).zIndex)

const buildGallery = (outDir: string) =>
  build({
    configFile: false,
    root: 'src/ui/gallery',
    plugins: [elements.plugin()],
    resolve: { alias: elements.alias },
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { input: 'src/ui/gallery/gallery.html' },
    },
  })

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

function serve(root: string): Server {
  const answer = async (path: string) => readFile(join(root, path === '/' ? 'gallery.html' : path))
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery')
    answer(pathname).then(
      (body) => {
        const type = TYPES[extname(pathname) || '.html'] ?? 'application/octet-stream'
        response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY }).end(body)
      },
      () => response.writeHead(404).end(),
    )
  }).listen(0, '127.0.0.1')
}
