import { as } from '../demo.ts'
import { fresh } from '../making/making.ts'
import { saysOnPaper } from '../paper.ts'
import { made } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'
import { type Json, recordsIn } from '../server.ts'

/** Decisions §3: each case type by its id, its name, the forms of its package, and where its details stand. */
const caseTypes: readonly (readonly [id: number, name: string, forms: string, details: string])[] = [
  [1, 'H1B Petition', 'i-129 g-28 eta-9035', '/visaCareH1BCaseDetails'],
  [2, 'H4 Application', 'i-539 i-539a g-28', '/visaCareH4CaseDetails'],
  [3, 'EAD Application', 'i-765 g-28', '/visaCareEADCaseDetails'],
  [4, 'PERM Application', 'eta-9141 eta-9089 eta-9089-appendix-a', '/visaCarePermCaseDetails'],
  [5, 'I-140 Application', 'i-140 g-28', '/visaCareI140CaseDetails'],
  [6, 'I-485 Application', 'i-485 i-485supj g-28 i-765', '/visaCareI485CaseDetails'],
  [7, 'I-130 Application', 'i-130 i-130a g-28', '/visaCareI130CaseDetails'],
  [8, 'I-131 Advance Parole', 'i-131 g-28', '/visaCareI131CaseDetails'],
  [9, 'I-864 Petition', 'i-864', '/visaCareI864CaseDetails'],
  [10, 'H1B LCA Only', 'eta-9035', '/visaCareFLCCaseDetails'],
  [11, 'Public Access File Only', '', '/visaCarePAFCaseDetails'],
  [12, 'I-9 Verification', 'i-9', '/visaCarei9SearchDetails'],
  [21, 'Collections', '', '/visaCareClientContentCaseDetails'],
  [22, 'Contract Review', '', '/visaCareContractReviewCaseDetail'],
]

/** What takes the place of a form where nothing goes to an agency. */
const papers: readonly (readonly [typeId: number, paper: string, known: string])[] = [
  [21, 'demand letter', 'demand'],
  [22, 'review memo', 'review memo'],
]

export const caseTypeRows: Row[] = [
  ...caseTypes.map(
    ([id, name, forms, details]): Row => ({
      ...{ kind: 'constant', spec: 'decisions §3', since: 'cases' },
      what: `Case type ${id} is ${name}: its forms and its details route`,
      check: async (world) => {
        const { id: caseId } = await world.record(`case${id}`)
        // Form I-9 is the employer's own.
        const who = await as(world, id === 12 ? 3 : 9)
        const found = made(await who.send('GET', `/api/cases/${caseId}`))
        same([found.typeId, found.typeName], [id, name], 'The type of the case')
        hold(
          String(found.path).startsWith(`${details}/${caseId}`),
          `The case leads to ${found.path}, not to ${details}.`,
        )
        const { items } = made(await who.send('GET', `/api/cases/${caseId}/forms`)) as { items: Json[] }
        const kept = items.map(({ formId }) => formId)
        const wanted = forms.split(' ').filter(Boolean)
        same(
          wanted.filter((form) => !kept.includes(form)),
          [],
          'What the package lacks',
        )
        if (wanted.length === 0) same(kept, [], 'The forms of a case without any')
      },
    }),
  ),
  ...papers.map(
    ([typeId, paper, known]): Row => ({
      ...{ kind: 'constant', spec: 'decisions §3', since: 'cases' },
      what: `A case of type ${typeId} has its ${paper}, and one of another type has not`,
      check: async (world) => {
        const offered = async (type: number) => {
          const { id } = await world.record(`case${type}`)
          const templates = recordsIn(await (await as(world, 9)).send('GET', `/api/cases/${id}/letter-templates`))
          return templates.map(({ name }) => String(name).toLowerCase())
        }
        const [own, other] = [await offered(typeId), await offered(1)]
        hold(
          own.some((name) => name.includes(known)),
          `It offers ${own.join(', ')}.`,
        )
        hold(!other.some((name) => name.includes(known)), 'An H-1B petition offers it, too.')
      },
    }),
  ),
  {
    ...{ kind: 'constant', spec: 'decisions §3', since: 'cases' },
    what: 'A case of type 11 has its public access file, and what is written into it stands in its PDF',
    check: async (world) => {
      const [{ id: caseId }, attorney, employer] = [
        await world.record('case11'),
        await as(world, 9),
        await as(world, 3),
      ]
      const [title, benefits] = [fresh('Bell Keeper '), fresh('A bell for everybody, and days of leave: ')]
      const answers = { 'case.lcaWorkers': { value: 1 }, 'case.lcaJobTitle': { value: title } }
      const { lca } = made(await attorney.send('PUT', `/api/cases/${caseId}/lca`, { answers })) as { lca?: Json }
      const file = `/api/lcas/${lca?.id}/public-access-file`
      made(await employer.send('POST', `${file}/items/P6/page`, { text: benefits }))
      made(await attorney.send('POST', `${file}/items/P6/check`, {}))
      // What was looked at is bound into the whole file in the background.
      let whole = await employer.send('GET', `${file}/documents/all`)
      for (let tries = 0; tries < 300 && whole.status === 404; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100))
        whole = await employer.send('GET', `${file}/documents/all`)
      }
      same(whole.status, 200, 'The answer to the whole file')
      hold(await saysOnPaper(whole.bytes, benefits), 'The PDF does not say what was written.')
      const employee = await as(world, 5)
      hold((await employee.send('GET', file)).status >= 400, 'The employee of another case reads it.')
    },
  },
  {
    ...{ kind: 'constant', spec: 'decisions §3', since: 'cases', what: 'case_type lists each of them under its id' },
    check: async (world) => {
      const answer = await (await as(world, 1)).send('GET', '/loginapi/getCommonNameByMeterType?commonName=case_type')
      const names = new Map(recordsIn(answer).map(({ code, value }) => [Number(code), value]))
      for (const [id, name] of caseTypes) same(names.get(id), name, `The case type ${id}`)
    },
  },
]
