import { as } from '../demo.ts'
import { caller } from '../making/making.ts'
import { petition } from '../making/petition.ts'
import { hold, type Row, same } from '../row.ts'
import type { Answer, Json } from '../server.ts'
import type { World } from '../world.ts'

const [ATTORNEY, ASSISTANT] = [9, 13]

/** Decisions §2: an attorney's assistant does not approve, sign, file or decide, by the calls that are no move of the case. */
export const assistantRows: Row[] = [
  row('sign: a signature of the attorney is not marked by the assistant', async (world) => {
    const id = await petition(world)
    const { get } = await caller(world, ATTORNEY, '/api/cases/')
    const { signHere } = (await get(`${id}/filing`)) as { signHere: Json[] }
    const own = signHere.find(({ party, mine }) => party === 'Attorney' && mine)
    if (!own) throw new Error('The attorney signs nothing in this case.')
    const mark = { caseFormId: own.caseFormId, block: own.block, signedOn: yesterday(), reason: 'Signed at the desk' }
    // What keeps the attorney from it is only that nothing was printed yet.
    await isTheirs(world, ['PUT', `/api/cases/${id}/signatures`, mark], ['NOT_YOURS', 'NOT_PRINTED'])
  }),
  row('sign: that a payment form is signed is not confirmed by the assistant', async (world) => {
    const path = `/api/cases/${await petition(world)}/payment-forms`
    await isTheirs(world, ['PUT', path, { key: 'none/', signedOn: yesterday() }], ['ATTORNEY_ONLY', 'PAYMENT_UNKNOWN'])
  }),
  row('approve: the fees of a filing', async (world) => {
    const path = `/api/cases/${await petition(world)}/filing-fees/approval`
    const { who } = await caller(world, ATTORNEY, '')
    const asked = { totalCents: 1, confirmed: true }
    const mine = await who.send('POST', path, asked)
    hold(mine.status === 409, `The attorney is not told that one cent is not the total: ${mine.text.slice(0, 90)}`)
    same(refusal(await (await as(world, ASSISTANT)).send('POST', path, asked)), [403, 'NOT_YOURS'], 'The answer to 13')
  }),
  row('decide: an error of the pre-filing check is not waived by the assistant', async (world) => {
    const path = `/api/cases/${await petition(world)}/filing-check/waivers`
    const asked = { finding: 'nothing.that.is.found', reason: 'It was looked at' }
    await isTheirs(world, ['POST', path, asked], ['ATTORNEY_ONLY', 'FINDING_GONE'])
  }),
]

/** A call that an attorney is told something else about than the assistant: one is refused for who they are. */
async function isTheirs(
  world: World,
  [method, path, body]: readonly [string, string, Json],
  [refused, gotOn]: readonly [string, string],
): Promise<void> {
  const answerTo = async (role: number) => refusal(await (await as(world, role)).send(method, path, body))
  same(await answerTo(ASSISTANT), [403, refused], 'The answer to the assistant')
  const [status, code] = await answerTo(ATTORNEY)
  same([status !== 403, code], [true, gotOn], `Whether the attorney gets further (${status})`)
}

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

const refusal = (answer: Answer) => [answer.status, (answer.json().error as { code?: string } | undefined)?.code]

function row(what: string, check: Row['check']): Row {
  return { kind: 'role', spec: 'decisions §2', what: `Role 13 may not ${what}`, since: 'forms', check }
}
