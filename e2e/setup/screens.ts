import type { Page } from 'playwright-core'
import { defaultRights } from '#app/default-rights.ts'
import { menuFor } from '#app/menus.ts'
import { isFor, mayOpen, routes } from '#app/routes/table.ts'
import { documentTitle } from '#app/routes/titles.ts'
import { isBuilt } from '#platform/routes/milestones.ts'
import type { Route } from '#platform/routes/route.ts'
import { expectAccessible } from './browser.ts'
import { walkTo } from './pages.ts'
import { settled } from './settled.ts'

/** Of several roles, each with the built screens that its seeded menu and rights open and none before it does. */
export function screensByRole(roles: readonly number[]): [roleId: number, routes: Route[]][] {
  const taken = new Set<string>()
  return roles.flatMap((roleId) => {
    const own = screensOf(roleId).filter(({ screen }) => !taken.has(screen))
    for (const { screen } of own) taken.add(screen)
    return own.length === 0 ? [] : [[roleId, own]]
  })
}

/** Each screen at its first address. */
function screensOf(roleId: number): Route[] {
  const names = menuFor(roleId)
    .flatMap((row) => [row, ...(row.children ?? [])])
    .map((row) => row.permissionName)
  const rights = Object.entries(defaultRights).flatMap(([right, roles]) => (roles.includes(roleId) ? [right] : []))
  const open = routes.filter(
    (route) =>
      route.access === 'session' &&
      isBuilt(route) &&
      route.path !== '/home' &&
      mayOpen(route, names) &&
      isFor(route, rights),
  )
  return [...new Map(open.toReversed().map((route) => [route.screen, route])).values()].toReversed()
}

/** Goes from address to address; what is made the same has the same faults: a page is looked at when it has a kind of element that none before it had. */
export async function expectEachAccessible(
  page: Page,
  addresses: readonly string[],
  look: (address: string) => Promise<void> = async () => {},
): Promise<void> {
  const seen = new Set<string>()
  for (const address of addresses) {
    await page.evaluate(() => document.querySelector('main > *')?.setAttribute('data-before', ''))
    await walkTo(page, address)
    const named = (late: Error) => {
      throw new Error(`${address} led to ${page.url()}: ${late.message}`)
    }
    await page.waitForFunction((words) => document.title === words, documentTitle(address)).catch(named)
    // The screen before stays until this one is loaded; two addresses of one screen share it.
    await page
      .waitForFunction(() => document.querySelector('main > [data-before]') === null, null, { timeout: 1500 })
      .catch(() => {})
    await page.locator('h1').first().waitFor({ state: 'attached' }).catch(named)
    await settled(page)
    await look(address)
    const kinds = await kindsOn(page)
    if (kinds.some((kind) => !seen.has(kind))) await expectAccessible(page)
    for (const kind of kinds) seen.add(kind)
  }
}

/** The kinds of elements on a page: how each is drawn and what it is for, without its words. */
const kindsOn = (page: Page): Promise<string[]> =>
  page
    .locator('main')
    .first()
    .evaluate((main) => [
      ...new Set(
        [...main.querySelectorAll('*')].map((each) =>
          [
            each.tagName,
            ...[...each.attributes].map(({ name, value }) => (/^(class|role|type)$/.test(name) ? value : name)),
          ].join(' '),
        ),
      ),
    ])
