import { expect, test } from 'vitest'
import { catalogue } from '#app/client/spanish/catalogue.ts'
import { phone } from './setup/browser.ts'
import { settled } from './setup/settled.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage()

/** Sentences and words that the catalogue says otherwise; a word of three letters may stand in a name. */
const english = Object.entries(catalogue.sentences).flatMap(([said, spanish]) =>
  said.length > 3 && !said.includes('{') && said !== spanish ? [said] : [],
)
const PARTS = ['documents', 'questions', 'forms', 'messages', 'dates']

test('an employee who reads Spanish reads no English of ours on any screen', async () => {
  const { page, context, problems } = await stage.visitAs('employee@visacare.demo', phone)
  await page.goto('/visacareMyCases')
  await page.getByRole('button', { name: 'Leer en español' }).click()
  await page.getByText('Hola', { exact: false }).first().waitFor()
  const path = (await page.locator('main a[href*="H1BCaseDetails"]').first().getAttribute('href'))?.replace(
    /[?#].*/,
    '',
  )
  const mixed: string[] = []
  for (const address of [
    '/visacareMyCases',
    `${path}`,
    ...PARTS.map((tab) => `${path}?tab=${tab}`),
    ...['move', 'trip', 'job'].map((kind) => `/visaCareReportChange?kind=${kind}`),
  ]) {
    await page.goto(address)
    await page.locator('main h1').first().waitFor({ state: 'attached' })
    await settled(page)
    // What people wrote to each other stays as they wrote it.
    const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
    for (const line of lines) if (english.includes(line)) mixed.push(`${address}: ${line}`)
  }
  expect(mixed).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})
