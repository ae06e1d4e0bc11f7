import { filledForm } from '#paperwork/substitutes/filled-form.fixture.ts'
import { as } from '../demo.ts'
import { caller } from '../making/making.ts'
import { saysOnPaper } from '../paper.ts'
import { made, messageOf } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'
import type { Answer, Json } from '../server.ts'
import type { World } from '../world.ts'

/** The product knows the layout of an edition of 2017, which the agency has not taken since; the other is of this year. */
const SUPPLEMENT = { formId: 'i-485supj', mapped: '2017-12-13' }
const [OLD, CURRENT] = ['12/13/17', '09/18/26']

/** Decisions §13: “An outdated edition of ours never makes a case unfileable.” */
export const preparedElsewhereRows: Row[] = [
  {
    ...{ kind: 'rule', spec: 'decisions §13', since: 'cases' },
    what: 'An outdated edition stands against the filing until the agency’s own PDF takes its place, marked as prepared elsewhere',
    check: async (world) => {
      const { id, form, written, offer } = await supplementOf(world)
      const { get, who } = await caller(world, 9, `/api/cases/${id}`)
      const against = async () => {
        const { findings } = (await get('/filing-check?stage=filing')) as { findings: Json[] }
        return findings.filter(({ severity, sentence }) => severity === 'error' && OF_EDITION.test(String(sentence)))
      }
      const before = await against()
      same(before.length, 2, 'How much stands against the filing of an outdated edition')
      const refused = await offer(await written(OLD))
      same(refused.status, 409, `The answer to a PDF of the outdated edition: ${messageOf(refused)}`)
      const { id: offered, differences } = made(await offer(await written(CURRENT)))
      same(differences, [], 'Where the PDF and the case differ')
      const one = `/form-substitutes/${offered}`
      // It counts only once somebody has said that it is the current form, checked against the case.
      same((await against()).length, before.length, 'What stands against it while nobody vouched for the PDF')
      made(
        await who.send('POST', `/api/cases/${id}${one}/attestation`, {
          checked: true,
          editionSeen: true,
          compared: true,
        }),
      )
      try {
        same(await against(), [], 'What stands against it with the PDF in its place')
        const { forms } = (await get('')) as { forms: Json[] }
        same(
          forms.find((each) => each.id === form)?.elsewhere,
          '2026-09-18',
          'The edition prepared elsewhere, in the case',
        )
        // What is printed of it is the agency's PDF and nothing of ours.
        const ours = await who.send('POST', `/api/cases/${id}/form/pdf`, { caseFormId: form, kind: 'flat' })
        same(ours.status, 409, `The answer to our own pages of the form: ${messageOf(ours)}`)
        const { bytes } = await who.send('GET', `/api/cases/${id}${one}/file`)
        hold(
          await saysOnPaper(bytes, `Edition ${CURRENT} Generated pages.`),
          'What is kept is not the PDF that was brought.',
        )
      } finally {
        made(await who.send('DELETE', `/api/cases/${id}${one}`))
      }
      same((await against()).length, before.length, 'What stands against it once the PDF is taken out again')
    },
  },
]

/** Its edition is not taken, or its pages are proofs of ours. */
const OF_EDITION = /Supplement J (edition .* is not for filing|stands on proof pages)/

/** A principal’s application that wants Supplement J, and PDFs of it as somebody brings them from the agency’s site. */
async function supplementOf(world: World) {
  const attorney = await as(world, 9)
  const { id } = await world.record('case6')
  const { items } = made(await attorney.send('GET', `/api/cases/${id}/forms`)) as { items: Json[] }
  const form = items.find(({ formId }) => formId === SUPPLEMENT.formId)?.id
  const view = made(await attorney.send('GET', `/api/cases/${id}/form?caseFormId=${form}`)) as { values: Json[] }
  const values = Object.fromEntries(view.values.map(({ field, value }) => [String(field), String(value ?? '')]))
  return {
    id,
    form,
    // All that our own pages would have said.
    written: (printed: string) => filledForm({ ...SUPPLEMENT, printed, values }),
    offer: (bytes: Uint8Array): Promise<Answer> => {
      const sent = new FormData()
      sent.append('file', new Blob([new Uint8Array(bytes)]), 'supplement-j.pdf')
      return attorney.send('POST', `/api/cases/${id}/forms/${form}/substitute`, sent)
    },
  }
}
