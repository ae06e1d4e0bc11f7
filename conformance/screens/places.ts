import type { Browser, Page } from 'playwright-core'
import { accounts } from '../demo.ts'
import type { Server } from '../server.ts'
import { DESKTOP } from './steps.ts'

/** What a visitor finds at an address. */
export type Place = {
  /** Where the visit ended: the product may lead on. */
  path: string
  /** What the browser calls the page. */
  title: string
  /** The lines of the top bar; null where there is none. */
  bar: readonly string[] | null
  /** Every text of the page below it. */
  page: string
}

/** Who goes where: a role, or nobody who is signed in. */
export type Visit = { role: number | null; address: string /** What the page is known by. */; says?: string }

export const keyOf = ({ role, address }: Pick<Visit, 'role' | 'address'>): string => `${role ?? 'nobody'} ${address}`

const TABS_AT_ONCE = 2

/** Goes to every address, each role in one tab: from page to page the way a link of the product leads, without a reload. */
export async function visitAll(
  browser: Browser,
  server: Server,
  visits: readonly Visit[],
): Promise<Map<string, Place | string>> {
  const found = new Map<string, Place | string>()
  const roles = [...new Set(visits.map(({ role }) => role))]
  const goRound = async (): Promise<void> => {
    for (let role = roles.shift(); role !== undefined; role = roles.shift()) {
      const page = await tabOf(browser, server, role)
      // Of two visits to one address the first counts: it knows what to look for.
      const own = new Map(visits.toReversed().flatMap((each) => (each.role === role ? [[each.address, each]] : [])))
      for (const visit of own.values()) found.set(keyOf(visit), await arrive(page, visit).catch(why))
      await page.context().close()
    }
  }
  await Promise.all(Array.from({ length: TABS_AT_ONCE }, goRound))
  return found
}

const why = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function tabOf(browser: Browser, server: Server, role: number | null): Promise<Page> {
  const context = await browser.newContext({ viewport: DESKTOP, baseURL: server.origin, reducedMotion: 'reduce' })
  if (role !== null) {
    // The session that the calls of this role have anyway: a second login would close it.
    const { cookie, login } = await server.signIn(`${accounts[role]}@visacare.demo`)
    const cookies = cookie.split('; ').map((each) => each.split('='))
    await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: server.origin })))
    // A page without this mark does not ask whether somebody is signed in.
    await context.addInitScript((token) => localStorage.setItem('visacare.signedIn', token), login.Token)
  }
  const page = await context.newPage()
  await page.goto('/checkingpage')
  return page
}

async function arrive(page: Page, { role, address, says = '' }: Visit): Promise<Place> {
  if (role === null) await page.goto(address)
  else
    await page.evaluate((to) => {
      window.history.pushState(null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, address)
  await page.waitForFunction(isSettled, undefined, { timeout: 20_000, polling: 60 })
  // What was asked for the page before can stand there for a moment; what it says in the end is looked at by its row.
  if (says !== '')
    await page
      .getByRole('main')
      .getByText(says)
      .first()
      .waitFor({ timeout: 5_000 })
      .catch(() => {})
  return page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.getClientRects().length > 0)
    return {
      path: window.location.pathname,
      title: document.title.replace(/ · VisaCare$/, ''),
      // Screens have headers of their own; the bar is the one with the account in it.
      bar:
        seen('header')
          .find((each) => each.innerText.includes('Your account'))
          ?.innerText.split('\n') ?? null,
      page: (seen('main')[0] ?? document.body).innerText,
    }
  })
}

/** Nothing is on its way any more, and what is there stood there a moment ago too. A page that goes is hidden at first. */
function isSettled(): boolean {
  const shown = (each: HTMLElement) => each.getClientRects().length > 0
  const page = [...document.querySelectorAll('main')].find(shown) ?? document.body
  const now = `${window.location.pathname} ${document.title} ${page.innerText}`
  const before = document.body.getAttribute('data-seen')
  document.body.setAttribute('data-seen', now)
  const waits = [...document.querySelectorAll<HTMLElement>('[role="status"], [aria-busy="true"]')].some(
    (each) =>
      shown(each) &&
      (each.getAttribute('aria-busy') === 'true' || /^(Loading|VisaCare is starting)/.test(each.textContent ?? '')),
  )
  return !waits && page.innerText.trim() !== '' && before === now
}
