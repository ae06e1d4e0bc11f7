import type { Page } from 'playwright-core'
import { answerOf, caseOfSomebody } from '../making/somebody.ts'
import { hold, same } from '../row.ts'
import type { Server } from '../server.ts'
import { OWN_PASSWORD, signIn } from './entering.ts'
import type { Newcomer } from './newcomers.ts'
import { SPENT, type Steps, shows } from './steps.ts'

const FACT = 'person.birthProvince'
const LOST = 'Your Internet connection is Lost !!!. Do you want to Reload?'

/** Decisions §7: what becomes of answers that did not reach the server. */
export const unsentAnswers = ({ userName }: Newcomer, server: Server): Steps => {
  const world = { server: async () => server }
  const questionOf = async (page: Page) => {
    const about = await caseOfSomebody(world)
    const place = `person/${about.personId}:${FACT}`
    await page.goto(`/visaCareH1BQuestionnaier/${about.caseId}?question=${place}`)
    const field = page.locator(`[data-question="${place}"]`).getByRole('textbox')
    await field.waitFor()
    const atServer = () => answerOf(world, about, FACT)
    same(await atServer(), undefined, 'The answer to begin with')
    return { field, atServer }
  }
  return {
    'Unsent answers wait in an encrypted queue and are sent when the connection is back': async (page, context) => {
      const { field, atServer } = await questionOf(page)
      await context.setOffline(true)
      await shows(page, LOST)
      await page.getByRole('button', { name: 'No', exact: true }).click()
      await field.fill('Rohilkhand')
      await waits(page)
      same(await atServer(), undefined, 'The answer at the server without a connection')
      same(await queueOf(page), { entries: 1, readable: false, extractable: [false] }, 'The queue')
      await context.setOffline(false)
      await becomes(atServer, 'Rohilkhand')
      await page.getByRole('status').filter({ hasText: 'Saved' }).first().waitFor()
      await page.waitForFunction(() => !Object.keys(localStorage).some((name) => name.startsWith('visacare.unsent.')))
      same((await queueOf(page)).entries, 0, 'What still waits in the queue')
    },
    'Unsent answers of a session that ended are sent after the next sign-in': async (page) => {
      const { field, atServer } = await questionOf(page)
      await page.route('**/api/cases/*/answers', (route) => route.abort())
      await field.fill('Bundelkhand')
      await waits(page)
      await server.signIn(userName, 'again', OWN_PASSWORD)
      await page.clock.fastForward(31_000)
      await page.getByRole('button', { name: 'Sign In' }).waitFor()
      await page.unroute('**/api/cases/*/answers')
      same(await atServer(), undefined, 'The answer at the server without a session')
      await signIn(page, { userName, password: OWN_PASSWORD })
      await becomes(atServer, 'Bundelkhand')
      return SPENT
    },
  }
}

const waits = (page: Page) => page.getByRole('status').filter({ hasText: 'Waiting for the network' }).first().waitFor()

async function becomes(asked: () => Promise<unknown>, wanted: string): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if ((await asked()) === wanted) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  hold(false, `The server has ${JSON.stringify(await asked())}, not ${wanted}.`)
}

/** What lies in the browser of unsent answers, and whether somebody who looks into its files reads it. */
const queueOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ entries: number; readable: boolean; extractable: boolean[] }>((resolve, reject) => {
        const open = indexedDB.open('visacare')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const stores = open.result.transaction(['unsent', 'keys'])
          const rows = stores.objectStore('unsent').getAll()
          const keys = stores.objectStore('keys').getAll()
          keys.onsuccess = () => {
            const texts = rows.result
              .flatMap((row) => Object.values(row))
              .map((value) =>
                value instanceof ArrayBuffer || ArrayBuffer.isView(value)
                  ? new TextDecoder('latin1').decode(value)
                  : JSON.stringify(value),
              )
            open.result.close()
            resolve({
              entries: rows.result.length,
              readable: texts.join().includes('Rohilkhand'),
              extractable: keys.result.map(({ extractable }) => extractable),
            })
          }
        }
      }),
  )
