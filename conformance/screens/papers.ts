import type { Locator, Page } from 'playwright-core'
import { as } from '../demo.ts'
import { newCase } from '../making/cases.ts'
import { made } from '../parties.ts'
import { same } from '../row.ts'
import { everyRecord, recordsIn, type Server } from '../server.ts'
import { optionsOf, type Steps, shows } from './steps.ts'

export const ERROR_TEXT = 'Error Occurs in Input. Pls try Again...'

/** An attorney at the forms and questions of two cases; what is said there is the specification's. */
export const atThePapers = (server: Server): Steps => ({
  'The I-907 screen says that the form was created': async (page) => {
    const world = { server: async () => server }
    const { id } = await newCase(world)
    made(await (await as(world, 9)).send('POST', '/caseflowApi/caseflow/createCaseFlowI907', { caseId: id }))
    await page.goto(`/visaCareAddCaseH1BI907/${id}`)
    await page.getByRole('button', { name: /^PDF/ }).click()
    await page.getByRole('button', { name: /^Keep a (proof|PDF) with the case$/ }).click()
    await shows(page, 'I-907 Form was created/updated successfully based on the Changes.')
  },
  'The I-140 screen says that the data was inserted': async (page) => {
    // Part 3 Item 4: where the worker was born.
    await page.goto(`/visaCareAddCaseI140/${await immigrantPetition(server)}?item=3.4`)
    const items = page.getByRole('region', { name: 'Items of the form' })
    await items.getByRole('textbox').first().fill(`Mysuru ${Date.now()}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await shows(page, 'I140Form Data Inserted Successfully...')
  },
  'A family member has one of five relationships': async (page) => {
    const relations = await optionsOf((await newRelative(page, server)).getByLabel(/^Relationship/))
    same(relations.slice(1), RELATIONS, 'The relationships')
    // And of somebody who is in the family already.
    await page.goto(await pageOfNair(server, 'family'))
    await page
      .getByRole('button', { name: /^Change the relationship of/ })
      .first()
      .click()
    const field = page.getByRole('dialog').getByLabel(/^Relationship/)
    await field.waitFor()
    same(await optionsOf(field), RELATIONS, 'The relationships of a change')
  },
  'A family member may have a title': async (page) => {
    const titles = await optionsOf((await newRelative(page, server)).getByLabel(/^Title/))
    same(titles, ['-Select-', 'Mr.', 'Mrs.', 'Miss'], 'The titles')
  },
  'A Social Security number is written with its dashes': async (page) => {
    await page.goto(await pageOfNair(server, 'biographic'))
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
    // What is known already is masked, and replaced as a whole.
    await page.getByRole('button', { name: 'Change Social Security number' }).click()
    const field = page.getByLabel(/^Social Security number/)
    await field.fill('1234567890')
    same(await field.inputValue(), '123-45-6789', 'What the field shows')
  },
  'The list of categories of a work permit has the specification’s five': async (page) => {
    await page.goto(await newWorkPermit(server))
    const categories = page.getByLabel(/^Sub-type/)
    await categories.waitFor()
    same((await optionsOf(categories)).slice(1), CATEGORIES, 'The categories')
  },
  'A saved answer without an id shows the error text': async (page) => {
    const { id, personautoid } = await newCase({ server: async () => server })
    const answers = '**/api/cases/*/answers'
    await page.goto(`/visaCareH1BQuestionnaier/${id}?question=person/${personautoid}:person.birthProvince`)
    await page.route(answers, (route) => route.fulfill({ json: {} }))
    await page
      .locator(`[data-question="person/${personautoid}:person.birthProvince"]`)
      .getByRole('textbox')
      .fill('Berar')
    await page.getByText(ERROR_TEXT).first().waitFor()
    await page.unroute(answers)
  },
})

const RELATIONS = ['Father', 'Mother', 'Spouse', 'Son', 'Daughter']

/** Specification §3. */
const CATEGORIES = [
  '(C)(3)(A) student pre-completion',
  '(C)(3)(B) student post-completion',
  '(C)(3)(C) STEM extension',
  '(C)(9) adjustment of status',
  '(C)(26) H4 EAD',
]

/** The dialog in which somebody is added to the demo's first family. */
async function newRelative(page: Page, server: Server): Promise<Locator> {
  await page.goto(await pageOfNair(server, 'family'))
  await page.getByRole('button', { name: 'Add family member' }).click()
  return page.getByRole('dialog')
}

/** A new case about an employee; the sub-type is still open. */
async function newWorkPermit(server: Server): Promise<string> {
  const attorney = await as({ server: async () => server }, 9)
  const people = await everyRecord(attorney, '/api/people?relation=Principal')
  const person = people.find(({ companyName }) => String(companyName).startsWith('NORTHWIND'))
  return `/visaCareCreateCase?typeId=3&companyId=${person?.companyId}&personId=${person?.id}`
}

/** Where the demo's first family is shown. */
async function pageOfNair(server: Server, section: string): Promise<string> {
  const employer = await as({ server: async () => server }, 3)
  const [person] = recordsIn(await employer.send('GET', '/api/people?search=NAI&relation=Principal'))
  return `/visaCareEmploymentInfo?person=${person?.id}&section=${section}`
}

/** An I-140 about the first of the demo's family. */
async function immigrantPetition(server: Server): Promise<unknown> {
  const world = { server: async () => server }
  const [employer, attorney] = [await as(world, 3), await as(world, 9)]
  const [person] = recordsIn(await employer.send('GET', '/api/people?search=NAI&relation=Principal'))
  const opening = { typeId: 5, subType: 'E21', personId: person?.id, companyId: person?.companyId, channel: 'paper' }
  return made(await attorney.send('POST', '/api/cases', opening)).id
}
