import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { wordFile } from '../tests/features/support/word-files.ts'
import { expectAccessible, phone } from './setup/browser.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage()
const ATTORNEY = 9

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
