import { expect, test } from 'vitest'
import { keepBlank } from '../tests/setup/library.ts'
import { pngOf, scanned } from '../tests/setup/scanner.ts'
import { expectAccessible, phone } from './setup/browser.ts'
import { openStep, shown } from './setup/case-steps.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage()

test('blank signature boxes are not signed: somebody looks at each box of the scan', async () => {
  await keepBlank(stage.server.services, 'g-28')
  const { id } = await stage
    .system()
    .one<{ id: number }>(
      `select k.id from cases k join people p on p.id = k.person_id where p.first_name = 'Priya' and k.type_id = 1`,
    )
  const { page, context, problems } = await stage.visitAs(9)
  await page.goto(`/visaCareFiling/${id}`)
  await openStep(page, 'Package')
  const filing = page.getByRole('region', { name: 'Filing package' })
  await filing.getByRole('button', { name: 'Build the package' }).click()
  await filing.getByRole('button', { name: 'Download package 1' }).waitFor({ timeout: 120_000 })

  // The printed page comes back as it was printed: nobody has signed it.
  await openStep(page, 'Signatures')
  const signHere = page.getByRole('region', { name: 'Sign here' })
  const code = signHere.getByText(/^\d\d-\d{5}-P1-\d{3}$/)
  await code.first().waitFor()
  const [, number] = /P1-(\d{3})$/.exec((await code.first().textContent()) ?? '') ?? []
  const packages = await (await context.request.get(`/api/cases/${id}/filing`)).json()
  const pdf = await context.request.get(`/api/cases/${id}/packages/${packages.packages[0].id}/file`)
  const picture = await scanned(new Uint8Array(await pdf.body()), Number(number), { dotsPerInch: 150 })
  const buffer = Buffer.from(pngOf(picture))
  await signHere.getByLabel('Scans of signed pages').setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer })
  const received = signHere.locator('li[data-state="look"]')
  await received.first().waitFor({ timeout: 120_000 })
  const boxes = await received.count()
  expect(boxes).toBeGreaterThan(1)
  await received
    .first()
    .getByRole('img', { name: /^Signature box on the scan/ })
    .waitFor()
  expect(await signHere.getByText(/^Signed \d\d-\d\d-\d{4}/).count()).toBe(0)
  expect(await page.getByText('Everybody has signed by hand.').count()).toBe(0)
  await expectAccessible(page)

  // A press on the box shows the whole page.
  await received
    .first()
    .getByRole('button', { name: /Show the whole page/ })
    .click()
  const whole = page.getByRole('dialog', { name: /^Page 1 of the scan/ })
  await whole.getByRole('img', { name: 'The whole page of the scan' }).waitFor()
  await whole.getByRole('button', { name: 'Close' }).click()

  // Signed only with the date as written; not signed leaves the place open.
  const today = stage.server.today()
  const first = received.first()
  await first.getByRole('button', { name: /^Signed: / }).click()
  await first.getByRole('button', { name: 'Save as signed' }).click()
  await signHere.getByText('Enter the date as it is written beside the signature.').waitFor()
  await first.getByRole('textbox', { name: /^Date as written/ }).fill(shown(today))
  await first.getByRole('button', { name: 'Save as signed' }).click()
  await signHere.getByText(`Signed ${shown(today)}`).waitFor()
  await received
    .first()
    .getByRole('button', { name: /^Not signed: / })
    .click()
  await signHere.getByText('Not signed on the scan').first().waitFor()
  await page.getByRole('button', { name: 'Send 1 page back' }).waitFor()
  expect(await page.getByText('Everybody has signed by hand.').count()).toBe(0)
  await page.setViewportSize(phone)
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})
