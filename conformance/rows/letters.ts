import { writeDocx } from '#docx/write.ts'
import { made } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'
import { everyRecord, type Json, recordsIn, type SignedIn } from '../server.ts'
import type { World } from '../world.ts'

/** Specification §2: the ten document-editor pages and /docuSignPageView, by what each has to show. */
export const letterRows: Row[] = [
  ...['/wopiTest', '/wopiEditTest', '/wopiWordOnline'].map((fragment) => ofItsKind(fragment)),
  ofItsKind('/wopiVisaPackage', 'visaPackage'),
  ofItsKind('/wopiWithdrawal', 'withdrawal'),
  ofItsKind('/wopiCollectionFile', 'collection'),
  ofItsKind('/wopiH1BRevocation', 'revocation'),
  ofItsKind('/wopiCoveringLetter', 'coveringLetter'),
  ofItsKind('/wopiOfferLetter', 'offerLetter'),
  row('/wopiDocumentFile/{fileId} opens one letter for whoever sees its case, and for nobody else', async (world) => {
    const attorney = await signedIn(world, 'attorney@visacare.demo')
    const [letter] = await lettersOf(attorney, await reviewedCase(attorney))
    const opened = made(await attorney.send('GET', `/api/editable-files/${letter?.id}/letter`))
    hold((opened.document as Json)?.type === 'doc', 'The letter does not open in the editor.')
    const employee = await signedIn(world, 'employee@visacare.demo')
    const { status } = await employee.send('GET', `/api/editable-files/${letter?.id}/letter`)
    same(status, 404, 'The answer to somebody of another case')
  }),
  row(
    '/docuSignPageView/{envelopeId} shows the sender how it stands, and a signer by the own link only',
    async (world) => {
      const attorney = await signedIn(world, 'attorney@visacare.demo')
      const cases = await everyRecord(attorney, '/api/cases')
      const signature = cases.find(({ stage, companyName }) => stage === 'SIGNATURE' && companyName === NORTHWIND)
      const [envelope] = recordsIn(await attorney.send('GET', `/api/cases/${signature?.id}/envelopes`))
      const shown = made(await attorney.send('GET', `/api/envelopes/${envelope?.id}`))
      same(shown.state, 'sent', 'The state of the envelope')
      const server = await world.server()
      const guessed = await server.send('POST', '/api/signing/open', { token: 'a-token-that-nobody-was-ever-given' })
      same([guessed.status, (guessed.json().error as Json).code], [404, 'LINK_ENDED'], 'A link that nobody was mailed')
      same((await server.get(`/api/envelopes/${envelope?.id}`)).status, 401, 'The envelope without a session')
    },
  ),
]

const NORTHWIND = 'NORTHWIND ANALYTICS'

function row(what: string, check: Row['check']): Row {
  return { kind: 'route', spec: '§2', what, since: 'cases', check }
}

const KINDS = ['letter', 'visaPackage', 'withdrawal', 'revocation', 'coveringLetter', 'offerLetter']

/**
 * The page of a kind shows the files of that kind in a case and no other; the general ones show every one. What it asks for is
 * answered newest first: a letter of the kind is added, so that there is one to miss.
 */
function ofItsKind(fragment: string, kind?: string): Row {
  return row(`${fragment}/{caseId} shows the case’s letters of its kind`, async (world) => {
    const { page } = await world.place(9, `${fragment}/9`)
    const named: string[] = []
    for (const each of [...KINDS, 'collection']) {
      const { name } = await world.record(`${each}File`)
      if (page.includes(String(name))) named.push(each)
    }
    same(named, kind === undefined ? KINDS : [kind], `The kinds of letters that ${fragment} shows`)
    const attorney = await signedIn(world, 'attorney@visacare.demo')
    const caseId = await reviewedCase(attorney)
    const added = made(await attorney.send('POST', `/api/cases/${caseId}/editable-files`, wordFile(kind ?? 'letter')))
    const all = await lettersOf(attorney, caseId)
    hold(new Set(all.map((each) => each.kind)).size >= 3, 'The case has letters of too few kinds to tell them apart.')
    const shown = await lettersOf(attorney, caseId, kind)
    same(shown[0]?.id, added.id, `The newest letter at ${fragment}`)
    const expected = kind === undefined ? all : all.filter((each) => each.kind === kind)
    same(
      shown.map(({ id }) => id),
      expected.map(({ id }) => id),
      `The letters at ${fragment}`,
    )
  })
}

function wordFile(kind: string): FormData {
  const form = new FormData()
  form.set('kind', kind)
  form.set('file', new Blob([new Uint8Array(writeDocx({ title: kind, blocks: [] }))]), `${kind}.docx`)
  return form
}

const signedIn = async (world: World, userName: string) => (await world.server()).signIn(userName)

/** The petition of the demo that has a support letter and a cover letter. */
async function reviewedCase(attorney: SignedIn): Promise<unknown> {
  const cases = await everyRecord(attorney, '/api/cases')
  return cases.find(({ stage, companyName }) => stage === 'ATTY_REVIEW' && companyName === NORTHWIND)?.id
}

const lettersOf = async (attorney: SignedIn, caseId: unknown, kind?: string) =>
  recordsIn(await attorney.send('GET', `/api/cases/${caseId}/editable-files${kind ? `?kind=${kind}` : ''}`))
