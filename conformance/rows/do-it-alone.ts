import { as, recordsOf } from '../demo.ts'
import { caller, fresh } from '../making/making.ts'
import { diyCase, letDoItYourself } from '../making/papers.ts'
import { made } from '../parties.ts'
import { type Row, same } from '../row.ts'
import type { Json } from '../server.ts'
import type { World } from '../world.ts'

/** Decisions §13, “DIY”: one rule says who answers, and nobody of a law firm takes part. */
export const doItAloneRows: Row[] = [
  row('In DIY who opened the case answers all of it, and no attorney stands for it', async (world) => {
    const { companyId } = await recordsOf(world)
    const id = await diyCase(world, companyId)
    same(await partsOf(world, 5, id), [['employee'], ['employee']], 'Who has questions in the employee’s own case')
    const { attorneyId, attorneyName } = made(await (await as(world, 5)).send('GET', `/api/cases/${id}`))
    same([attorneyId, attorneyName], [null, ''], 'The attorney of the case')
  }),
  row('In DIY the person of an employer’s case answers for themselves only once they are invited', async (world) => {
    const { companyId } = await recordsOf(world)
    await letDoItYourself(world, companyId)
    const { post } = await caller(world, 3, '/api/')
    const lastName = fresh('Alone')
    const email = `${lastName}@making.conformance.example`
    const { id: personId } = await post('people', { firstName: 'Ona', lastName, email, jobTitle: 'Bell Hop' })
    const opening = { typeId: 3, subType: '(C)(9)', mode: 'DIY', channel: 'paper', personId, companyId }
    const { id } = await post('cases', opening)
    same(await partsOf(world, 3, id), [['employer'], ['employer']], 'Who has questions before an invitation')
    // Somebody else of the employer's side is not the person.
    await post(`cases/${id}/questionnaire/invitations`, { audience: 'employer', email: 'employer@visacare.demo' })
    const still = [['employer'], ['employer']]
    same(await partsOf(world, 3, id), still, 'Who has questions once the employer’s side is invited')
    await post(`cases/${id}/questionnaire/invitations`, { audience: 'employee', email })
    const [asked] = await partsOf(world, 3, id)
    same(asked?.includes('employee'), true, 'Whether the person has questions once invited')
  }),
]

/** Whose questions there are, by the questionnaire and by the case’s own screen. */
async function partsOf(world: World, role: number, id: unknown): Promise<string[][]> {
  const { get } = await caller(world, role, `/api/cases/${id}`)
  const { parts } = (await get('/questionnaire')) as { parts: Json[] }
  const { items } = (await get('/progress')) as { items: Json[] }
  const sides = (list: readonly Json[]) =>
    list.flatMap(({ audience, total }) => (Number(total) > 0 ? [String(audience)] : []))
  return [sides(parts).sort(), sides(items).sort()]
}

function row(what: string, check: Row['check']): Row {
  return { kind: 'role', spec: 'decisions §13', what, since: 'cases', check }
}
