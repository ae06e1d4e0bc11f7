import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, phone, signIn } from './setup/browser.ts'
import { setStage } from './setup/stage.ts'

let caseId = 0
let personId = 0

const stage = setStage()
beforeAll(async () => {
  const found = await stage.system().one<{ id: number; personId: number }>(
    `select c.id, c.person_id as "personId" from cases c join users u on u.person_id = c.person_id
      where u.user_name = 'employee@visacare.demo' order by c.id limit 1`,
  )
  caseId = found.id
  personId = found.personId
})

const path = () => `/visaCareH1BQuestionnaier/${caseId}`
const stored = async (fact: string) =>
  (
    await stage
      .system()
      .one<{ value: unknown }>(
        `select known -> $2 -> 'value' as value from fact_documents where subject = 'person' and subject_id = $1`,
        [personId, fact],
      )
  ).value
const question = (page: Page, fact: string) => page.locator(`[data-question="person/${personId}:${fact}"]`)

async function until(check: () => Promise<boolean>): Promise<void> {
  await expect.poll(check, { timeout: 15_000, interval: 200 }).toBe(true)
}

test('an employee answers on a phone, in two languages, step by step, and hands the part in', async () => {
  const { page, context, problems } = await stage.visitAs('employee@visacare.demo', phone)
  await page.goto(path())
  await page.getByRole('heading', { name: /^Questionnaire for case/ }).waitFor()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Show answered questions too' }).check()
  await page.getByLabel('Section', { exact: true }).selectOption(`birth:person/${personId}`)
  const province = question(page, 'person.birthProvince').getByRole('textbox')
  await province.fill('Vidarbha')
  await until(async () => (await stored('person.birthProvince')) === 'Vidarbha')
  await page.getByRole('status').filter({ hasText: 'Saved' }).first().waitFor()
  await expectAccessible(page)

  await page.getByLabel('Language', { exact: true }).selectOption('es')
  await page.getByText('Estado o provincia de nacimiento').first().waitFor()
  await page.getByRole('status').filter({ hasText: 'Guardado' }).first().waitFor()
  await expectAccessible(page)
  await page.getByLabel('Idioma', { exact: true }).selectOption('en')

  await page.getByRole('button', { name: 'Next unanswered question' }).click()
  await page.locator('[data-question]:focus-within').waitFor()

  await page.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Submit your part?' })
  await dialog.getByText(/not answered yet/).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await page.getByText(/^This part was submitted on/).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('an attorney returns the part with the question, writes a remark, and sees where an answer is used', async () => {
  const { page, context, problems } = await stage.visitAs('attorney@visacare.demo')
  await page.goto(`${path()}?question=person/${personId}:person.birthProvince`)
  const row = question(page, 'person.birthProvince')
  await row.waitFor()
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Add a remark/ }).click()
  const remarks = page.getByRole('dialog', { name: /^Remarks/ })
  await remarks.getByLabel('Remark', { exact: true }).fill('As in the passport?')
  await remarks.getByRole('button', { name: 'Add remark' }).click()
  await remarks.getByText(/Miriam/).waitFor()
  await remarks.getByRole('button', { name: 'Close' }).last().click()
  await row.getByRole('button', { name: /^1 remark/ }).waitFor()
  await row.getByRole('button', { name: /^Where it is used/ }).click()
  await page
    .getByRole('dialog', { name: /^Where it is used/ })
    .getByText(/Form I-129 in case/)
    .waitFor()
  await page.keyboard.press('Escape')
  expect(await row.getByRole('link', { name: /^Form I-129/ }).getAttribute('href')).toMatch(
    /^\/visaCareAddCaseI129\/\d+\/\d+\?item=/,
  )

  await page.getByRole('button', { name: 'Return for correction' }).click()
  const dialog = page.getByRole('dialog', { name: 'Return for correction' })
  await dialog.getByLabel(/^Message/).fill('Please check the state.')
  await dialog.getByRole('checkbox', { name: 'State or province of birth' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Return', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(problems).toEqual([])
  await context.close()
})

describe('nothing is lost', () => {
  test('an answer typed without a network is on the server after reload and return', async () => {
    const { page, context } = await stage.visitAs('employee@visacare.demo')
    await page.goto(`${path()}?question=person/${personId}:person.birthProvince`)
    await page.getByText('Please check the state.').waitFor()
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
    await page.goto(`${path()}?question=person/${personId}:person.birthProvince`)
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
      await tab.getByRole('checkbox', { name: 'Show answered questions too' }).check()
      const field = question(tab, fact).getByRole('textbox')
      await field.waitFor()
      await tab.route('**/api/cases/*/answers', (route) => route.abort())
      await field.fill(text)
      await tab.getByRole('status').filter({ hasText: 'Waiting for the network' }).first().waitFor()
    }
    await page.goto(`${path()}?question=person/${personId}:person.birthProvince`)
    await other.goto(`${path()}?question=person/${personId}:person.middleName`)
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
    await page.goto(`${path()}?question=person/${personId}:person.birthProvince`)
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
    const at = `${path()}?question=person/${personId}:person.birthProvince`
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

test('a question appears as soon as an answer makes it matter, and vanishes again', async () => {
  const { page, context } = await stage.visitAs('attorney@visacare.demo')
  await page.goto(`${path()}?question=person/${personId}:person.inUnitedStates`)
  const here = question(page, 'person.inUnitedStates')
  const status = question(page, 'person.currentStatus')
  await page.getByRole('checkbox', { name: 'Show answered questions too' }).check()
  await here.getByText('Yes', { exact: true }).click()
  await status.waitFor()
  await here.getByText('No', { exact: true }).click()
  await status.waitFor({ state: 'detached' })
  await here.getByText('Yes', { exact: true }).click()
  await status.waitFor()
  await context.close()
})

test('a link opens one part without an account', async () => {
  const { page, context, problems } = await stage.visitAs('attorney@visacare.demo')
  await page.goto(path())
  await page.getByRole('button', { name: 'Invite by link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite by link' })
  await dialog.getByLabel(/^E-mail/).fill('sister@example.com')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send link' }).click()
  const link = await dialog.getByLabel('Link').inputValue()
  await context.close()

  const guest = await stage.visit(phone)
  await guest.page.goto(link)
  await guest.page.getByRole('heading', { name: 'Your questions' }).waitFor()
  await expectAccessible(guest.page)
  await guest.page.getByRole('checkbox', { name: 'Show answered questions too' }).check()
  await guest.page.getByLabel('Section', { exact: true }).selectOption(`birth:person/${personId}`)
  await question(guest.page, 'person.birthProvince').getByRole('textbox').fill('Goa')
  await until(async () => (await stored('person.birthProvince')) === 'Goa')
  expect([...problems, ...guest.problems]).toEqual([])
  await guest.context.close()
})
