import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, signIn } from './setup/browser.ts'
import { questionnaireOn } from './setup/questionnaire.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage()
const { about, path, stored, question, until } = questionnaireOn(stage)

describe('nothing is lost', () => {
  test('an answer typed without a network is on the server after reload and return', async () => {
    const { page, context } = await stage.visitAs('employee@visacare.demo')
    await page.goto(`${path()}?question=person/${about.personId}:person.birthProvince`)
    const field = question(page, 'person.birthProvince').getByRole('textbox')
    await field.waitFor()
    const before = await stored('person.birthProvince')
    await context.setOffline(true)
    await page.getByRole('dialog', { name: 'No internet connection' }).getByRole('button', { name: 'No' }).click()
    await field.fill('Berar')
    await page.getByRole('status').filter({ hasText: 'Waiting for the network' }).first().waitFor()
    expect(await stored('person.birthProvince')).toBe(before)
    // What lies in the browser is not readable.
    const kept = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const open = indexedDB.open('visacare')
          open.onsuccess = () => {
            const stores = open.result.transaction(['unsent', 'keys'])
            const entries = stores.objectStore('unsent').getAll()
            const keys = stores.objectStore('keys').getAll()
            keys.onsuccess = () => {
              const text = entries.result.map(({ sealed }) => new TextDecoder('latin1').decode(sealed)).join()
              resolve(
                JSON.stringify({
                  entries: entries.result.length,
                  extractable: keys.result.map(({ extractable }) => extractable),
                  readable: text.includes('Berar'),
                }),
              )
            }
          }
        }),
    )
    expect(JSON.parse(kept)).toEqual({ entries: 1, extractable: [false], readable: false })
    // The page cannot load without a network; the browser comes back later.
    await page.goto('about:blank')
    await context.setOffline(false)
    await page.goto(path())
    await until(async () => (await stored('person.birthProvince')) === 'Berar')
    await page.getByRole('status').filter({ hasText: 'Saved' }).first().waitFor()
    await context.close()
  })

  test('a letter typed right before a reload is there afterwards, though no call went through', async () => {
    const { page, context } = await stage.visitAs('employee@visacare.demo')
    await page.goto(`${path()}?question=person/${about.personId}:person.birthProvince`)
    const field = question(page, 'person.birthProvince').getByRole('textbox')
    await field.waitFor()
    const reloaded = page.waitForEvent('load')
    await field.evaluate((input: HTMLInputElement) => {
      window.fetch = () => Promise.reject(new TypeError('no network'))
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      set?.call(input, 'Bundelkhand')
      input.dispatchEvent(new Event('input', { bubbles: true }))
      window.location.reload()
    })
    await reloaded
    await field.waitFor()
    expect(await field.inputValue()).toBe('Bundelkhand')
    await until(async () => (await stored('person.birthProvince')) === 'Bundelkhand')
    await context.close()
  })

  test('two tabs without a network do not write over each other’s answers', async () => {
    const { page, context } = await stage.visitAs('employee@visacare.demo')
    const other = await context.newPage()
    const offline = async (tab: Page, fact: string, text: string) => {
      const field = question(tab, fact).getByRole('textbox')
      await field.waitFor()
      await tab.route('**/api/cases/*/answers', (route) => route.abort())
      await field.fill(text)
      await tab.getByRole('status').filter({ hasText: 'Waiting for the network' }).first().waitFor()
    }
    await page.goto(`${path()}?question=person/${about.personId}:person.birthProvince`)
    await other.goto(`${path()}?question=person/${about.personId}:person.middleName`)
    await offline(page, 'person.birthProvince', 'Sindh')
    await offline(other, 'person.middleName', 'Devi')
    await Promise.all([page.close(), other.close()])
    const later = await context.newPage()
    await later.goto(path())
    await until(async () => (await stored('person.birthProvince')) === 'Sindh')
    await until(async () => (await stored('person.middleName')) === 'Devi')
    await context.close()
  })

  test('answers wait through a logout and are sent after the next sign-in of the same user', async () => {
    const { page, context } = await stage.visitAs('employee@visacare.demo')
    await page.goto(`${path()}?question=person/${about.personId}:person.birthProvince`)
    const field = question(page, 'person.birthProvince').getByRole('textbox')
    await field.waitFor()
    const before = await stored('person.birthProvince')
    await page.route('**/api/cases/*/answers', (route) => route.abort())
    await field.fill('Konkan')
    await page.getByRole('status').filter({ hasText: 'Waiting for the network' }).first().waitFor()
    await page.evaluate(() =>
      fetch('/api/sign-out', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"userId":"employee@visacare.demo"}',
      }),
    )
    await page.evaluate(() => {
      localStorage.removeItem('visacare.signedIn')
      sessionStorage.clear()
    })
    await page.goto('/login')
    await page.unroute('**/api/cases/*/answers')
    expect(await stored('person.birthProvince')).toBe(before)
    await signIn(page, 'employee@visacare.demo')
    await until(async () => (await stored('person.birthProvince')) === 'Konkan')
    await context.close()
  })

  test('two people who answer the same question see both answers, and nothing is overwritten silently', async () => {
    const attorney = await stage.visitAs('attorney@visacare.demo')
    const at = `${path()}?question=person/${about.personId}:person.birthProvince`
    await attorney.page.goto(at)
    await question(attorney.page, 'person.birthProvince').getByRole('textbox').waitFor()
    const employee = await stage.visitAs('employee@visacare.demo')
    await employee.page.goto(at)
    await question(employee.page, 'person.birthProvince').getByRole('textbox').fill('Khandesh')
    await until(async () => (await stored('person.birthProvince')) === 'Khandesh')
    const row = question(attorney.page, 'person.birthProvince')
    await row.getByRole('textbox').fill('Marathwada')
    const conflict = row.getByRole('alert')
    await conflict.getByText('Khandesh').waitFor()
    await conflict.getByText('Marathwada').waitFor()
    expect(await stored('person.birthProvince')).toBe('Khandesh')
    await expectAccessible(attorney.page)
    await conflict.getByRole('button', { name: 'Save mine instead' }).click()
    await until(async () => (await stored('person.birthProvince')) === 'Marathwada')
    await employee.context.close()
    await attorney.context.close()
  })
})
