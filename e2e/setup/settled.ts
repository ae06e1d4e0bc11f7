import type { BrowserContext, Page, Request } from 'playwright-core'

const underWay = new WeakMap<BrowserContext, Set<Request>>()

/** From now on it is known what the pages of this context are still fetching. */
export function watchRequests(context: BrowserContext): void {
  const requests = new Set<Request>()
  underWay.set(context, requests)
  context.on('request', (request) => requests.add(request))
  context.on('requestfinished', (request) => requests.delete(request))
  context.on('requestfailed', (request) => requests.delete(request))
}

/** A page that comes late on a busy machine is not a failure; one that never comes is found soon enough. */
export const PATIENCE_MS = 90_000

/**
 * Nothing is being fetched, and the page has nothing left to do about what came. Playwright's 'networkidle' says the
 * same half a second later, hundreds of times over all journeys.
 */
export async function settled(page: Page): Promise<void> {
  const requests = underWay.get(page.context())
  const until = Date.now() + PATIENCE_MS
  // What arrived may make the page ask for more: only several idle moments in a row are the end.
  for (let idle = 0; idle < 3; idle = requests?.size ? 0 : idle + 1) {
    if (Date.now() > until)
      throw new Error(`${page.url()} still waits for ${[...(requests ?? [])].map((r) => r.url())}`)
    // A page that nobody draws has no frames to wait for, and a busy machine may never be idle.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 20), { timeout: 200 })))
  }
}
