import { existsSync } from 'node:fs'
import type { LaunchOptions, Page } from 'playwright-core'
import { demoPasswordText } from '#app/demo/load.ts'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']

/** Debian's Chromium, else the one without a window that the tests install; another one by CHROMIUM_PATH. */
export const chromiumOptions = (...args: string[]): LaunchOptions => ({
  executablePath: process.env.CHROMIUM_PATH ?? INSTALLED.find((path) => existsSync(path)) ?? INSTALLED[0],
  args: ['--no-sandbox', '--disable-gpu', ...args],
})

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/** The lists an administrator begins with. */
export const FIRST_LISTS = ['/visaCareManageClients', '/user/manageusers']

/** Signs somebody of the demo in, the administrator unless told, and leaves the product, so that nothing is under way any more. */
export async function signInAndLeave(page: Page, url: string, who = 'admin@visacare.demo'): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel('User name').fill(who)
  await page.getByLabel('Password', { exact: false }).first().fill(demoPasswordText)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('banner').waitFor()
  await page.goto('about:blank')
}
