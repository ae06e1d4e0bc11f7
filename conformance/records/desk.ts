import { writeDocx } from '#docx/write.ts'
import { as, recordsOf } from '../demo.ts'
import { pdfForm } from '../making/files.ts'
import { address, fresh } from '../making/making.ts'
import { familyNair } from '../making/parties.ts'
import { made } from '../parties.ts'
import type { Json } from '../server.ts'
import type { Served } from '../world.ts'
import type { Maker } from './book.ts'

const LONG_AGO = '2025-11-20'
const KINDS = ['letter', 'visaPackage', 'withdrawal', 'collection', 'revocation', 'coveringLetter', 'offerLetter']

type Section = { paragraphs: string[] }

/** What stands on desks: tasks, letters, drafts, news, Forms I-9. */
export const deskRecords: Readonly<Record<string, Maker>> = {
  ...Object.fromEntries(
    (['firm', 'attorney', 'employer'] as const).map((forWhom): [string, Maker] => [
      `${forWhom}Task`,
      async (world, book) => {
        const { id: caseId } = await book.record('case1')
        return task(world, caseId, forWhom, fresh(`Polish the bell of the ${forWhom} `))
      },
    ]),
  ),
  /** For the demo's employee. */
  employeeTask: async (world) => {
    const person = (await familyNair(world)).find(({ relation }) => relation === 'Principal')
    const opening = {
      typeId: 8,
      subType: 'first',
      channel: 'paper',
      companyId: person?.companyId,
      personId: person?.id,
    }
    const { id } = made(await (await as(world, 9)).send('POST', '/api/cases', opening))
    return task(world, id, 'employee', fresh('Bring the bell '))
  },
  ...Object.fromEntries(
    KINDS.map((kind): [string, Maker] => [
      `${kind}File`,
      async (world, book) => {
        const { id: caseId } = await book.record(kind === 'collection' ? 'case21' : 'case1')
        return letter(world, caseId, kind)
      },
    ]),
  ),
  draft: async (world, book) => {
    const of = await book.record('family')
    const chosen = { companyId: String(of.companyId), typeId: '1', personId: String(of.id) }
    return made(await (await as(world, 3)).send('POST', '/api/my/case-drafts', { chosen }))
  },
  news: (world) => post(world, 'news'),
  page: (world) => post(world, 'page'),
  i9: async (world) => {
    const lastName = fresh('Aahire')
    const hire = {
      firstName: 'Nell',
      lastName,
      jobTitle: fresh('Bell Ringer '),
      email: address('nell'),
      firstDay: '2026-12-01',
    }
    const { id } = made(await (await as(world, 3)).send('POST', '/api/i9/hires', hire))
    // The link to Section 1 is mailed to who was hired.
    const { text } = await (await world.server()).mailTo(hire.email, /I-9/)
    return { id, lastName, job: hire.jobTitle, token: /visaCareAddI9Section1#([\w-]+)/.exec(text)?.[1] ?? '' }
  },
  /** The last of their paragraphs. */
  terms: async (world) => {
    const { sections } = made(await (await as(world, 5)).send('GET', '/api/terms')) as { sections?: Section[] }
    return { words: sections?.at(-1)?.paragraphs.at(-1) }
  },
  envelope: async (world, book) => {
    const { id: companyId } = await book.record('company')
    const title = fresh('Deed to sign ')
    const form = pdfForm('deed.pdf', { title })
    const { id } = made(await (await as(world, 3)).send('POST', `/api/companies/${companyId}/envelopes`, form))
    return { id, title }
  },
  filed: (world, book) => filed(world, book),
  lca: async (world, book) => {
    const { id: caseId } = await book.record('case1')
    const title = fresh('Bell Tuner ')
    const answers = { 'case.lcaWorkers': { value: 1 }, 'case.lcaJobTitle': { value: title } }
    const answer = await (await as(world, 9)).send('PUT', `/api/cases/${caseId}/lca`, { answers })
    return { ...made(answer), title }
  },
}

/** One of the demo's cases whose LCA was filed: only the agency gives it a number. */
const filed: Maker = async (world) => {
  const attorney = await as(world, 9)
  const { cases, companyId } = await recordsOf(world)
  for (const { id } of cases.filter((each) => each.companyId === companyId && each.typeId === 1)) {
    const { lca } = made(await attorney.send('GET', `/api/cases/${id}/lca`)) as {
      lca?: { known?: Record<string, Json> }
    }
    const lcaNumber = lca?.known?.['case.lcaNumber']?.value
    if (lcaNumber) return { id, lcaNumber }
  }
  return {}
}

async function task(world: Served, caseId: unknown, forWhom: string, title: string): Promise<Json> {
  return made(
    await (await as(world, 9)).send('POST', `/api/cases/${caseId}/tasks`, { forWhom, title, dueOn: LONG_AGO }),
  )
}

async function letter(world: Served, caseId: unknown, kind: string): Promise<Json> {
  const [name, text, form] = [fresh(`Bell ${kind} `), fresh('We write about the bell '), new FormData()]
  const word = writeDocx({ title: name, blocks: [{ kind: 'paragraph', text }] } as never)
  form.set('kind', kind)
  form.set('name', name)
  form.set('file', new Blob([new Uint8Array(word)]), `${name}.docx`)
  const { id } = made(await (await as(world, 9)).send('POST', `/api/cases/${caseId}/editable-files`, form))
  return { id, name, text }
}

async function post(world: Served, kind: 'news' | 'page'): Promise<Json> {
  const said = {
    kind,
    title: fresh(`Bells, a ${kind} `),
    body: 'They ring.',
    roles: [3, 5, 10],
    fromOn: '2026-11-01',
    untilOn: null,
  }
  return made(await (await as(world, 1)).send('PUT', '/api/news', said))
}
