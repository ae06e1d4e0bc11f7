import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { demoAccounts } from '#app/demo/people.ts'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { composePages } from '#paper/pages/compose.ts'
import { startTestServer, type TestServer } from '../tests/setup/server.ts'
import { desktop, expectAccessible, launchBrowser, phone, signIn, visit } from './setup/browser.ts'

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const PASSPORT = 'Passport id page (valid)'
const pdfFile = (name: string) => {
  const page = composePages([{ kind: 'title', text: name }])
  const bytes = joined(assemble([{ document: page, label: name }], { title: name }).parts)
  return { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(bytes) }
}

describe('the documents of a case', () => {
  test('the employee sends several at once, the attorney rejects one, and the new version is accepted', async () => {
    const caseId = await priyasCase()
    const employee = await visitAs(5, phone)
    await employee.page.goto(`/visaCareDocumentCaseDetails/${caseId}`)
    await employee.page.getByText(/^0 of \d+ documents are in/).waitFor()
    await expectAccessible(employee.page)
    await press(employee.page, 'Add documents')
    // A phone offers its camera.
    expect(await employee.page.getByLabel('Take a photo').getAttribute('capture')).toBe('environment')
    const files = employee.page.getByLabel('Files', { exact: true })
    await files.setInputFiles([pdfFile('Passport scan'), pdfFile('Diploma')])
    await employee.page.getByLabel('What it is').first().selectOption({ label: PASSPORT })
    await employee.page.getByLabel('What it is').nth(1).selectOption({ label: 'Degree and transcripts' })
    await employee.page.getByLabel('Expires on').first().fill('05-04-2031')
    await expectAccessible(employee.page)
    await press(employee.page, 'Upload 2 files')
    await employee.page.getByText(/^2 of \d+ documents are in, 0 accepted\./).waitFor()
    await employee.page.getByText('Expires 05-04-2031').waitFor()

    const attorney = await visitAs(9)
    const { page } = attorney
    await page.goto(`/visaCareDocumentCaseDetails/${caseId}`)
    await press(page, PASSPORT)
    await page.getByRole('img', { name: 'Page 1' }).waitFor()
    await page.getByRole('link', { name: 'Download' }).waitFor()
    await expectAccessible(page)
    await press(page, 'Close')
    await press(page, `Reject ${PASSPORT}`)
    await page.getByLabel(/^What is wrong with it/).fill('The photo page is cut off.')
    await press(page, 'Reject')
    await page.getByText('Send again').waitFor()
    await press(page, 'Accept Degree and transcripts')
    await page.getByText(/^1 of \d+ documents are in, 1 accepted\./).waitFor()
    await press(page, 'Not needed: Certified, signed LCA')
    await page.getByLabel(/^Why it is not needed/).fill('Sent by courier.')
    await press(page, 'Not needed')
    await page.getByText(/^Sent by courier\./).waitFor()
    await press(page, 'Ask for a document')
    await page.getByRole('textbox', { name: /^Document/ }).fill('Letter of the former employer')
    await press(page, 'Ask')
    await page.getByText('Letter of the former employer').first().waitFor()
    await press(page, 'Remind')
    await page.getByText(/reminded of \d+ documents/).waitFor()
    await expectAccessible(page)

    await employee.page.reload()
    await employee.page.getByText('The photo page is cut off.').first().waitFor()
    await press(employee.page, `New version of ${PASSPORT}`)
    await employee.page.getByLabel('File', { exact: true }).setInputFiles(pdfFile('Passport again'))
    await press(employee.page, 'Upload')
    await employee.page.getByText(/version 2/).waitFor()

    await page.reload()
    await press(page, `Accept ${PASSPORT}`)
    await page.getByText(/^2 of \d+ documents are in, 2 accepted\./).waitFor()
    await press(page, PASSPORT)
    await press(page, 'Version 1')
    await page.getByRole('img', { name: 'Page 1' }).waitFor()
    await press(page, 'Close')

    await page.goto('/visaCareFileUploadView')
    await page.getByRole('button', { name: PASSPORT }).first().waitFor()
    await expectAccessible(page)
    expect([...employee.problems, ...attorney.problems]).toEqual([])
    await Promise.all([employee.context.close(), attorney.context.close()])
  })

  test('a file that is not what its name says stays with the reason, and the others are sent', async () => {
    const caseId = await priyasCase()
    const { page, context, problems } = await visitAs(3)
    await page.goto(`/visaCareDocumentCaseDetails/${caseId}`)
    await press(page, 'Add documents')
    const wrong = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a pdf at all') }
    await page.getByLabel('Files', { exact: true }).setInputFiles([wrong, pdfFile('Support letter')])
    await press(page, 'Upload 2 files')
    await page.getByText(/^The file is named \.pdf, but/).waitFor()
    await page.getByText('1 document was added.').waitFor()
    await press(page, 'Cancel')
    await page.getByRole('button', { name: 'Supportletter', exact: true }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})

async function visitAs(roleId: number, viewport = desktop) {
  const visited = await visit(browser, server.url, viewport)
  await signIn(visited.page, demoAccounts.find((account) => account.roleId === roleId)?.userName ?? '')
  await visited.page.locator('main').first().waitFor()
  await visited.page.waitForURL((url) => url.pathname !== '/login')
  return visited
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

async function priyasCase(): Promise<number> {
  const { id } = await server.services.database.read({ kind: 'system' }).one<{ id: number }>(
    `select k.id from cases k join users u on u.person_id = k.person_id
      where u.user_name = 'employee@visacare.demo' and k.type_id = 1 order by k.id limit 1`,
  )
  return id
}
