import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { expectAccessible, phone } from './setup/browser.ts'
import { openStep } from './setup/case-steps.ts'
import { setStage } from './setup/stage.ts'

// A clone with nothing beside it and no network: the form library is empty.
let caseId: number
const stage = setStage()
beforeAll(async () => {
  caseId = (
    await stage.system().one<{ id: number }>(
      `select c.id from cases c join users u on u.person_id = c.person_id
        where u.email = 'employee@visacare.demo' and c.type_id = 1 order by c.id limit 1`,
    )
  ).id
})

const run = promisify(execFile)
const onPage = (page: Page, text: string) => page.locator('svg text', { hasText: text }).first()
const choose = async (page: Page, choice: string) => {
  await page.getByRole('button', { name: 'PDF', exact: false }).click()
  await page.getByRole('button', { name: choice }).click()
}

test('an attorney works on the proof pages of Form I-129 and takes them along, but not for filing', async () => {
  const { page, context, problems } = await stage.visitAs('attorney@visacare.demo')
  await page.goto(`/visaCareAddCaseI129/${caseId}?item=5.1`)
  await page.getByRole('heading', { name: /^Form I-129/ }).waitFor()
  await page
    .getByRole('note')
    .filter({ hasText: 'The official blank of Form I-129 is not in the form library' })
    .waitFor()
  await page.getByText('An administrator adds it in the Form Library.').waitFor()
  await page.locator('[data-page="5"] canvas').waitFor()
  await expectAccessible(page)

  const title = page.getByLabel(/^Job title/i)
  await title.fill('')
  await title.pressSequentially('Principal Engineer')
  await onPage(page, 'Principal Engineer').waitFor()
  await page.getByText('Being typed; not saved yet').waitFor()
  // Longer than its box: the rest is printed in Additional Information, as on the official page.
  await title.fill(`Principal Engineer for ${'distributed data systems and '.repeat(6)}their tools`)
  await page
    .getByRole('region', { name: 'Additional Information' })
    .getByText(/Part 5, Item 1/)
    .waitFor()
  await title.fill('Principal Engineer')
  await page.getByRole('button', { name: 'Save' }).click()
  await page
    .getByText(/^(Entered|Answered) by .+ on \d\d-\d\d-\d{4}/)
    .first()
    .waitFor()

  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'Download the proof')])
  expect(download.suggestedFilename()).toMatch(/^I-129-.*-proof\.pdf$/)
  const path = await download.path()
  expect((await run('qpdf', ['--check', path])).stdout).toContain('No syntax or stream encoding errors')
  const pages = (await run('pdftotext', ['-layout', path, '-'])).stdout.split('\f').slice(0, -1)
  expect(pages).toHaveLength(38)
  for (const text of pages) expect(text).toContain('Proof, not the official form')
  expect(pages[4]).toContain('Principal Engineer')
  expect((await readPdf(new Uint8Array(await readFile(path)))).info.Title).toMatch(/^Proof, not the official form/)

  await choose(page, 'Download for filing (flat)')
  await page.getByText('so there is nothing to file yet', { exact: false }).waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})

test('on a phone the items come first and the page is there too; an administrator is led to the form library', async () => {
  const { page, context, problems } = await stage.visitAs('admin@visacare.demo', phone)
  // A filled form is read with a reason only.
  await page.goto(`/visaCareAddCaseG28/${caseId}`)
  await page.getByText('Please open this company first and say why', { exact: false }).waitFor()
  const { companyId } = await stage
    .system()
    .one<{ companyId: number }>('select company_id as "companyId" from cases where id = $1', [caseId])
  await page.evaluate(
    (body) => fetch('/api/session/company', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    JSON.stringify({ companyId, reason: 'Asked by HR about a form' }),
  )
  await page.goto(`/visaCareAddCaseG28/${caseId}`)
  await page.locator('[data-page="1"] canvas').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Add it in the Form Library' }).click()
  await page.waitForURL(/visaFormsUpload/)
  expect(problems).toEqual([])
  await context.close()
})

test('a package with proof pages is not marked as filed: one reason per form', async () => {
  const attorney = await stage.server.as(9)
  const { body: started } = await attorney.post(`/api/cases/${caseId}/packages`)
  const ready = async () => (await attorney.get(`/api/cases/${caseId}/packages/${started.id}`)).body
  await expect.poll(async () => (await ready()).status, { timeout: 120_000 }).toBe('Ready')
  const { contents } = await ready()
  await stage.server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run(`update cases set status = 5, stage = 'ASSEMBLED' where id = $1`, [caseId]),
  )
  const { page, context, problems } = await stage.visitAs('attorney@visacare.demo')
  await page.goto(`/visaCareFiling/${caseId}`)
  await openStep(page, 'Check')
  await page.getByText('Form I-129 stands on proof pages').first().waitFor()
  await openStep(page, 'Package')
  await page.getByRole('button', { name: 'Download package 1 as a proof' }).waitFor()
  await page.getByRole('button', { name: 'Mark as filed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark as filed' })
  await dialog.getByText('Package 1 cannot be marked as filed.').waitFor()
  const proofs = contents.filter(({ kind }: { kind: string }) => kind === 'proof')
  expect(proofs.length).toBeGreaterThan(1)
  expect(await dialog.getByRole('alert').getByRole('listitem').count()).toBe(proofs.length)
  // Each has its way out right there.
  const wayOut = dialog.getByRole('button', { name: /^Use a PDF prepared elsewhere for/ })
  await expect.poll(() => wayOut.count()).toBe(proofs.length)
  await dialog.getByText('Form I-129 is a proof in package 1, not the official form.').waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})
