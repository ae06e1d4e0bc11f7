import type { Page } from 'playwright-core'
import { hold, same } from '../row.ts'
import { at, from, type Look, SPENT, type Steps } from './steps.ts'

const HOME = '/clientDashboard'
const IDLE_MS = 1_200_000

/** Decisions §7: what the tabs of one browser share, and what each has of its own. */
export const inSeveralTabs: Steps = from(at(HOME), {
  'Activity in one tab keeps the other tabs signed in': beside(async (page, other) => {
    const clock = page.context().clock
    const dialogs = () => Promise.all([page, other].map((tab) => dialogOf(tab).count()))
    await clock.fastForward(IDLE_MS - 60_000)
    await other.mouse.move(240, 340)
    await clock.fastForward(120_000)
    same(await dialogs(), [0, 0], 'The dialogs 2 minutes after activity in the other tab')
    await clock.fastForward(IDLE_MS)
    for (const tab of [page, other]) await dialogOf(tab).waitFor()
    await other.getByRole('button', { name: 'Continue' }).click()
    for (const tab of [page, other]) await dialogOf(tab).waitFor({ state: 'hidden' })
    await clock.fastForward(6_000)
    for (const tab of [page, other])
      hold(!tab.url().endsWith('/login'), 'Continue in one tab leaves another to be signed out.')
  }),
})

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Session Timeout!' })

/** With a second tab of the same browser at the same address, gone again afterwards. */
function beside(look: (page: Page, other: Page) => Promise<void>): Look {
  return async (page, context) => {
    const other = await context.newPage()
    try {
      for (const tab of [page, other]) {
        await at(new URL(page.url()).pathname)(tab, context)
        await tab.getByRole('button', { name: 'Your account' }).waitFor()
      }
      await look(page, other)
    } finally {
      await other.close()
    }
  }
}

/** Decisions §7: what a tab stores is its own, and the server’s word. */
export const inANewTab: Steps = {
  'A new tab asks the server and rebuilds the stored items': async (page, context) => {
    await page.goto('/visaCareManageClients')
    const work = page.getByRole('button', { name: /^Work in this company: / }).first()
    await work.waitFor()
    if ((await storedIn(page)).selectedCorporateId === undefined) await work.click()
    await page.waitForURL('**/clientDashboard')
    await page.getByRole('button', { name: 'Your account' }).waitFor()
    const before = await storedIn(page)
    for (const name of REBUILT) hold((before[name] ?? '') !== '', `The first tab does not store ${name}.`)
    const other = await context.newPage()
    // What another tab stored is not there before the product runs.
    await other.addInitScript(() => {
      window.name = String(sessionStorage.length)
    })
    const [asked] = await Promise.all([other.waitForResponse('**/api/me'), other.goto('/clientDashboard')])
    await other.getByRole('button', { name: 'Your account' }).waitFor()
    same(await other.evaluate(() => window.name), '0', 'How much the new tab stores at first')
    same(asked.status(), 200, 'What the server answers to the new tab')
    same(await storedIn(other), before, 'What the new tab stores')
    return SPENT
  },
}

/** Specification §3: what somebody of a law firm has stored with a corporate selected. */
const REBUILT = [
  ...['AUTHDATA', 'TOKENAUTH', 'Token', 'FIRSTLOGIN', 'LOGINLAWFIRMDATA', 'employerRolePermission'],
  ...['selectedCorporateId', 'selectedLawfirmId', 'loggedLawfirmId', 'selectedAttorneyId', 'loggedAttorneyId'],
]

/** Without the moment at which each tab asked, and the name by which a tab with a questionnaire knows itself. */
async function storedIn(page: Page): Promise<Record<string, string>> {
  const stored = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>)
  const { 'visacare.tab': _name, ...shared } = stored
  const { loginhistory, ...data } = JSON.parse(stored.AUTHDATA ?? '{}')
  const { login_date, ...visit } = loginhistory ?? {}
  const lasts = JSON.parse(stored.TOKENAUTH ?? '{}').expiresIn > 0
  return { ...shared, AUTHDATA: JSON.stringify([data, visit, login_date > '']), TOKENAUTH: lasts ? 'lasts' : '' }
}
