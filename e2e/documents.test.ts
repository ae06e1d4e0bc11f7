import { describe, expect, test } from 'vitest'
import { heicSample } from '#paper/images/heic-sample.ts'
import { expectAccessible, phone } from './setup/browser.ts'
import { pdfFile, press } from './setup/case-steps.ts'
import { expectNothingUnderToast } from './setup/lower-edge.ts'
import { settled } from './setup/settled.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage()

const PASSPORT = 'Passport photo page'

describe('the documents of a case', () => {
  test('the employee sends several at once, the attorney sends one back, and what is sent again is approved', async () => {
    const caseId = await priyasCase()
    const employee = await stage.visitAs(5, phone)
    await employee.page.goto(`/visaCareDocumentCaseDetails/${caseId}`)
    await employee.page.getByText(/^0 of \d+ received,/).waitFor()
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
    await employee.page.getByText(/^2 of \d+ received, 0 approved\./).waitFor()
    await employee.page.getByText('Expires 05-04-2031').waitFor()

    const attorney = await stage.visitAs(9)
    const { page } = attorney
    await page.goto(`/visaCareDocumentCaseDetails/${caseId}`)
    await press(page, PASSPORT)
    await page.getByRole('img', { name: 'Page 1' }).waitFor()
    await page.getByRole('link', { name: 'Download' }).waitFor()
    await expectAccessible(page)
    await press(page, 'Close')
    await press(page, `Send back ${PASSPORT}`)
    await page.getByLabel(/^What is wrong with it/).fill('The photo page is cut off.')
    await press(page.getByRole('dialog'), 'Send back')
    await page.getByText('Sent back', { exact: true }).waitFor()
    await press(page, 'Approve Degree and transcripts')
    await page.getByText(/^1 of \d+ received, 1 approved\./).waitFor()
    await press(page, 'More about Certified, signed LCA')
    await press(page, 'Not needed')
    await page.getByLabel(/^Why it is not needed/).fill('Sent by courier.')
    await press(page.getByRole('dialog'), 'Not needed')
    await page.getByText(/^Sent by courier\./).waitFor()
    await page.getByRole('button', { name: /^Answer \d+ questions/ }).click()
    const questions = page.getByRole('dialog', { name: 'What the list depends on' })
    await questions
      .getByRole('radiogroup', { name: /need a license/ })
      .getByLabel('Yes')
      .check()
    await expectAccessible(page)
    await questions.getByRole('button', { name: 'Save' }).click()
    await page.getByText('License', { exact: true }).waitFor()
    await press(page, 'Ask for a document')
    await page.getByRole('textbox', { name: /^Document/ }).fill('Letter of the former employer')
    await press(page, 'Ask')
    await page.getByText('Letter of the former employer').first().waitFor()
    await press(page, 'Remind')
    const reminding = page.getByRole('dialog', { name: 'Send a reminder' })
    await reminding.getByRole('button', { name: /^Remind \d+ p/ }).click()
    await reminding.getByText(/^Reminder sent to /).waitFor()
    await expectAccessible(page)
    await reminding.getByRole('button', { name: 'Close', exact: true }).last().click()

    await employee.page.reload()
    await employee.page.getByText('The photo page is cut off.').first().waitFor()
    await press(employee.page, `Send again: ${PASSPORT}`)
    await employee.page.getByLabel('File', { exact: true }).setInputFiles(pdfFile('Passport again'))
    await press(employee.page, 'Upload')
    await employee.page.getByText(/version 2/).waitFor()

    await page.reload()
    await press(page, `Approve ${PASSPORT}`)
    await page.getByText(/^2 of \d+ received, 2 approved\./).waitFor()
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

  test('HR asks for a document, its link opens the upload, and a phone’s photo gets a small picture', async () => {
    const caseId = await priyasCase()
    const hr = await stage.visitAs(3)
    await hr.page.goto(`/visaCareDocumentCaseDetails/${caseId}`)
    await press(hr.page, 'Ask for a document')
    const asking = hr.page.getByRole('dialog', { name: 'Ask for a document' })
    expect(await asking.getByLabel(/^From/).getByRole('option').allTextContents()).toHaveLength(2)
    await asking.getByRole('textbox', { name: /^Document/ }).fill('Signed offer letter')
    await press(asking, 'Ask')
    await hr.page.getByText('Signed offer letter').waitFor()
    await expectAccessible(hr.page)

    const employee = await stage.visitAs(5, phone)
    await employee.page.goto(`/visaCareH1BCaseDetails/${caseId}`)
    await employee.page.getByRole('button', { name: /^Show \d+ more$/ }).waitFor()
    // The whole case is two screens of a phone at the most; what comes later is a press away.
    await settled(employee.page)
    expect(await employee.page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2 * 844)
    await employee.page.getByRole('button', { name: /^Show \d+ more$/ }).click()
    await employee.page.getByRole('link', { name: 'Upload: Signed offer letter' }).first().click()
    const upload = employee.page.getByRole('dialog', { name: 'Signed offer letter' })
    const photo = { name: 'IMG_0412.HEIC', mimeType: 'image/heic', buffer: Buffer.from(heicSample()) }
    await upload.getByLabel('Files', { exact: true }).setInputFiles(photo)
    await expectAccessible(employee.page)
    await press(upload, 'Upload')
    await upload.waitFor({ state: 'detached' })
    await expectNothingUnderToast(employee.page, '1 document was added.')
    const row = employee.page.getByRole('listitem').filter({ hasText: 'Signed offer letter' })
    await row.locator('img').waitFor()
    await press(employee.page, 'Signed offer letter')
    await employee.page.getByRole('img', { name: 'Signed offer letter' }).waitFor()
    await employee.page.getByRole('link', { name: 'Original' }).waitFor()
    await expectAccessible(employee.page)
    expect(new URL(employee.page.url()).searchParams.get('upload')).toBeNull()
    expect([...hr.problems, ...employee.problems]).toEqual([])
    await Promise.all([hr.context.close(), employee.context.close()])
  })

  test('a file that is not what its name says stays with the reason, and the others are sent', async () => {
    const caseId = await priyasCase()
    const { page, context, problems } = await stage.visitAs(3)
    await page.goto(`/visaCareDocumentCaseDetails/${caseId}`)
    await press(page, 'Add documents')
    const wrong = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a pdf at all') }
    await page.getByLabel('Files', { exact: true }).setInputFiles([wrong, pdfFile('Support letter')])
    await press(page, 'Upload 2 files')
    await page.getByText(/^The file is named \.pdf, but/).waitFor()
    await page.getByText('1 document was added.').waitFor()
    await press(page, 'Cancel')
    await page.getByRole('button', { name: 'Support letter', exact: true }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})

/** A new one, without the documents of the demo. */
async function priyasCase(): Promise<number> {
  const { personId, companyId } = await stage
    .system()
    .one<{ personId: number; companyId: number }>(
      `select person_id as "personId", company_id as "companyId" from users where user_name = 'employee@visacare.demo'`,
    )
  const firm = await stage.server.as(10)
  const asked = { companyId, personId, typeId: 1, subType: 'extension', channel: 'paper' }
  return (await firm.post('/api/cases', asked)).body.id
}
