import type { Page } from 'playwright-core'
import { hold, same } from '../row.ts'
import { SPENT, type Steps } from './steps.ts'

const LISTED = '**/api/cases?*'

type Listed = { items: { number: string; creationDate: string }[] }

/** The days on which cases were opened, as their list shows them (specification §3, Case record). */
export const daysOfCases: Steps = {
  'The list of cases shows the day they were opened MM/DD/YYYY': async (page) => {
    const { items } = await listed(page)
    hold(items.length > 3, 'There are too few cases to tell.')
    for (const { number, creationDate } of items.slice(0, 5))
      same(await openedOn(page, number), dayInNewYork(creationDate), `The day of ${number}, opened ${creationDate},`)
    // At most hours of a day the day in New York is that of the instant: an evening tells.
    await answered(page, '2026-03-02 03:30:00')
    const [evening] = (await listed(page)).items
    same(await openedOn(page, evening?.number ?? ''), '03/01/2026', 'The day of an evening')
    return SPENT
  },
  'The list of cases shows -- for a day that is empty': async (page) => {
    // Every case has its day: only an answer without it shows what the screen makes of that.
    await answered(page, '')
    const { items } = await listed(page)
    same(await openedOn(page, items[0]?.number ?? ''), '--', 'The day that is empty')
    return SPENT
  },
}

/** The list, as if every case had been opened then. */
const answered = (page: Page, creationDate: string) =>
  page.route(LISTED, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as Listed
    await route.fulfill({
      response,
      json: { ...answer, items: answer.items.map((each) => ({ ...each, creationDate })) },
    })
  })

/** The list with the column of these days, which a person may add. */
async function listed(page: Page): Promise<Listed> {
  const [answer] = await Promise.all([page.waitForResponse(LISTED), page.goto('/visaCareClientCases')])
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox', { name: 'Opened' }).check()
  await page.keyboard.press('Escape')
  return (await answer.json()) as Listed
}

/** What stands in that column beside the number of a case. */
async function openedOn(page: Page, number: string): Promise<string | undefined> {
  const column = page.getByRole('columnheader', { name: 'Opened' })
  await column.waitFor()
  const place = await column.evaluate((own) => [...(own.parentElement?.children ?? [])].indexOf(own))
  const row = page.getByRole('row').filter({ has: page.getByText(number, { exact: true }) })
  return (await row.first().locator('td, th').nth(place).innerText()).trim()
}

/** A day is one in the zone of the firm, which has set none (decisions §12). */
function dayInNewYork(creationDate: string): string {
  hold(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(creationDate), `A case was opened ${creationDate}.`)
  const day = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'America/New_York' } as const
  return new Intl.DateTimeFormat('en-US', day).format(new Date(`${creationDate.replace(' ', 'T')}Z`))
}
