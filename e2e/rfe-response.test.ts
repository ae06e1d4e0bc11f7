import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, phone } from './setup/browser.ts'
import { pdfFile, press } from './setup/case-steps.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage()
const ATTORNEY = 9

/** Documents of the case as the product takes them, approved when their pages are prepared. */
const approved = (page: Page, caseId: number, names: readonly string[], content: readonly number[]) =>
  page.evaluate(
    async ({ of, types, bytes }) => {
      for (const documentType of types) {
        const form = new FormData()
        form.set('documentType', documentType)
        form.set('file', new Blob([Uint8Array.from(bytes)]), `${documentType}.pdf`)
        const { id } = await (await fetch(`/api/cases/${of}/documents`, { method: 'POST', body: form })).json()
        for (let tries = 0; tries < 300; tries++) {
          const { documents } = await (await fetch(`/api/cases/${of}/documents`)).json()
          const found = documents.find((each: { id: number }) => each.id === id)
          if (found.readiness === 'Ready') break
          await new Promise((next) => setTimeout(next, 200))
        }
        await fetch(`/api/cases/${of}/documents/${id}/review`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ review: 'Accepted', versionNumber: 1 }),
        })
      }
    },
    { of: caseId, types: names, bytes: content },
  )

test('the attorney answers a request for evidence: notice on top, exhibits in order, sent with a tracking number', async () => {
  const { page, context, problems } = await stage.visitAs(ATTORNEY)
  const { items } = await (await context.request.get('/api/cases?limit=100')).json()
  const { id, path } = items.find(({ status }: { status: number }) => status === 8)
  await page.goto(`${path}?tab=filing`)
  await approved(page, id, ['RFE notice', 'Organization chart', 'Expert letter'], [...pdfFile('Notice.pdf').buffer])
  await page.reload()
  const card = page.getByRole('region', { name: /^Response to the/ })
  await card.getByText(/Response due/).waitFor()
  const choose = (label: string, words: RegExp) =>
    card
      .getByLabel(label)
      .locator('option')
      .filter({ hasText: words })
      .first()
      .getAttribute('value')
      .then((value) => card.getByLabel(label).selectOption(value ?? ''))
  await choose('The notice, on top', /^RFE notice/)
  await choose('Add an exhibit', /^Organization chart/)
  await card.getByText('Exhibit A').waitFor()
  await choose('Add an exhibit', /^Expert letter/)
  await card.getByText('Exhibit B').waitFor()
  await card.getByRole('button', { name: 'Move Expert letter up' }).press('Enter')
  await card.getByText('Expert letter is number 1 of 2.').waitFor()
  await expectAccessible(page)

  await press(page, 'Build the response')
  await card.getByText('Ready', { exact: true }).waitFor()
  await card.getByText('Contents').click()
  await card.getByText(/^Exhibit A\. Expert letter, page/).waitFor()
  await press(page, 'It was sent')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'It was sent' }).click()
  await dialog.getByText('Enter it, or say below how you know that it went out.').waitFor()
  await dialog.getByLabel('Tracking number or online confirmation').fill('1Z999AA10123456784')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'It was sent' }).click()
  await card.getByText(/1Z999AA10123456784/).waitFor()
  await card.getByText('Nobody has confirmed yet that the agency received it.').waitFor()
  await page.setViewportSize(phone)
  await expectAccessible(page)
  expect(problems).toEqual([])
})
