import { as, recordsOf } from '../demo.ts'
import { diyCase, letDoItYourself } from '../making/papers.ts'
import { newCaseAt } from '../moving.ts'
import { made } from '../parties.ts'
import { type Row, same } from '../row.ts'
import { OWN_PASSWORD, walkerOf } from '../screens/entering.ts'
import { newCompany } from '../screens/newcomers.ts'
import type { Answer, Json } from '../server.ts'
import type { World } from '../world.ts'

/** Decisions §3, on cases without an attorney: who may open one, and what becomes of it when its owner asks for help. */
export const doItYourselfRows: Row[] = [
  row('Only a company with diyAccess Y opens a case in DIY', async (world) => {
    const server = await world.server()
    const newcomer = await newCompany(server)
    await walkerOf(server, newcomer)
    const { login, send } = await server.signIn(newcomer.userName, 'again', OWN_PASSWORD)
    const companyId = login.AUTHDATA.userDetails[0]?.companyAutoid.companyautoid
    // A public access file needs neither a person nor a payment method, so nothing else stops it.
    const open = () => send('POST', '/api/cases', { typeId: 11, mode: 'DIY', companyId, channel: 'paper' })
    same(refusal(await open()), [409, 'DIY_NOT_ALLOWED'], 'The answer to a company that may not')
    await letDoItYourself(world, companyId)
    same(made(await open()).mode, 'DIY', 'The mode of its case once it may')
  }),
  row('A DIY case that asks for help becomes LEGAL with its facts kept, and stands at 2', async (world) => {
    const { companyId } = await recordsOf(world)
    const [id, employee, attorney] = [await diyCase(world, companyId), await as(world, 5), await as(world, 9)]
    const country = 'LK'
    const { personId } = made(await employee.send('GET', `/api/cases/${id}`))
    const subject = `person/${personId}`
    const changes = [{ subject, answers: { 'person.birthCountry': { value: country } } }]
    made(await employee.send('PUT', '/caseflowApi/caseflowinitiation/update/', { caseflowId: id, changes }))
    made(await employee.send('POST', `/api/cases/${id}/help`, { message: 'Which evidence is enough?' }))
    const { mode, status } = await takenOver(world, id)
    same([mode, status], ['LEGAL', 2], 'Mode and status afterwards')
    const path = `/caseflowApi/caseflowinitiation/getCaseflowInitiationDetails/${id}`
    const { known } = made(await attorney.send('GET', path)) as { known: Record<string, Record<string, Json>> }
    same(known[subject]?.['person.birthCountry']?.value, country, 'The answer that was given in DIY')
    const again = await attorney.send('POST', `/api/cases/${id}/help`, {})
    same(again.status >= 400, true, 'Whether a LEGAL case is refused to ask')
  }),
  row('A DIY case whose forms exist becomes LEGAL in attorney review, status 4', async (world) => {
    const id = await newCaseAt(world, 3, 'DIY')
    const { mode, status } = await takenOver(world, id)
    same([mode, status], ['LEGAL', 4], 'Mode and status afterwards')
  }),
]

/** By the firm of the company, which says who stands for the client. */
async function takenOver(world: World, id: unknown): Promise<Json> {
  const { attorneyId } = await recordsOf(world)
  return made(await (await as(world, 10)).send('POST', `/api/cases/${id}/legal`, { attorneyId }))
}

const refusal = (answer: Answer) => [answer.status, (answer.json().error as { code?: string } | undefined)?.code]

function row(what: string, check: Row['check']): Row {
  return { kind: 'status', spec: 'decisions §3', what, since: 'cases', check }
}
