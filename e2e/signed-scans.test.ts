import { expect, test } from 'vitest'
import { keepBlank } from '../tests/setup/library.ts'
import { pngOf, scanned } from '../tests/setup/scanner.ts'
import { expectAccessible, phone } from './setup/browser.ts'
import { shown } from './setup/case-steps.ts'
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
  const filing = page.getByRole('region', { name: 'Filing package' })
  await filing.getByRole('button', { name: 'Build the package' }).click()
  await filing.getByRole('button', { name: 'Download package 1' }).waitFor({ timeout: 90_000 })

  // The printed page comes back as it was printed: nobody has signed it.
  const signHere = page.getByRole('region', { name: 'Sign here' })
  const code = signHere.getByText(/^\d\d-\d{5}-P1-\d{3}$/)
  await code.first().waitFor()
  const [, number] = /P1-(\d{3})$/.exec((await code.first().textContent()) ?? '') ?? []
  const packages = await (await context.request.get(`/api/cases/${id}/filing`)).json()
  const pdf = await context.request.get(`/api/cases/${id}/packages/${packages.packages[0].id}/file`)
  const picture = await scanned(new Uint8Array(await pdf.body()), Number(number), { dotsPerInch: 150 })
  const buffer = Buffer.from(pngOf(picture))
  await signHere.getByLabel('Scans of signed pages').setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer })
  const received = signHere.getByRole('listitem').filter({ has: page.getByText('Scan received, look at it') })
  await received.first().waitFor({ timeout: 30_000 })
  const boxes = await received.count()
  expect(boxes).toBeGreaterThan(1)
  await received
    .first()
    .getByRole('img', { name: /^Signature box on the scan/ })
    .waitFor()
  expect(await signHere.getByText(/^Signed \d\d-\d\d-\d{4}/).count()).toBe(0)
  expect(await page.getByText('Everybody has signed by hand.').count()).toBe(0)
  await expectAccessible(page)

  // Yes only with the date as written; No leaves the place open.
  const today = stage.server.today()
  await received
    .first()
    .getByRole('button', { name: /^Yes, signed/ })
    .click()
  await signHere.getByText('Enter the date as it is written beside the signature.').waitFor()
  await received
    .first()
    .getByRole('textbox', { name: /^Date as written/ })
    .fill(shown(today))
  await received
    .first()
    .getByRole('button', { name: /^Yes, signed/ })
    .click()
  await signHere.getByText(`Signed ${shown(today)}, scanned`).waitFor()
  await received
    .first()
    .getByRole('button', { name: /^No, not signed/ })
    .click()
  await signHere.getByText('Not signed on the scan').first().waitFor()
  expect(await page.getByText('Everybody has signed by hand.').count()).toBe(0)
  await page.setViewportSize(phone)
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})
