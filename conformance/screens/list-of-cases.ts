import type { Page } from 'playwright-core'
import { same } from '../row.ts'
import { from, type Look, type Steps, shows } from './steps.ts'

const REFUSAL = { error: { code: 'NOT_TODAY', message: 'There is no list today.' } }
const CASES = /\/api\/cases\?/
const LIST = '/visaCareClientCaseDetails'

const [BEFORE, CAME, REFUSED] = [
  ['300', '', 'true'],
  ['200', 'Success', 'false'],
  ['409', 'Fail', 'false'],
]

/** Nothing of an earlier step is between the list and its answer. */
const freely: Look = (page) => page.unrouteAll({ behavior: 'ignoreErrors' })

/** A list while it is asked for, when it has come, and when it has not: what stands on the screen is what was read. */
export const atTheListOfCases: Steps = from(freely, {
  'An operation is loading, then completed or failed': async (page) => {
    same([await whileAsked(page), await slice(page)], [BEFORE, CAME], 'Before and after the answer')
    same(await refused(page), REFUSED, 'After a refusal')
  },
  'A list begins with the status code 300': async (page) => same(await whileAsked(page), BEFORE, 'Before the answer'),
  'A list that came is a Success': async (page) => {
    await page.goto(LIST)
    await page.locator('table[aria-busy="false"]').first().waitFor()
    same(await slice(page), CAME, 'After the answer')
  },
  'A list that was refused is a Fail': async (page) => same(await refused(page), REFUSED, 'After the refusal'),
  'A list that was refused says why': async (page) => {
    await refused(page)
    await shows(page, REFUSAL.error.message)
  },
  'Approved petitions and petitions for a work permit that cannot be read are a Fail': async (page) => {
    await page.route(CASES, (route) => route.fulfill({ status: 409, json: REFUSAL }))
    for (const narrowed of ['typeId=1&outcome=Approved', 'typeId=3']) {
      await page.goto(`${LIST}?${narrowed}`)
      await page.locator('section[data-status-value="Fail"]').waitFor()
    }
    await page.unroute(CASES)
  },
  'A lost connection is a Network Error': async (page) => {
    await page.route(CASES, (route) => route.abort())
    await page.goto(LIST)
    await page.getByText('Network Error').first().waitFor()
    await page.unroute(CASES)
  },
  'An aborted request says so': async (page) => {
    await page.goto(LIST)
    await page.addInitScript(abortLists)
    await page.evaluate(() => sessionStorage.setItem('abortLists', 'yes'))
    await page.reload()
    await page.getByText('Request aborted').first().waitFor()
    await page.evaluate(() => sessionStorage.removeItem('abortLists'))
  },
})

/** What the list says while its answer is held back; then it comes. */
async function whileAsked(page: Page): Promise<unknown[]> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(CASES, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(LIST)
  const busy = page.locator('table[aria-busy="true"], [aria-busy="true"] table').first()
  await busy.waitFor()
  const said = await slice(page)
  release()
  await busy.waitFor({ state: 'detached' })
  await page.unroute(CASES)
  return said
}

async function refused(page: Page): Promise<unknown[]> {
  await page.route(CASES, (route) => route.fulfill({ status: 409, json: REFUSAL }))
  await page.goto(LIST)
  await shows(page, REFUSAL.error.message)
  const said = await slice(page)
  await page.unroute(CASES)
  return said
}

/** What the list of cases says of its reading: status code and value, and whether it is loading. */
async function slice(page: Page): Promise<unknown[]> {
  const list = page.locator('section[data-status-code]').first()
  const said = [await list.getAttribute('data-status-code'), await list.getAttribute('data-status-value')]
  return [...said, await list.locator('table').getAttribute('aria-busy')]
}

/** As when the browser gives a request up: what fetch then throws is the browser's own. */
function abortLists(): void {
  const { fetch } = window
  window.fetch = (address, options) => {
    const isAborted = sessionStorage.getItem('abortLists') === 'yes' && String(address).includes('/api/cases?')
    return fetch(address, isAborted ? { ...options, signal: AbortSignal.abort() } : options)
  }
}
