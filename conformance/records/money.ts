import { as, recordsOf } from '../demo.ts'
import { caller, fresh } from '../making/making.ts'
import { diyCase, letDoItYourself } from '../making/papers.ts'
import { made } from '../parties.ts'
import { type Json, recordsIn } from '../server.ts'
import type { Served } from '../world.ts'
import type { Maker } from './book.ts'

/** Plans, prices, orders and invoices, reports, and the older meter area. */
export const moneyRecords: Readonly<Record<string, Maker>> = {
  plan: async (world) => {
    const { post } = await caller(world, 1, '/paymentApi/payments/')
    const words = fresh('For a belfry ')
    return { ...(await post('createSubscription', { subcriptionname: 'PLATINUM', words })), words }
  },
  frequency: async (world) => {
    const { post, list } = await caller(world, 1, '/paymentApi/payments/')
    const name = fresh('Every full moon ')
    await post('createFrequency/', { name, months: 5 })
    const { id } = (await list('getAllFrequencyDetails')).find((each) => each.name === name) ?? {}
    return { id, name }
  },
  discount: async (world) => {
    const { post } = await caller(world, 1, '/paymentApi/payments/')
    const words = fresh('They cast our bell ')
    await post('createVmCompanyProfileDiscountMapping/blue', { percent: 7, words })
    return { words }
  },
  /** A case of the employee’s own, in which nobody asked for an attorney. */
  alone: async (world) => ({ id: await diyCase(world, (await recordsOf(world)).companyId) }),
  /** A case without an attorney that was ordered, and its invoice. */
  order: async (world, book) => {
    const [employer, { companyId, spouse }] = [await as(world, 3), await book.record('family')]
    await letDoItYourself(world, companyId)
    const opening = { typeId: 3, subType: '(C)(26)', mode: 'DIY', personId: spouse, companyId, channel: 'paper' }
    const { id: caseId } = made(await employer.send('POST', '/api/cases', opening))
    const { toOrder } = made(await employer.send('GET', `/api/companies/${companyId}/orders`)) as { toOrder: Json[] }
    const { totalCents } = toOrder.find((each) => each.caseId === caseId) ?? {}
    made(await employer.send('POST', `/api/cases/${caseId}/order`, { totalCents }))
    const subscription = made(await employer.send('GET', `/api/companies/${companyId}/subscription`))
    const orders = recordsIn(
      await employer.send('GET', `/caseflowApi/caseflow/getOrderDetailsWithPlanId/${subscription.id}`),
    )
    const { caseNumber, invoiceNumber } = orders.find((each) => each.caseId === caseId) ?? {}
    return { id: caseId, number: caseNumber, invoice: invoiceNumber }
  },
  /** One whose owner asked an attorney for help, and one that an attorney took over then. */
  help: (world) => asked(world),
  helped: async (world) => {
    const { attorneyId } = await recordsOf(world)
    const help = await asked(world)
    made(await (await as(world, 10)).send('POST', `/api/cases/${help.id}/legal`, { attorneyId }))
    return help
  },
  report: async (world) => {
    const firm = await as(world, 10)
    const { selection } = made(await firm.send('GET', '/api/reports/run?report=status'))
    const name = fresh('My Monday ')
    return { ...made(await firm.send('POST', '/api/reports/saved', { name, selection })), name }
  },
  edition: async (world) => {
    const admin = await as(world, 1)
    const [first] = recordsIn(await admin.send('GET', '/api/form-library'))
    return { ...first }
  },
  substation: async (world) => {
    const name = fresh('Aamill ')
    const said = { countryName: 'Freedonia', subStationName: name }
    return { ...made(await (await as(world, 1)).send('PUT', '/api/meter-substations', said)), name }
  },
  job: async (world) => {
    const jobName = fresh('Aamidnight ')
    const said = { jobName, reportId: 1, every: 'day', hour: 5 }
    return { ...made(await (await as(world, 1)).send('POST', '/api/meter-jobs', said)), name: jobName }
  },
  /** Read in the last minute, so it stands first. */
  reading: async (world) => {
    const [serial, at] = ['98765432', new Date(Date.now() - 60_000).toISOString().slice(0, 16)]
    const rows = `${serial},${at}Z,7341.25,1.5,2.5,3.5`
    const answer = await (await as(world, 1)).send('POST', '/api/meter-readings', { reportId: 1, rows })
    return answer.status < 300 ? { serial, figure: '7341.25' } : { refused: answer.text }
  },
}

async function asked(world: Served): Promise<Json> {
  const { companyId } = await recordsOf(world)
  const id = await diyCase(world, companyId)
  const employee = await as(world, 5)
  made(await employee.send('POST', `/api/cases/${id}/help`, { message: fresh('Which bell? ') }))
  return { id, number: made(await employee.send('GET', `/api/cases/${id}`)).number }
}
