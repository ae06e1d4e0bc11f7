import { expect, test } from 'vitest'
import { catalogue } from '#app/client/spanish/catalogue.ts'
import { Role } from '#formats/roles.ts'
import { expectAccessible, phone } from './setup/browser.ts'
import { settled } from './setup/settled.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage({ mail: true })

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

test('who signs by a mailed link on a phone reads Spanish from the code to the thanks', async () => {
  const { email, id } = await stage.system().one<{ email: string; id: number }>(
    `select s.email, e.id from envelopes e join envelope_signers s on s.envelope_id = e.id
      where e.state = 'sent' and s.state = 'asked' order by e.id limit 1`,
  )
  const attorney = await stage.visitAs(Role.attorney)
  await attorney.page.goto(`/docuSignPageView/${id}`)
  await attorney.page.getByRole('button', { name: /^Remind/ }).click()
  const { text } = await stage.mailbox.mailTo(email, /docuSignPageView/)
  const { page, context, problems } = await stage.visit(phone)
  await page.goto(`/docuSignPageView/${new RegExp(`${id}#[\\w-]+`).exec(text)?.[0]}`)
  await page.getByRole('button', { name: 'Español' }).click()
  await page.getByRole('button', { name: 'Envíenme un código' }).click()
  const mail = await stage.mailbox.mailTo(email, /\d{6} is your code/)
  await page.getByLabel(/^Código del correo/).fill(/(\d{6}) is your code/.exec(mail.text)?.[1] ?? '')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByText('Página 1 de 1').first().waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continuar y firmar' }).click()
  await page.getByText('Escribir', { exact: true }).click()
  await page.getByText('Acepto firmar electrónicamente').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Firmar el documento' }).click()
  await page.getByText(/^Firmado\. Gracias/).waitFor()
  await expectAccessible(page)
  expect([...problems, ...attorney.problems]).toEqual([])
  await Promise.all([context.close(), attorney.context.close()])
})
