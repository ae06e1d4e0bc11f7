import type { Page } from 'playwright-core'
import { hold, same } from '../row.ts'
import { at, from, type Look, type Steps } from './steps.ts'

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
