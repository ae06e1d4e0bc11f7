import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { hold, same } from '../row.ts'
import { at, from, openPanel, pathOf, SPENT, type Steps, shows } from './steps.ts'

const HOME = '/clientDashboard'
const LOST = 'Your Internet connection is Lost !!!. Do you want to Reload?'
const CHECK = /\/api\/session-state\b/
const NEXT_CHECK_MS = 31_000

/** What becomes of a page whose server does not answer, or takes its time (specification §8, decisions §11 and §12). */
export const overTheLine: Steps = {
  ...from(at(HOME), {
    'A lost connection keeps the page, and the session is checked again when it is back': async (page) => {
      await page.getByRole('button', { name: 'Your account' }).waitFor()
      // The browser itself believes that it is online, as behind a router that lost its line.
      await page.route(CHECK, (route) => route.abort())
      await page.clock.fastForward(NEXT_CHECK_MS)
      await shows(page, LOST)
      same(pathOf(page), HOME, 'Where the page stands')
      await page.unroute(CHECK)
      const [answer] = await Promise.all([page.waitForResponse(CHECK), page.clock.fastForward(NEXT_CHECK_MS)])
      same(answer.status(), 200, 'The answer to the check once the connection is back')
      await page.getByText(LOST).waitFor({ state: 'hidden' })
      same(pathOf(page), HOME, 'Where the page stands afterwards')
    },
    'A call waits for its answer however long it takes': async (page) => {
      let release = () => {}
      const answered = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/api/news**', async (route) => {
        await answered
        await route.continue()
      })
      const asked = page.waitForRequest('**/api/news**')
      await page.goto('/visaCareNews')
      const request = await asked
      // In steps, so that somebody sits there and the session lasts.
      for (let minutes = 0; minutes < 45; minutes += 15) {
        await page.clock.fastForward(15 * 60_000)
        await page.mouse.move(200 + minutes, 300)
      }
      await setTimeout(200)
      same(request.failure(), null, 'What became of a call that takes 45 minutes')
      release()
      same((await request.response())?.status(), 200, 'The answer in the end')
      await page.unroute('**/api/news**')
      return SPENT
    },
  }),
  ...from(at('/staticui/setpassword'), {
    'A script that does not load says so, and Reload brings the page': async (page) => {
      await page.route('**/assets/*.js', (route) => route.abort())
      await openPanel(page)
      await page.getByRole('link', { name: 'Profile', exact: true }).last().click()
      await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor()
      await page.unroute('**/assets/*.js')
      await page.getByRole('button', { name: 'Reload', exact: true }).click()
      await page.getByRole('tab', { name: 'Basic Details', exact: true }).waitFor()
      return SPENT
    },
  }),
}

/** The terms are a PDF of their own tab (specification §7): what signing in says of them, and what stands at its link. */
export async function termsOpen(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Terms and conditions (PDF)' })
  same(await link.getAttribute('target'), '_blank', 'Where the link opens')
  const answer = await page.request.get(String(await link.getAttribute('href')))
  hold((await answer.body()).subarray(0, 5).toString() === '%PDF-', 'What it opens is no PDF.')
}
