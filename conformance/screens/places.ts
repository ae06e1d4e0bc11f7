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
  /** Whether the menu stands beside it. */
  menu: boolean
  /** Every text of the page below it, with what stands in its fields. */
  page: string
  /** What the page is known by and does not say. */
  lacks: readonly string[]
}

/** Who goes where: a role, or nobody who is signed in. */
export type Visit = {
  role: number | null
  address: string
  /** What the page is known by. */
  says?: readonly string[]
  /** Whether it is typed into the address bar: for rows about what a load leads to. */
  typed?: boolean
}

export const keyOf = ({ role, address }: Pick<Visit, 'role' | 'address'>): string => `${role ?? 'nobody'} ${address}`

const TABS_AT_ONCE = 2
const PATIENCE_MS = 20_000
/** As wide as a desktop, and low: what stands on a page is read from top to bottom; less of it is drawn. */
const STRIP = { width: DESKTOP.width, height: 240 }

/**
 * Goes to every address: from page to page the way a link of the product leads, without a reload. One role after the
 * other comes into the same tab, which has the scripts of the product already. A visit that fails is told for itself: its tab
 * goes, and a role that cannot come in costs its own visits only.
 */
export async function visitAll(
  browser: Browser,
  server: Server,
  visits: readonly Visit[],
  { atOnce = TABS_AT_ONCE, patience = PATIENCE_MS } = {},
): Promise<Map<string, Place | string>> {
  const found = new Map<string, Place | string>()
  const roles = [...new Set(visits.map(({ role }) => role))]
  const goRound = async (): Promise<void> => {
    let page: Page | undefined
    for (let role = roles.shift(); role !== undefined; role = roles.shift()) {
      let isIn = false
      // Of two visits to one address the first counts: it knows what to look for.
      const own = new Map(visits.toReversed().flatMap((each) => (each.role === role ? [[each.address, each]] : [])))
      for (const visit of own.values())
        try {
          page ??= await newTab(browser, server)
          if (!isIn) await enter(page, server, role)
          isIn = true
          found.set(keyOf(visit), await arrive(page, visit, patience))
        } catch (error) {
          found.set(keyOf(visit), why(error))
          await page?.context().close()
          page = undefined
          // Nor would the next visit of the role come in.
          if (!isIn) for (const each of own.values()) found.set(keyOf(each), found.get(keyOf(each)) ?? why(error))
          if (!isIn) break
          isIn = false
        }
    }
    await page?.context().close()
  }
  await Promise.all(Array.from({ length: atOnce }, goRound))
  return found
}

const why = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function newTab(browser: Browser, server: Server): Promise<Page> {
  const context = await browser.newContext({ viewport: STRIP, baseURL: server.origin, reducedMotion: 'reduce' })
  await context.addInitScript(watchPage)
  const page = await context.newPage()
  // What a screen says is read; how its letters look is not, nor the picture of an official page, which is said beside it.
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*.woff2', '*.png', '*.svg', '*/api/form-blanks/*'] })
  return page
}

/** Signs somebody in with the session that the calls of the role have anyway: a second login would close it. */
async function enter(page: Page, server: Server, role: number | null): Promise<void> {
  const context = page.context()
  // Without a script of the product nothing of the one before comes back.
  await page.goto('/api/me')
  await context.clearCookies()
  const session = role === null ? undefined : await server.signIn(`${accounts[role]}@visacare.demo`)
  const cookies = session?.cookie.split('; ').map((each) => each.split('=')) ?? []
  await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: server.origin })))
  await page.evaluate((token) => {
    localStorage.clear()
    sessionStorage.clear()
    // A page without this mark does not ask whether somebody is signed in.
    if (token !== undefined) localStorage.setItem('visacare.signedIn', token)
  }, session?.login.Token)
  await page.goto('/checkingpage')
}

async function arrive(page: Page, { address, says = [], typed = false }: Visit, patience: number): Promise<Place> {
  if (typed) await page.goto(address)
  else
    await page.evaluate((to) => {
      window.history.pushState(null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, address)
  await page.waitForFunction(isSettled, undefined, { timeout: patience, polling: 40 })
  // What is drawn only after a while is waited for; what the page says in the end is looked at by its row.
  if (says.length > 0) await page.waitForFunction(isSaid, says, { timeout: 3_000, polling: 100 }).catch(() => {})
  const place = await page.evaluate(() => {
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
      // What a page itself is divided into is in its main part.
      menu: seen('nav').some((each) => each.closest('main') === null && each.querySelectorAll('li').length > 1),
      page: (window as Watched).visacareWatched?.read() ?? '',
    }
  })
  const read = place.page.toLowerCase()
  return { ...place, lacks: says.filter((text) => !read.includes(text.toLowerCase())) }
}

/** What a page is still waiting for, for isSettled. */
type Watched = { visacareWatched?: { asked: number; changedAt: number; read: () => string } }

/** From now on the page knows how many answers it waits for, and when something on it changed. */
function watchPage(): void {
  const { fetch } = window
  // What a page says, and what stands in its fields: a chosen option is told apart from those that are only offered.
  const read = () => {
    const page =
      [...document.querySelectorAll('main')].find((each) => each.getClientRects().length > 0) ?? document.body
    const fields = [...page.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
    const chosen = [...page.querySelectorAll('select')].map((each) => `Chosen: ${each.selectedOptions[0]?.text}`)
    return [page.innerText, ...fields, ...chosen].join('\n')
  }
  const watched = { asked: 0, changedAt: performance.now(), read }
  const changed = () => {
    watched.changedAt = performance.now()
  }
  window.fetch = (...asked) => {
    watched.asked += 1
    return fetch(...asked).finally(() => {
      watched.asked -= 1
      changed()
    })
  }
  const everything = { subtree: true, childList: true, characterData: true, attributes: true }
  new MutationObserver(changed).observe(document, everything)
  Object.assign(window, { visacareWatched: watched } satisfies Watched)
}

/** Nothing is on its way any more, and nothing has changed for a moment. A page that goes is hidden at first. */
function isSettled(): boolean {
  const { asked = 1, changedAt = 0 } = (window as Watched).visacareWatched ?? {}
  if (asked > 0 || performance.now() - changedAt < 80) return false
  const shown = (each: HTMLElement) => each.getClientRects().length > 0
  const page = [...document.querySelectorAll('main')].find(shown) ?? document.body
  const waits = [...document.querySelectorAll<HTMLElement>('[role="status"], [aria-busy="true"]')].some(
    (each) =>
      shown(each) &&
      (each.getAttribute('aria-busy') === 'true' || /^(Loading|VisaCare is starting)/.test(each.textContent ?? '')),
  )
  return !waits && page.textContent?.trim() !== ''
}

function isSaid(texts: readonly string[]): boolean {
  const read = (window as Watched).visacareWatched?.read().toLowerCase() ?? ''
  return texts.every((text) => read.includes(text.toLowerCase()))
}
