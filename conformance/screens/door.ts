import { hold } from '../row.ts'
import type { Server } from '../server.ts'
import { termsOpen } from './connection.ts'
import { signIn } from './entering.ts'
import type { Newcomer } from './newcomers.ts'
import { publicPages } from './public-pages.ts'
import { at, from, type Look, SPENT, type Steps, shows } from './steps.ts'

/** Before anybody is signed in, and with a password that somebody else typed. */
export const atTheDoor = (newcomer: Newcomer, server: Server): Steps => ({
  ...from(at('/login'), {
    'Offline and not logged in: a red banner': async (page, context) => {
      await page.getByRole('button', { name: 'Sign In' }).waitFor()
      await context.setOffline(true)
      const banner = page.getByText('Please Check your internet connection...', { exact: true }).first()
      await banner.waitFor()
      const red = await banner.evaluate((own) => {
        for (let each: Element | null = own; each; each = each.parentElement) {
          const [r = 0, g = 0, b = 0, alpha = 1] =
            getComputedStyle(each)
              .backgroundColor.match(/[\d.]+/g)
              ?.map(Number) ?? []
          if (alpha > 0) return r > g + 40 && r > b + 40
        }
        return false
      })
      hold(red, 'The banner is not red.')
      await context.setOffline(false)
      await banner.waitFor({ state: 'hidden' })
    },
    'An unused service worker is unregistered at start-up': (page) =>
      page.locator('html[data-unregistered="yes"]').waitFor({ state: 'attached' }),
    'The terms open as a PDF in a tab of their own': termsOpen,
    'A wrong password is a Login Error': async (page) => {
      await signIn(page, { ...newcomer, password: 'Wrong@12345' })
      await shows(page, 'Login Error.')
    },
  }),
  ...publicPages(newcomer, server),
  'FIRSTLOGIN leads to the new password': firstLogin(newcomer),
  ...from(firstLogin(newcomer), {
    'FIRSTLOGIN leads there from every other address': async (page) => {
      for (const path of ['/', '/home', '/clientDashboard', '/uscis', '/visaCareClientProfile']) {
        await page.goto(path)
        await page.waitForURL('**/firstLoginChangePassword')
      }
    },
    'The first password is chosen without the top bar': async (page) => {
      await page
        .getByLabel(/^New password/)
        .first()
        .waitFor()
      hold((await page.getByRole('button', { name: 'Your account' }).count()) === 0, 'The page shows the top bar.')
      return SPENT
    },
  }),
})

const firstLogin =
  (newcomer: Newcomer): Look =>
  async (page) => {
    if (page.url().endsWith('/firstLoginChangePassword')) return
    await signIn(page, newcomer)
    await page.waitForURL('**/firstLoginChangePassword')
  }
