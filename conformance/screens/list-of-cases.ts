import type { Page } from 'playwright-core'
import { same } from '../row.ts'
import { type Steps, shows } from './steps.ts'

/** A list while it is asked for, when it has come, and when it has not: what stands on the screen is what was read. */
export const atTheListOfCases: Steps = {
  'An operation is loading, then completed or failed': async (page) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(CASES, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/visaCareClientCaseDetails')
    const busy = page.locator('table[aria-busy="true"], [aria-busy="true"] table').first()
    await busy.waitFor()
    slices.push(await slice(page))
    release()
    await busy.waitFor({ state: 'detached' })
    slices.push(await slice(page))
    await page.unroute(CASES)
    await page.route(CASES, (route) => route.fulfill({ status: 409, json: REFUSAL }))
    await page.reload()
    await shows(page, REFUSAL.error.message)
    slices.push(await slice(page))
    await page.unroute(CASES)
  },
  'A list begins with the status code 300': async () => same(slices[0], ['300', '', 'true'], 'Before the answer'),
  'A list that came is a Success': async () => same(slices[1], ['200', 'Success', 'false'], 'After the answer'),
  'A list that was refused is a Fail': async () => same(slices[2], ['409', 'Fail', 'false'], 'After the refusal'),
  'Approved petitions and petitions for a work permit that cannot be read are a Fail': async (page) => {
    await page.route(CASES, (route) => route.fulfill({ status: 409, json: REFUSAL }))
    for (const narrowed of ['typeId=1&outcome=Approved', 'typeId=3']) {
      await page.goto(`/visaCareClientCaseDetails?${narrowed}`)
      await page.locator('section[data-status-value="Fail"]').waitFor()
    }
    await page.unroute(CASES)
    await page.goto('/visaCareClientCaseDetails')
  },
  'A lost connection is a Network Error': async (page) => {
    await page.route(CASES, (route) => route.abort())
    await page.reload()
    await page.getByText('Network Error').first().waitFor()
    await page.unroute(CASES)
  },
  'An aborted request says so': async (page) => {
    await page.addInitScript(abortLists)
    await page.evaluate(() => sessionStorage.setItem('abortLists', 'yes'))
    await page.reload()
    await page.getByText('Request aborted').first().waitFor()
    await page.evaluate(() => sessionStorage.removeItem('abortLists'))
  },
}

/** What the list of cases says of its reading: status code and value, and whether it is loading. */
const slices: unknown[] = []
async function slice(page: Page): Promise<unknown[]> {
  const list = page.locator('section[data-status-code]').first()
  const said = [await list.getAttribute('data-status-code'), await list.getAttribute('data-status-value')]
  return [...said, await list.locator('table').getAttribute('aria-busy')]
}
const REFUSAL = { error: { code: 'NOT_TODAY', message: 'There is no list today.' } }
const CASES = /\/api\/cases\?/

/** As when the browser gives a request up: what fetch then throws is the browser's own. */
function abortLists(): void {
  const { fetch } = window
  window.fetch = (address, options) => {
    const isAborted = sessionStorage.getItem('abortLists') === 'yes' && String(address).includes('/api/cases?')
    return fetch(address, isAborted ? { ...options, signal: AbortSignal.abort() } : options)
  }
}
