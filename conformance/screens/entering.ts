import type { Page } from 'playwright-core'
import type { Newcomer } from './newcomers.ts'

/** Signs in with the password that somebody else typed. */
export async function signIn(page: Page, { userName, password }: Newcomer): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('User name').fill(userName)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

export const OWN_PASSWORD = 'Bright-Lamp4!'

/** The first login chooses an own password. Whoever is not led there goes: a step of its own looks at that. */
export async function choosePassword(page: Page): Promise<void> {
  await page
    .waitForURL('**/firstLoginChangePassword', { timeout: 5_000 })
    .catch(() => page.goto('/firstLoginChangePassword'))
  for (const label of [/^New password/, /^Confirm new password/])
    await page.getByLabel(label).first().fill(OWN_PASSWORD)
  await page.getByRole('button', { name: /save|set|choose/i }).click()
  await page.waitForURL((url) => url.pathname !== '/firstLoginChangePassword')
  await page.getByRole('main').waitFor()
}
