import type { Browser } from 'playwright-core'
import type { Server } from '../server.ts'
import { asAttorney } from './attorney.ts'
import { asEmployer } from './employer.ts'
import { newAttorney, newCompany, newProvider } from './newcomers.ts'
import { asProvider } from './provider.ts'
import { DESKTOP, type Steps } from './steps.ts'

/** Of each step: nothing when it was seen, else why not. */
export type Sights = ReadonlyMap<string, string>

/**
 * One walk through the screens of the running product: each newcomer signs in once, in a tab whose clock can be set.
 * A step that fails is told for itself; the walk goes on.
 */
export async function walk(browser: Browser, server: Server): Promise<Sights> {
  const sights = new Map<string, string>()
  await visit(browser, server, asEmployer(await newCompany(server)), sights)
  await visit(browser, server, asAttorney(await newAttorney(server), server), sights)
  await visit(browser, server, asProvider(await newProvider(server)), sights)
  return sights
}

async function visit(browser: Browser, server: Server, steps: Steps, sights: Map<string, string>): Promise<void> {
  const context = await browser.newContext({ viewport: DESKTOP, baseURL: server.origin, reducedMotion: 'reduce' })
  context.setDefaultTimeout(15_000)
  await context.addInitScript(countServiceWorkers)
  await context.clock.install()
  const page = await context.newPage()
  for (const [name, look] of Object.entries(steps))
    await look(page, context).then(
      () => sights.set(name, ''),
      (error: unknown) => sights.set(name, error instanceof Error ? firstLine(error.message) : String(error)),
    )
  await context.close()
}

const firstLine = (text: string) => text.split('\n')[0] ?? ''

// A worker that an earlier version left behind; the browser of a test has none of its own.
function countServiceWorkers(): void {
  const left = { unregister: async () => document.documentElement.setAttribute('data-unregistered', 'yes') }
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistrations: async () => [left] } })
}
