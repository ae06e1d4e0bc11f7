import { as } from '../demo.ts'
import { made } from '../parties.ts'
import type { Json } from '../server.ts'
import type { Served } from '../world.ts'
import { caller, fresh } from './making.ts'

/** A petition for an employee of the demo's company whom no other row knows. */
export async function caseOfSomebody(world: Served) {
  const employer = await as(world, 3)
  const lastName = fresh('Vellum')
  const said = { firstName: 'Ona', lastName, email: `${lastName}@making.conformance.example`, jobTitle: 'Bell Hop' }
  const { id: personId, companyId } = made(await employer.send('POST', '/api/people', said))
  const opening = { typeId: 1, subType: 'extension', channel: 'paper', personId, companyId }
  const { id, number } = made(await employer.send('POST', '/api/cases', opening))
  return { caseId: Number(id), number: String(number), personId: Number(personId) }
}

/** What the server keeps of an answer about them. */
export async function answerOf(
  world: Served,
  { caseId, personId }: { caseId: number; personId: number },
  fact: string,
) {
  const { get } = await caller(world, 9, '/caseflowApi/')
  const { known } = await get(`caseflowinitiation/getCaseflowInitiationDetails/${caseId}`)
  return (known as Record<string, Record<string, Json> | undefined>)[`person/${personId}`]?.[fact]?.value
}
