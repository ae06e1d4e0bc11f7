import type { Page } from 'playwright-core'
import { CaseType } from '#case-types/case-type.ts'

const FAMILY = [
  { relationship: 'Spouse', firstName: 'Arun' },
  { relationship: 'Daughter', firstName: 'Meera' },
  { relationship: 'Son', firstName: 'Rohan' },
  { relationship: 'Daughter', firstName: 'Tara' },
  { relationship: 'Son', firstName: 'Kiran' },
]

/** The demo numbers its cases by the day they were opened, so which one is hers is asked, not known. */
export async function petitionOfPriya(page: Page): Promise<number> {
  const { items } = (await call(page, 'GET', '/api/cases?size=100')) as {
    items: { id: number; typeId: number; personName: string }[]
  }
  const petition = items.find(({ typeId, personName }) => typeId === CaseType.h1b && personName.startsWith('Priya '))
  if (!petition) throw new Error('The demo has no H-1B petition for Priya.')
  return petition.id
}

/**
 * Makes a case of the demo as large as cases get: the worker, a spouse who applies for a status and a work permit, four
 * children, premium processing, and lists filled as people fill them after ten years of moving about.
 */
export async function enlargeCase(page: Page, caseId: number): Promise<void> {
  const { subjects } = (await call(page, 'GET', `/api/cases/${caseId}/questionnaire`)) as {
    subjects: { key: string }[]
  }
  const worker = Number(subjects.find(({ key }) => key.startsWith('person/'))?.key.split('/')[1])
  const family: number[] = []
  for (const member of FAMILY) {
    const added = await call(page, 'POST', `/api/people/${worker}/dependents`, { ...member, lastName: 'Nair' })
    family.push((added as { id: number }).id)
  }
  const [spouse, ...children] = family
  const forms = [
    { formId: 'i-907' },
    { formId: 'i-539', personId: spouse },
    { formId: 'i-765', personId: spouse },
    ...children.map((personId) => ({ formId: 'i-539a', personId })),
  ]
  for (const form of forms) await call(page, 'POST', `/api/cases/${caseId}/forms`, form)
  const answers = (person: number | undefined, known: object) =>
    call(page, 'POST', `/api/cases/${caseId}/answers`, { changes: [{ subject: `person/${person}`, answers: known }] })
  await answers(worker, { ...documents(8), ...names(8), ...addresses(8) })
  await answers(spouse, { ...documents(3), ...names(3), ...addresses(3) })
  for (const child of children) await answers(child, documents(3))
}

const rows = (many: number, each: (n: number) => object) => ({
  value: Array.from({ length: many }, (_, n) => ({ id: `bench${n}`, ...each(n) })),
})
const year = (n: number) => 2024 - n

const addresses = (many: number) => ({
  'person.addresses': rows(many, (n) => ({
    ...{ kind: n % 2 ? 'Foreign' : 'Home', street: `${n + 1} Elm Street`, city: 'Boston', country: 'US' },
    ...{ state: 'MA', postalCode: '02110', from: `${year(n)}-01-01`, until: `${year(n)}-12-31` },
  })),
})

const names = (many: number) => ({
  'person.otherNames': rows(many, (n) => ({ familyName: `NAIR${n}`, givenName: 'Priya', kind: 'Alias' })),
})

const documents = (many: number) => ({
  'person.passports': rows(many, (n) => ({
    ...{ kind: 'Passport', number: `P${1_234_560 + n}`, country: 'IN' },
    ...{ issuedOn: `${year(n)}-02-01`, expiresOn: `${year(n) + 10}-01-31` },
  })),
  'person.admissions': rows(many, (n) => ({
    ...{ number: `1234567890${n}`, admissionClass: 'H-1B', port: 'Boston' },
    ...{ admittedOn: `${year(n)}-03-01`, admittedUntil: `${year(n) + 3}-02-28` },
  })),
})

/** As the page itself would, so that the session and the proof of origin are the browser's own. */
async function call(page: Page, method: string, path: string, body?: object): Promise<unknown> {
  const { ok, text } = await page.evaluate(
    async ([verb, address, sent]) => {
      const answer = await fetch(address, {
        method: verb,
        body: sent,
        headers: sent ? { 'content-type': 'application/json' } : {},
      })
      return { ok: answer.ok, text: await answer.text() }
    },
    [method, path, body && JSON.stringify(body)] as const,
  )
  if (!ok) throw new Error(`${method} ${path}: ${text}`)
  return JSON.parse(text)
}
