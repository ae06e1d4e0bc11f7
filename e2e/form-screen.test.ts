import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { keepBlank } from '../tests/setup/library.ts'
import { startTestServer, type TestServer } from '../tests/setup/server.ts'
import { expectAccessible, launchBrowser, phone, signIn, visit } from './setup/browser.ts'

let server: TestServer
let browser: Browser
let caseId: number
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
  await keepBlank(server.services, 'i-129')
  const priyas = await server.services.database.read({ kind: 'system' }).one<{ id: number }>(
    `select c.id from cases c join users u on u.person_id = c.person_id
      where u.email = 'employee@visacare.demo' and c.type_id = 1 order by c.id limit 1`,
  )
  caseId = priyas.id
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const onPage = (page: Page, text: string) => page.locator('svg text', { hasText: text }).first()

async function signedIn(userName: string, viewport?: typeof phone) {
  const opened = await visit(browser, server.url, viewport)
  await signIn(opened.page, userName)
  await opened.page.waitForURL((url) => !url.pathname.includes('login'))
  return opened
}

describe('the form screen', () => {
  test('an attorney corrects a value in place, sees where it comes from, and takes the PDF along', async () => {
    const { page, context, problems } = await signedIn('attorney@visacare.demo')
    await page.goto(`/visaCareAddCaseI129/${caseId}?item=5.1`)
    await page.getByRole('heading', { name: /^Form I-129/ }).waitFor()
    await page.locator('[data-page="5"] canvas').waitFor()
    await expectAccessible(page)

    const title = page.getByLabel(/^Job title/i)
    await title.fill('')
    await title.pressSequentially('Principal Engin')
    await onPage(page, 'Principal Engin').waitFor()
    await title.pressSequentially('eer')
    await onPage(page, 'Principal Engineer').waitFor()
    await page.getByText('Being typed; not saved yet').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page
      .getByText(/^(Entered|Answered) by .+ on \d\d-\d\d-\d{4}/)
      .first()
      .waitFor()

    // A click on a box leads to its item; an unanswered one is marked.
    await page.locator('[data-field$="Line8_Wages[0]"]').click()
    expect(await page.getByRole('button', { expanded: true, name: /Wages/i }).count()).toBe(1)
    await page.getByRole('button', { name: 'Next unanswered' }).click()
    await page
      .getByText('Nobody has answered this yet')
      .or(page.getByText(/^Will follow from/))
      .first()
      .waitFor()

    await page.getByRole('button', { name: 'PDF', exact: false }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download for filing (flat)' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^I-129-.*\.pdf$/)
    const { pages } = await readPdf(new Uint8Array(await readFile(await download.path())))
    expect(pages[4]?.text).toContain('Principal Engineer')
    expect(problems).toEqual([])
    await context.close()
  })

  test('without the official blank the items are there all the same', async () => {
    const { page, context, problems } = await signedIn('attorney@visacare.demo', phone)
    await page.goto(`/visaCareAddCaseG28/${caseId}`)
    await page.getByText('is not in the form library').waitFor()
    await page
      .getByRole('button', { name: /Family Name \(Last Name\)/ })
      .first()
      .waitFor()
    await expectAccessible(page)
    expect(problems).toEqual([])
    await context.close()
  })

  test('an employee is told that the petition is the employer’s', async () => {
    const { page, context } = await signedIn('employee@visacare.demo')
    await page.goto(`/visaCareAddCaseI129/${caseId}`)
    await page.getByText('It is seen by those who sign it and by their attorney.').waitFor()
    await expectAccessible(page)
    await context.close()
  })
})
