import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { wordFile } from '../tests/features/support/word-files.ts'
import { expectAccessible, phone } from './setup/browser.ts'
import { press } from './setup/case-steps.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage({ mail: true })
const ATTORNEY = 9
const HELEN = { name: 'Helen Achebe', email: 'helen.achebe@northwind.example' }

/** Red words: typing beside them must not take their color. */
const RED = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:rPr><w:color w:val="AA0000"/></w:rPr><w:t>The wage is fair</w:t></w:r></w:p></w:body></w:document>`

/** As the product sends it, from a page of its own. */
async function upload(page: Page, caseId: number, bytes: Uint8Array): Promise<number> {
  await page.goto('/visaCareAttorneyCases')
  return page.evaluate(
    async ({ caseId: of, content }) => {
      const form = new FormData()
      form.set('file', new Blob([Uint8Array.from(content)]), 'Support letter.docx')
      const reply = await fetch(`/api/cases/${of}/editable-files`, { method: 'POST', body: form })
      return (await reply.json()).id as number
    },
    { caseId, content: [...bytes] },
  )
}

test('the attorney edits a letter on the page, suggests, comments, compares versions; a colleague reads along', async () => {
  const { page, context, problems } = await stage.visitAs(ATTORNEY)
  const { items } = await (await context.request.get('/api/cases?limit=1')).json()
  const id = await upload(page, items[0].id, wordFile('', { 'word/document.xml': RED }))
  await page.goto(`/wopiDocumentFile/${id}`)
  const letter = page.getByRole('textbox', { name: 'Text of the letter' })
  await letter.getByText('The wage is fair').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' and lawful')
  await page.getByText('Version 2', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Suggest changes' }).click()
  await letter.getByText('The wage is fair').click()
  await page.keyboard.press('Home')
  await page.keyboard.type('Surely. ')
  await page.keyboard.press('Shift+End')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Comment').fill('Say why.')
  await page.getByRole('dialog').getByRole('button', { name: 'Comment' }).click()
  await page.getByText('Say why.').waitFor()
  await page.getByRole('status').getByText('Saved').waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await page.getByRole('heading', { name: /^Suggestions/ }).waitFor({ state: 'detached' })
  await page.getByRole('status').getByText('Saved').waitFor()
  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByRole('button', { name: 'Compare version 1 with the newest' }).click()
  await page.getByRole('dialog').getByText('and lawful').waitFor()
  await expectAccessible(page)

  const saved = unzipSync(await (await context.request.get(`/api/editable-files/${id}/content`)).body())
  const text = new TextDecoder().decode(saved['word/document.xml'])
  expect(text.match(/<w:color w:val="AA0000"\/><\/w:rPr><w:t>The wage is fair and lawful</)).not.toBeNull()

  const colleague = await stage.visitAs(10)
  await colleague.page.setViewportSize(phone)
  await colleague.page.goto(`/wopiDocumentFile/${id}`)
  await colleague.page.getByText(/is editing this file at the moment\. You can read it\./).waitFor()
  await colleague.page.getByText('Surely. The wage is fair and lawful').waitFor()
  expect(await colleague.page.getByRole('toolbar', { name: 'Format' }).count()).toBe(0)
  expect([...problems, ...colleague.problems.filter((each) => !each.includes('409'))]).toEqual([])
  await colleague.context.close()
  await context.close()
})

/** A finished letter of the case, made from a template of the firm by the product's own page. */
async function addLetter(page: Page, caseId: number): Promise<void> {
  await page.goto('/visaCareAttorneyCases')
  await page.evaluate(
    async ({ of, bytes }) => {
      const form = new FormData()
      form.set('kind', 'supportLetter')
      form.set('file', new Blob([Uint8Array.from(bytes)]), 'Statement of wages.docx')
      const template = await (await fetch('/api/letter-templates', { method: 'POST', body: form })).json()
      const body = JSON.stringify({ template: template.key })
      const headers = { 'content-type': 'application/json' }
      let work = await (await fetch(`/api/cases/${of}/letters`, { method: 'POST', body, headers })).json()
      while (work.status === 'Waiting' || work.status === 'Working') {
        await new Promise((next) => setTimeout(next, 100))
        work = await (await fetch(`/api/letter-works/${work.id}`)).json()
      }
      if (work.status !== 'Ready') throw new Error(JSON.stringify(work))
    },
    { of: caseId, bytes: [...wordFile('The wage is fair.')] },
  )
}

test('the attorney sends a letter to sign; on a phone the link asks for a code, is read, drawn on and done', async () => {
  const { page, context, problems } = await stage.visitAs(ATTORNEY)
  const { items } = await (await context.request.get('/api/cases?limit=1')).json()
  await addLetter(page, items[0].id)
  await page.goto(`${items[0].path}?tab=documents`)
  await press(page, 'Send to sign')
  const dialog = page.getByRole('dialog')
  const letter = dialog
    .getByLabel('Document')
    .locator('option')
    .filter({ hasText: /^Statement of wages \(letter, version 1\)$/ })
  await dialog.getByLabel('Document').selectOption((await letter.first().getAttribute('value')) ?? '')
  await dialog.getByLabel('1. Name').fill(HELEN.name)
  await dialog.getByLabel('E-mail').fill(HELEN.email)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('0 of 1 signed, waiting for Helen Achebe').waitFor()
  // What was sent is kept among the documents of the case.
  await page.getByText('Version 1 of the letter “Statement of wages”, as it was sent to be signed.').waitFor()

  const link = /\/docuSignPageView\/\d+#[\w-]+/
  const asked = await stage.mailbox.mailTo(HELEN.email, link)
  const signer = await stage.visit(phone)
  await signer.page.goto(link.exec(asked.text)?.[0] ?? '')
  await signer.page.getByRole('heading', { name: 'Please sign: Statement of wages' }).waitFor()
  await expectAccessible(signer.page)
  await press(signer.page, 'Mail me a code')
  const { text } = await stage.mailbox.mailTo(HELEN.email, /Your code to sign/)
  await signer.page
    .getByLabel(/^Code from the e-mail/)
    .fill(/to open and sign .{1,300} is (\d{6})\./s.exec(text)?.[1] ?? '')
  await expectAccessible(signer.page)
  await press(signer.page, 'Continue')
  await press(signer.page, 'Continue to sign')
  await expectAccessible(signer.page)
  await press(signer.page, 'Sign the document')
  await signer.page.getByText('Sign in the box first.').waitFor()
  await draw(signer.page)
  await signer.page.getByLabel(/^I agree to sign electronically/).check()
  await press(signer.page, 'Sign the document')
  await signer.page.getByRole('heading', { name: 'Signed. Thank you, Helen' }).waitFor()
  await expectAccessible(signer.page)
  expect((await stage.mailbox.mailTo(HELEN.email, /Signed by all/)).text).toMatch(/Content-Disposition: attachment/i)
  // The same link opens the finished file, and nothing to sign any more.
  await signer.page.reload()
  await signer.page.getByText('With its certificate page').waitFor()
  expect([...problems, ...signer.problems]).toEqual([])
  await Promise.all([signer.context.close(), context.close()])
})

/** A wave across the pad, as a finger draws it. */
async function draw(page: Page): Promise<void> {
  const box = await page.getByRole('img', { name: /^Draw your signature here/ }).boundingBox()
  if (!box) throw new Error('There is nothing to draw on.')
  const at = (part: number) =>
    [box.x + box.width * part, box.y + box.height * ((part * 10) % 2 < 1 ? 0.3 : 0.7)] as const
  await page.mouse.move(...at(0.2))
  await page.mouse.down()
  for (const part of [0.3, 0.4, 0.5, 0.6, 0.7]) await page.mouse.move(...at(part), { steps: 3 })
  await page.mouse.up()
}
