import type { Page } from 'playwright-core'
import { hold } from '../row.ts'
import { at, from, type Look, now, SPENT, type Steps } from './steps.ts'

const HOME = '/clientDashboard'
const IDLE_MS = 1_200_000
const EXPIRES =
  'Your session is about to expire in few seconds due to inactivity. You will be redirected to the login page.'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Session Timeout!' })
const lastActivity = (page: Page) => page.evaluate(() => Number(localStorage.getItem('visacare.lastActivity')))

/** A browser turns the wheel some time after it is asked to: until the page has heard of it. */
async function turnWheel(page: Page): Promise<void> {
  const heard = await page.evaluateHandle(() => ({
    wheel: new Promise<void>((resolve) => window.addEventListener('wheel', () => resolve(), { once: true })),
  }))
  await page.mouse.wheel(0, 40)
  await heard.evaluate(({ wheel }) => wheel)
}

/** The dialog that comes after 20 minutes is open. */
const timedOut: Look = async (page, context) => {
  await at(HOME)(page, context)
  await page.getByRole('button', { name: 'Your account' }).waitFor()
  if ((await dialogOf(page).count()) === 0) await page.clock.fastForward(IDLE_MS + 1_000)
  await dialogOf(page).waitFor()
}

/** Specification §4 and §9: a session that nobody uses. */
export const atTheTimeout: Steps = {
  ...from(at(HOME), {
    'Idle event throttle 200 ms': async (page) => {
      await page.getByRole('button', { name: 'Your account' }).waitFor()
      await page.clock.pauseAt((await now(page)) + 1_000)
      const marked = async (after: number) => {
        await page.clock.runFor(after)
        await page.mouse.move(200 + Math.random() * 100, 300)
        return lastActivity(page)
      }
      const first = await marked(300)
      hold((await marked(150)) === first, 'A movement 150 ms after another counts.')
      hold((await marked(100)) > first, 'A movement 250 ms after another does not count.')
      await page.clock.resume()
    },
    'Keyboard, wheel, touch and a page that is seen again count as activity': async (page) => {
      await page.getByRole('button', { name: 'Your account' }).waitFor()
      await page.clock.pauseAt((await now(page)) + 1_000)
      const tell = (target: 'document' | 'body', name: string) =>
        page.evaluate(
          ([where, what]) =>
            (where === 'body' ? document.body : document).dispatchEvent(new Event(String(what), { bubbles: true })),
          [target, name],
        )
      const acts = {
        keyboard: () => page.keyboard.press('Shift'),
        wheel: () => turnWheel(page),
        touch: () => tell('body', 'touchstart'),
        visibility: () => tell('document', 'visibilitychange'),
      }
      for (const [name, act] of Object.entries(acts)) {
        await page.clock.runFor(1_000)
        const before = await lastActivity(page)
        await act()
        await page.clock.runFor(10)
        hold((await lastActivity(page)) > before, `Nothing is noticed of the ${name}.`)
      }
      await page.clock.resume()
    },
    'Idle time-out 1,200,000 ms': async (page) => {
      await page.getByRole('button', { name: 'Your account' }).waitFor()
      await page.mouse.move(220, 320)
      await page.clock.fastForward(IDLE_MS - 10_000)
      hold((await dialogOf(page).count()) === 0, 'The dialog opens before 1,200,000 ms.')
      await page.clock.fastForward(11_000)
      await dialogOf(page).waitFor()
    },
  }),
  ...from(timedOut, {
    'The Session Timeout dialog says why, and offers Continue and Log Out': async (page) => {
      const said = await dialogOf(page).innerText()
      hold(said.includes(EXPIRES), `The dialog says ${said.replaceAll('\n', ' ')}`)
      for (const name of ['Continue', 'Log Out'])
        hold(
          (await dialogOf(page).getByRole('button', { name, exact: true }).count()) === 1,
          `It does not offer ${name}.`,
        )
    },
    'The timeout dialog is closed neither by Escape nor beside it': async (page) => {
      await page.keyboard.press('Escape')
      await page.mouse.click(8, 400)
      hold((await dialogOf(page).count()) === 1, 'The dialog was closed.')
    },
    'Continue cancels the logout': async (page) => {
      await page.getByRole('button', { name: 'Continue' }).click()
      await dialogOf(page).waitFor({ state: 'hidden' })
      await page.clock.fastForward(6_000)
      hold(!page.url().endsWith('/login'), 'The session ended in spite of it.')
      hold((await dialogOf(page).count()) === 0, 'The idle timer was not reset.')
    },
  }),
  ...from(at(HOME), {
    'Idle grace 5,000 ms': async (page) => {
      await page.getByRole('button', { name: 'Your account' }).waitFor()
      await page.clock.pauseAt((await now(page)) + 1_000)
      await page.clock.runFor((await lastActivity(page)) + IDLE_MS + 100 - (await now(page)))
      await dialogOf(page).waitFor()
      await page.clock.runFor(4_500)
      hold((await dialogOf(page).count()) === 1, 'The session ends before 5,000 ms.')
      await page.clock.runFor(600)
      await page.clock.resume()
      await page.waitForURL('**/login')
      return SPENT
    },
  }),
  ...from(timedOut, {
    'Log Out in the timeout dialog logs out at once': async (page) => {
      await page.clock.pauseAt((await now(page)) + 1_500)
      await dialogOf(page).getByRole('button', { name: 'Log Out', exact: true }).click()
      await page.waitForURL('**/login')
      return SPENT
    },
  }),
}
