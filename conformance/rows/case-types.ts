import { as } from '../demo.ts'
import { fresh } from '../making/making.ts'
import { saidOnPaper, saysOnPaper } from '../paper.ts'
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

/** What somebody may write for a public access file (20 CFR 655.760(a)), and what the record of our case says of it. */
const ITEMS = ['P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9', 'P10']
const ofRecord: Readonly<Record<string, string>> = { P2: '$90,000', P4: '$80,000', P5: 'Lobby board' }

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
        const having: number[] = []
        // Form I-9 is the employer's own: no law firm writes in it.
        for (const [type] of caseTypes)
          if (type !== 12 && (await offered(type)).some((name) => name.includes(known))) having.push(type)
        same(having, [typeId], `The types that are offered a ${paper}`)
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
      // The record says something of pay, prevailing wage and notice itself: what is written stands below it.
      const answers = {
        ...{ 'case.lcaWorkers': { value: 1 }, 'case.lcaJobTitle': { value: fresh('Bell Keeper ') } },
        ...{ 'case.lcaWage': { value: 9_000_000 }, 'case.lcaWageUnit': { value: 'year' } },
        'case.prevailingWage': { value: 8_000_000 },
      }
      const { lca } = made(await attorney.send('PUT', `/api/cases/${caseId}/lca`, { answers })) as { lca?: Json }
      const prevailing = { source: 'OEWS', year: 2026, area: 'Boston-Cambridge-Newton, MA', levels: null }
      made(await attorney.send('PUT', `/api/lcas/${lca?.id}/conditions`, { conditions: { prevailing } }))
      const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
      const notice = { kind: 'posting', site: '200 Harbor Street', place: 'Lobby board', firstDay: yesterday }
      made(await employer.send('POST', `/api/lcas/${lca?.id}/notices`, notice))
      const file = `/api/lcas/${lca?.id}/public-access-file`
      const written = Object.fromEntries(ITEMS.map((item) => [item, fresh(`A bell of ${item} for everybody `)]))
      for (const [item, text] of Object.entries(written)) {
        made(await employer.send('POST', `${file}/items/${item}/page`, { text }))
        const { status, bytes } = await employer.send('GET', `${file}/documents/${item}`)
        same(status, 200, `The answer to ${item} alone`)
        hold(await saysOnPaper(bytes, text), `The page of ${item} does not say what was written.`)
        const record = ofRecord[item]
        if (record) hold(await saysOnPaper(bytes, record), `The page of ${item} does not say ${record} any more.`)
        made(await attorney.send('POST', `${file}/items/${item}/check`, {}))
      }
      // What was looked at is bound into the whole file in the background.
      const bound = async () => {
        const whole = await employer.send('GET', `${file}/documents/all`)
        return whole.status === 200 ? saidOnPaper(whole.bytes, Object.values(written)) : []
      }
      let said = await bound()
      for (let tries = 0; tries < 150 && said.length < ITEMS.length; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 400))
        said = await bound()
      }
      same(said, Object.values(written), 'What the PDF of the whole file says of all that was written')
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
