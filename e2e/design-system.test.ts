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
        expect(await violationsOn(page, '[aria-modal]'), name).toEqual([])
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
  expect(await layerOf(page, '[data-layer]')).toBe('1100')
  await page.getByRole('button', { name: 'Choose Filed on' }).click()
  expect(await layerOf(page, '[role="dialog"][aria-label="Choose Filed on"]')).toBe('1101')
  await page.keyboard.press('Escape')
  expect(await page.locator('[aria-modal]').count()).toBe(1)
  await close(page)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  expect(await layerOf(page, '[role="dialog"][aria-label="Notifications"]')).toBe('1000')
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
  await page.locator('[aria-modal]').waitFor()
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('[aria-modal]').waitFor({ state: 'detached' })
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
