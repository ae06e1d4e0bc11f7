import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { keepBlank } from '../tests/setup/library.ts'
import { expectAccessible } from './setup/browser.ts'
import { saveForm } from './setup/case-steps.ts'
import { setStage } from './setup/stage.ts'

let caseId: number
let personId: number
const stage = setStage()
beforeAll(async () => {
  await keepBlank(stage.server.services, 'i-129')
  const priyas = await stage.system().one<{ id: number; personId: number }>(
    `select c.id, c.person_id as "personId" from cases c join users u on u.person_id = c.person_id
      where u.email = 'employee@visacare.demo' and c.type_id = 1 order by c.id limit 1`,
  )
  caseId = priyas.id
  personId = priyas.personId
})

/** As if a package with today's answers had gone to the agency. */
const markFiled = () =>
  stage.server.services.database.transaction({ kind: 'system' }, async (tx) => {
    await tx.run(
      `insert into case_packages (company_id, law_firm_id, household_person_id, person_id, case_id, number, status, versions,
                                  created_at, built_at, filed_at, filed_on, filed_by_name)
       select company_id, law_firm_id, household_person_id, person_id, id, 1, 'Filed',
              (select jsonb_object_agg(d.subject || '/' || d.subject_id, d.version) from app.case_documents(cases.id) d),
              now(), now(), now(), '2026-11-14', 'Miriam LANE' from cases where id = $1`,
      [caseId],
    )
    await tx.run(`update case_forms set status = 'Filed' where case_id = $1`, [caseId])
  })

const onPage = (page: Page, text: string) => page.locator('svg text', { hasText: text }).first()

describe('the form screen', () => {
  test('what goes into an online system is copied value by value, and what is missing answered there', async () => {
    const { page, context, problems } = await stage.visitAs('attorney@visacare.demo')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`/visaCareAddCaseLCA/${caseId}`)
    await page.getByRole('heading', { name: 'ETA-9035 worksheet' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Copy Legal business name' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('NORTHWIND ANALYTICS')
    expect(problems).toEqual([])
    await context.close()
  })

  test('an attorney corrects a value in place, sees where it comes from, and takes the PDF along', async () => {
    const { page, context, problems } = await stage.visitAs('attorney@visacare.demo')
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

  test('what is typed names the filed form it contradicts; that form shows what was filed', async () => {
    await markFiled()
    const again = { typeId: 1, subType: 'extension', personId, channel: 'paper' }
    const { body: other } = await (await stage.server.as(3)).post('/api/cases', again)
    const { page, context, problems } = await stage.visitAs('attorney@visacare.demo')
    await page.goto(`/visaCareAddCaseI129/${other.id}?item=5.1`)
    await page.getByLabel(/^Job title/i).fill('Chief Engineer')
    await page.getByText(/^This was filed on Form I-129 in case .+ contradicts what was filed\.$/).waitFor()
    await expectAccessible(page)
    await saveForm(page)

    await page.goto(`/visaCareAddCaseI129/${caseId}?item=5.1`)
    const notice = page.getByRole('note').filter({ hasText: 'was filed on 11-14-2026 with package 1 by Miriam LANE' })
    await notice.getByText(/Answered otherwise since then: .*Job title/i).waitFor()
    await onPage(page, 'Principal Engineer').waitFor()
    await expectAccessible(page)
    await notice.getByRole('link', { name: 'Today’s answers' }).click()
    await page.waitForURL(/visaCareH1BQuestionnaier/)
    expect(problems).toEqual([])
    await context.close()
  })

  test('an employee is told that the petition is the employer’s', async () => {
    const { page, context } = await stage.visitAs('employee@visacare.demo')
    await page.goto(`/visaCareAddCaseI129/${caseId}`)
    await page.getByText('Only the people who sign it and their attorney can see it.').waitFor()
    await expectAccessible(page)
    await context.close()
  })
})
