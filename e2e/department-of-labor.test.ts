import { expect, test } from 'vitest'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { composePages } from '#paper/pages/compose.ts'
import {
  certificationAtItsBeginning,
  certified,
  considerAndSign,
  enterTheWage,
  proveTheSteps,
  recruitTooLong,
  runTheOldStepAgain,
} from './labor-certification/steps.ts'
import { answered, ofTheLca } from './legal-h1b/answers.ts'
import { desktop, expectAccessible, phone } from './setup/browser.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage()

const pdf = (text: string) => {
  const document = composePages([{ kind: 'paragraph', text }])
  return Buffer.from(joined(assemble([{ document, label: text }], { title: text }).parts))
}
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('an LCA, its notice at two places, and its public access file as a visitor sees it', async () => {
  const { id } = await stage
    .system()
    .one<{ id: number }>(
      `select k.id from cases k join people p on p.id = k.person_id where p.first_name = 'Priya' and k.type_id = 1 order by k.id limit 1`,
    )
  // The employer asks for it: what the case knows is there, and a place without its state is refused.
  const employer = await stage.visitAs(3)
  await employer.page.goto(`/visaCareLcaRequestDetails/${id}`)
  await employer.page.getByRole('button', { name: 'Ask for an LCA' }).click()
  const ask = employer.page.getByRole('dialog', { name: 'Ask for an LCA' })
  await ask.getByText('Filled in from this case.').waitFor()
  expect(await ask.getByLabel(/^Job title/).inputValue()).toBe('Data Engineer')
  await ask.getByLabel(/^City/).fill('Boston')
  await ask.getByRole('button', { name: 'Ask for it' }).click()
  await ask.getByText('State: enter two letters, like MA.').first().waitFor()
  await expectAccessible(employer.page)
  expect(employer.problems).toEqual([])

  const { page, problems } = await stage.visitAs(9)

  // The record: a notice at two places, each with its proof.
  await page.goto(`/visaCareLcaRequestDetails/${id}`)
  await page.getByRole('button', { name: 'Start the LCA' }).click()
  const start = page.getByRole('dialog', { name: 'Start the LCA' })
  await start.getByRole('checkbox', { name: /^Job title: Data Engineer/ }).waitFor()
  await expectAccessible(page)
  await start.getByRole('button', { name: /^Start with \d+ answers$/ }).click()
  await page.getByRole('button', { name: 'Add a notice' }).waitFor()
  const entered = await page.request.put(`/api/cases/${id}/lca`, {
    data: { answers: answered('case', ofTheLca(stage.server.today())) },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(entered.status()).toBe(200)
  await page.reload()
  await page.getByRole('heading', { name: /^LCA/, level: 1 }).waitFor()
  for (const place of ['Lobby board', 'Kitchen']) {
    await page.getByRole('button', { name: 'Add a notice' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a notice' })
    await dialog.getByLabel(/^Worksite/).fill('200 Harbor Street')
    await dialog.getByLabel(/^Place/).fill(place)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: `Upload the proof of ${place}` }).click()
    const proof = page.getByRole('dialog', { name: `Proof: ${place}` })
    await proof
      .getByLabel('Proof of the notice')
      .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo })
    await proof.waitFor({ state: 'detached' })
  }
  expect(await page.getByText('Proof in').count()).toBe(2)
  await expectAccessible(page)

  // The public access file: what the record says is written, the rest is uploaded.
  await page.goto(`/visaCarePAFFile/${id}`)
  await page.getByRole('heading', { name: /^Public access file/, level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Add: Benefits offered to U.S. workers' }).click()
  const benefits = page.getByRole('dialog', { name: 'Benefits offered to U.S. workers' })
  await benefits.getByLabel(/^Or write a page/).fill('Health insurance and 20 days of leave, the same for everyone.')
  await benefits.getByRole('button', { name: 'Write the page' }).click()
  await benefits.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Add: How the company sets pay' }).click()
  const pay = page.getByRole('dialog', { name: 'How the company sets pay' })
  const upload = (text: string) =>
    pay.getByLabel(/^File: /).setInputFiles({ name: 'pay.pdf', mimeType: 'application/pdf', buffer: pdf(text) })
  await upload('Pay of 123-45-6789')
  await pay.getByText(/There is a Social Security number in this file/).waitFor()
  await upload('Pay follows years of experience.')
  await pay.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Nothing personal in it: Benefits offered to U.S. workers' }).click()
  await page.getByText(/, checked /).waitFor()
  await expectAccessible(page)

  // A visitor without an account.
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel(/^Copy it now/).inputValue()
  const visitor = await stage.visit()
  await visitor.page.goto(new URL(link).pathname + new URL(link).hash)
  await visitor.page.getByRole('heading', { name: 'Public access file', level: 1 }).waitFor()
  await visitor.page.getByRole('button', { name: 'Open Benefits' }).waitFor()
  // Nobody has looked at the page on pay: it is not shown, and named with everything else that is missing.
  expect(await visitor.page.getByRole('button', { name: 'Open How the company sets pay' }).count()).toBe(0)
  const missing = visitor.page.getByRole('status').filter({ hasText: 'Not here, though the law asks for it' })
  for (const title of ['Labor condition application', 'How the company sets pay', 'Notice to employees'])
    await missing.getByText(title, { exact: false }).first().waitFor()
  expect(await visitor.page.getByText('Priya').count()).toBe(0)
  await expectAccessible(visitor.page)

  // Turned off, it shows nothing more.
  await page.getByRole('button', { name: 'Turn it off' }).click()
  await page.getByText('Off', { exact: true }).waitFor()
  await visitor.page.reload()
  await visitor.page.getByText(/This link does not work any more/).waitFor()
  expect(problems).toEqual([])
})

test('a labor certification: from the request for the wage to certified, one window missed and explained', async () => {
  const attorney = await stage.visitAs(9)
  const employer = await stage.visitAs(3)
  const of = await certificationAtItsBeginning(stage)
  await enterTheWage(attorney.page, of)
  await recruitTooLong(attorney.page, of)
  await runTheOldStepAgain(attorney.page, of)
  await proveTheSteps(attorney.page, of)
  await considerAndSign(employer.page, of)
  await attorney.page.reload()
  await attorney.page.getByText('Nothing stands before the filing. FLAG takes it on any day.').waitFor()
  await expectAccessible(attorney.page)
  await attorney.page.setViewportSize(phone)
  await expectAccessible(attorney.page)
  await attorney.page.setViewportSize(desktop)
  await certified(attorney, of)
  expect([...attorney.problems, ...employer.problems]).toEqual([])
})
