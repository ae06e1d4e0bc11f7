import { as } from './demo.ts'
import { letDoItYourself } from './making/papers.ts'
import { familyNair } from './making/parties.ts'
import { made } from './parties.ts'
import { hold } from './row.ts'
import type { Answer, Json } from './server.ts'
import type { World } from './world.ts'

export type Mode = 'LEGAL' | 'DIY'
export type Offered = { to: number; kind: string; needsReason: boolean }

/** Who owns a case of each mode and makes every move of it in DIY. */
export const OWNER = 3

/** The statuses that a case comes by on its way. */
const ways: Readonly<Record<Mode, readonly number[]>> = {
  LEGAL: [2, 3, 4, 5, 6, 7, 8, 9, 10],
  DIY: [2, 3, 5, 6, 7, 8, 9, 10],
}

/** A move that brings everything along that any move asks for: then the only "no" left is the table's. */
export async function move(world: World, role: number, id: unknown, to?: number, more: Json = {}): Promise<Answer> {
  // Yesterday: where the company is it may not be this day yet.
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const vouched = { documentsWaived: 'On paper', errorsWaived: 'By hand', signedByHand: true, feesApproved: true }
  const sent = { channel: 'paper', proofOfFiling: '1Z999AA10123456784', preparedElsewhere: 'By hand', filedOn: day }
  const days = { receiptOn: day, rejectedOn: day, noticeOn: day, respondedOn: day, decidedOn: day }
  const noticed = { ...days, receiptNumber: 'IOE0912345678', noAppeal: true, withdrawalLetterSigned: true }
  const said = { ...vouched, ...sent, ...noticed, reason: 'Conformance', outcome: outcomeAt(to), despiteMissing: true }
  return (await as(world, role)).send('POST', `/api/cases/${id}/move`, { ...said, to, ...more })
}

const outcomeAt = (to?: number) => (to === 9 ? 'Denied' : undefined)

/** What somebody reads of a case: where it stands and which moves are offered; undefined: it is out of sight. */
export async function standing(world: World, role: number, id: unknown) {
  const answer = await (await as(world, role)).send('GET', `/api/cases/${id}`)
  if (answer.status === 404) return undefined
  const { status, moves } = made(answer)
  const all = moves as Offered[]
  const isWithdrawal = ({ kind }: Offered) => kind === 'withdrawal'
  return {
    status: Number(status),
    offered: all.filter((each) => !isWithdrawal(each)),
    withdrawal: all.find(isWithdrawal),
  }
}

const kept = new Map<string, Promise<unknown>>()

/** A case that stands at a status. It is used again: who moves it takes that back. */
export function caseAt(world: World, status: number, mode: Mode): Promise<unknown> {
  const key = `${mode} ${status}`
  const id = kept.get(key) ?? newCaseAt(world, status, mode)
  kept.set(key, id)
  return id
}

/** A move that must succeed, and is taken back. */
export async function moveThereAndBack(
  world: World,
  role: number,
  id: unknown,
  to: number,
  more?: Json,
): Promise<Json> {
  const answer = await move(world, role, id, to, more)
  hold(answer.status === 200, `Role ${role} does not move it to ${to}: ${answer.status} ${answer.text.slice(0, 150)}`)
  made(await (await as(world, role)).send('POST', `/api/cases/${id}/undo`))
  return answer.json()
}

/** A new case that was moved to a status on the way of its mode: by the attorney, in DIY by its owner. */
export async function newCaseAt(world: World, status: number, mode: Mode, type = typeOf(mode)): Promise<unknown> {
  const id = await opened(world, mode, type)
  const mover = mode === 'LEGAL' ? 9 : OWNER
  for (const to of ways[mode].filter((each) => each <= status)) {
    const { status: answered, text } = await move(world, mover, id, to)
    hold(answered === 200, `A case in ${mode} does not come to ${to}: ${answered} ${text.slice(0, 150)}`)
  }
  return id
}

/**
 * The ways there and back are those of the table, whatever the type. These two go to their end where no official blank of
 * USCIS is at hand: a labor certification, and a public access file that its owner keeps without an attorney.
 */
const typeOf = (mode: Mode): Json => (mode === 'LEGAL' ? { typeId: 4, subType: 'professional' } : { typeId: 11 })

async function opened(world: World, mode: Mode, type: Json): Promise<unknown> {
  const principal = (await familyNair(world)).find(({ relation }) => relation === 'Principal')
  const { companyId, id: personId } = principal ?? {}
  if (mode === 'DIY') await letDoItYourself(world, companyId)
  const about = type.typeId === 11 || type.typeId === 21 ? {} : { personId }
  const opening = { ...type, ...about, mode, companyId, channel: 'paper' }
  return made(await (await as(world, OWNER)).send('POST', '/api/cases', opening)).id
}
