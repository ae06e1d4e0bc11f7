import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { Role } from '#formats/roles.ts'
import { pdfJs } from '#paper/reading/pdf-js.ts'
import { ask, clientOf, type TestClient } from '../tests/setup/client.ts'
import { keepBlank } from '../tests/setup/library.ts'
import { built } from '../tests/setup/signing.ts'
import { answerEverything } from './setup/answer-everything.ts'
import { expectAccessible, type Visit } from './setup/browser.ts'
import { press } from './setup/case-steps.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage()

const FORMS = ['i-485', 'i-765', 'i-131', 'g-28', 'i-864', 'i-485supj'] as const
/** The principal, her husband, a daughter and a son. */
const NAMES = ['Priya', 'Arjun', 'Meera', 'Dev'] as const
const SPONSOR = 'Rohan'

const named = (firstName: string) =>
  stage.system().one<{ id: number; companyId: number }>(
    `select p.id, p.company_id as "companyId" from people p join companies c on c.id = p.company_id
      where c.code = 'NORTHWIND' and p.first_name = $1 order by p.id limit 1`,
    [firstName],
  )

/** The product's calls in the session of a browser: a second sign-in would end it. */
async function callsOf({ context }: Visit): Promise<TestClient> {
  const client = clientOf(stage.server.url)
  client.cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  return client
}

test('a family of four is entered once and files one package each', async () => {
  for (const formId of FORMS) await keepBlank(stage.server.services, formId)
  const visit = await stage.visitAs(Role.attorney)
  const { page, context, problems } = visit
  const attorney = await callsOf(visit)
  const people = await Promise.all(NAMES.map(named))
  const [priya] = people
  const { body: brother } = await attorney.post(`/api/people/${priya?.id}/dependents`, {
    ...{ relationship: 'Brother', firstName: SPONSOR, lastName: 'Rao', birthDate: '1985-02-03' },
  })

  // One case for all of them, from the list of all case types.
  await page.goto(`/visaCareCreateCase?personId=${priya?.id}&companyId=${priya?.companyId}`)
  await page.getByText('All case types').click()
  await page.getByLabel(/^Case type/).selectOption({ label: 'I-485 Application' })
  await press(page, 'Next')
  await page.getByRole('heading', { name: 'Who is it for?' }).waitFor()
  await press(page, 'Next')
  await page.getByLabel(/^Sub-type/).selectOption({ label: 'Employment-based, principal' })
  await page.getByLabel('Work permit (Form I-765)').check()
  await page.getByLabel('Advance parole (Form I-131)').check()
  await press(page, 'Next')
  const family = page.getByRole('list', { name: 'Family on record' })
  for (const name of ['Arjun', 'Meera', 'Dev']) await family.getByLabel(new RegExp(name)).check()
  expect(await family.getByText(SPONSOR).count()).toBe(0)
  await press(page, 'Open the case')
  await page.waitForURL(/\/visaCareI485CaseDetails\/\d+/)
  const id = Number(/\/(\d+)/.exec(new URL(page.url()).pathname)?.[1])
  const cases = await stage
    .system()
    .rows<{ id: number; personId: number }>(
      'select id, person_id as "personId" from cases where type_id = $2 and (id = $1 or principal_case_id = $1) order by id',
      [id, CaseType.i485],
    )
  expect(cases.map(({ personId }) => personId)).toEqual(people.map((each) => each.id))

  // A brother who is a citizen owns a part of the employer: one affidavit for all of them comes by itself.
  const behind = { relativeFiled: 'Yes', relativeIs: 'Brother', relativeStatus: 'U.S. citizen' }
  const answers = Object.fromEntries(Object.entries(behind).map(([fact, value]) => [`case.${fact}`, { value }]))
  const saved = await attorney.put(`/api/cases/${id}/form`, {
    ...{ formId: 'i-485', changes: [{ subject: `case/${id}`, answers }] },
  })
  expect(saved.status, JSON.stringify(saved.body.error)).toBe(200)
  await page.goto(`/visaCareI485CaseDetails/${id}?tab=family`)
  await page.getByText('$8,340').waitFor()
  const matrix = page.getByRole('table')
  expect(await matrix.getByText(/answers? missing/).count()).toBeGreaterThan(4)
  await page.getByRole('link', { name: 'Name the sponsor' }).click()
  await press(page, 'Add a form')
  const dialog = page.getByRole('dialog', { name: /^Add a form/ })
  await dialog.getByLabel(/^Form/).selectOption('i-864')
  await dialog.getByLabel(/^Sponsor/).selectOption(String(brother.id))
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })

  // Whatever is asked is answered once, person after person.
  const put: string[][] = []
  for (const each of cases) put.push(await answerEverything(stage, attorney, each.id))
  const all = put.flat()
  expect(all.filter((key, place) => all.indexOf(key) !== place)).toEqual([])

  await page.goto(`/visaCareI485CaseDetails/${id}?tab=family`)
  await matrix.getByRole('rowheader', { name: 'I-864, one for the family' }).waitFor()
  expect(await matrix.getByText(/answers? missing/).count()).toBe(0)
  const said = await page.getByText(/questions fill \d+ forms/).textContent()
  expect(said).toMatch(/fill 18 forms/)
  await page.getByText('Rohan RAO sponsors the family with one affidavit (I-864).').waitFor()
  await expectAccessible(page)

  // Each has a package, and another reader finds in it the forms with the right names.
  const found: string[] = []
  for (const [place, each] of cases.entries()) {
    for (const { form, names } of await packageOf(attorney, each.id)) {
      found.push(form)
      // The affidavit is the sponsor's and speaks of all four; every other form is its applicant's, and at most names
      // the principal besides.
      const [principal] = NAMES
      const others = names.filter((name) => name !== NAMES[place] && name !== principal)
      const right = names.includes(NAMES[place] ?? '') && others.length === 0
      expect([form, form === 'I-864' ? names : right]).toEqual([form, form === 'I-864' ? [...NAMES, SPONSOR] : true])
    }
  }
  const count = (form: string) => found.filter((each) => each === form).length
  expect(['I-485', 'I-765', 'I-131', 'G-28', 'I-864', 'I-485 Supplement J'].map(count)).toEqual([4, 4, 4, 4, 1, 1])

  const { body: view } = await attorney.get(`/api/cases/${id}/family`)
  const rows = view.members.map(
    ({ name, asked, taken }: { name: string; asked: number; taken: number }, place: number) =>
      `${name}: ${asked} questions, ${put[place]?.length} of them not known before; ${taken} more taken from the family`,
  )
  console.info([said, `For all of them: ${view.shared.asked}`, ...rows].join('\n'))
  expect(problems).toEqual([])
  await context.close()
}, 600_000)

type Entry = { label: string; kind: string; page: number }

/** Builds somebody's package in a job and reads with pdf.js which of them each form names on its first pages. */
async function packageOf(attorney: TestClient, caseId: number): Promise<{ form: string; names: string[] }[]> {
  const made = await built(attorney, caseId)
  expect(made.status, JSON.stringify(made)).toBe('Ready')
  const path = new URL(`/api/cases/${caseId}/packages/${made.id}/file`, stage.server.url)
  const { bytes } = await ask(path, 'GET', undefined, { cookie: attorney.cookie })
  const { getDocument } = await pdfJs()
  const task = getDocument({ data: new Uint8Array(bytes), isEvalSupported: false, useSystemFonts: false })
  const pdf = await task.promise
  expect(pdf.numPages).toBe(made.pages)
  const wordsOn = async (number: number) => {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    return items.flatMap((item) => ('str' in item ? item.str.toUpperCase().split(/[^A-Z]+/) : []))
  }
  const read: { form: string; names: string[] }[] = []
  for (const { kind, label, page } of made.contents as Entry[]) {
    if (kind !== 'form' || /addendum/.test(label)) continue
    const form = label.replace(/^Form | \(.*\)/g, '')
    const words = new Set<string>()
    for (let number = page; number < page + (form === 'I-864' ? 5 : 4); number++)
      for (const word of await wordsOn(number)) words.add(word)
    read.push({ form, names: [...NAMES, SPONSOR].filter((name) => words.has(name.toUpperCase())) })
  }
  await task.destroy()
  return read
}
