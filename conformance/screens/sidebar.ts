import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { hold, same } from '../row.ts'
import { at, from, SPENT, type Steps } from './steps.ts'

/** Specification §2 and decisions §13, in pixels. */
const [ICONS, FULL] = [66, 200]

/** The menu at somebody's side, in a browser in which nobody has folded it yet: from where they land to other pages and back. */
export const atTheSidebar = (who: string, home: string, elsewhere: readonly [string, string]): Steps => {
  const [there, further] = elsewhere
  return from(at(home), {
    [`The sidebar of ${who}: full at home, icons elsewhere, and as the reader left it`]: async (page, context) => {
      const look = async (tab: Page, address: string, width: number) => {
        await tab.goto(address)
        await becomes(tab, width, address)
      }
      await look(page, home, FULL)
      await look(page, there, ICONS)
      await hasNames(page)
      await look(page, further, ICONS)
      await page.getByRole('button', { name: 'Show menu texts' }).click()
      await becomes(page, FULL, `${further}, unfolded,`)
      await look(page, there, FULL)
      const next = await context.newPage()
      await look(next, there, FULL)
      await look(next, home, FULL)
      await next.getByRole('button', { name: 'Show icons only' }).click()
      await becomes(next, ICONS, `${home}, folded,`)
      await look(next, home, ICONS)
      // What was chosen goes with the tab's context.
      return SPENT
    },
  })
}

async function becomes(page: Page, width: number, address: string): Promise<void> {
  await page.getByRole('navigation').first().waitFor()
  await page
    .waitForFunction((px) => document.querySelector('nav')?.getBoundingClientRect().width === px, width, {
      timeout: 5_000,
    })
    .catch(() => {})
  const { width: is } = (await page.getByRole('navigation').first().boundingBox()) ?? {}
  same(is, width, `The width of the sidebar at ${address}`)
}

/** Icons have names for those who do not see them, and show them on hover and on focus. */
async function hasNames(page: Page): Promise<void> {
  const entries = page.getByRole('navigation').first().locator('li').locator('a, button')
  const count = await entries.count()
  hold(count > 1, 'The sidebar has no entries.')
  for (let index = 0; index < count; index += 1) {
    const entry = entries.nth(index)
    const name = (await entry.textContent())?.trim() ?? ''
    hold(name !== '', `Entry ${index + 1} of the sidebar has no name.`)
    const label = entry.getByText(name, { exact: true })
    const isSeen = () => label.evaluate((own) => getComputedStyle(own).opacity === '1' && own.clientWidth > 0)
    const comesToBe = async (seen: boolean) => {
      for (let tries = 0; tries < 40 && (await isSeen()) !== seen; tries += 1) await setTimeout(50)
      return (await isSeen()) === seen
    }
    await page.mouse.move(700, 500)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    hold(await comesToBe(false), `The text of ${name} stands beside its icon.`)
    if (await entry.isDisabled()) continue
    await entry.hover()
    hold(await comesToBe(true), `${name} has no label under the pointer.`)
    await page.mouse.move(700, 500)
    // As the keyboard brings it: away and back with Tab.
    await entry.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    hold(await comesToBe(true), `${name} has no label with the focus.`)
  }
}
