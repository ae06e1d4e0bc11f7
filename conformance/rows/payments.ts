import { as } from '../demo.ts'
import { addCard } from '../making/cards.ts'
import { made, messageOf } from '../parties.ts'
import { hold, type Kind, type Row, same } from '../row.ts'
import { everyRecord, type Json, recordsIn } from '../server.ts'
import type { World } from '../world.ts'

const BANNER = 'Please Add Payment Method before creating New Employee/Case.'
/** Every type but H1B LCA Only and Public Access File Only. */
const PAID = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 21, 22]

/** Specification §3, §4, §7 and §9: subscriptions, payment methods and orders, by what the running product does. */
export const paymentRows: Row[] = [
  row('entity', '§3', 'Subscription tiers SILVER, GOLD, PLATINUM are what a company can choose', async (world) => {
    const plans = recordsIn(await asProvider(world, 'GET', '/paymentApi/payments/getAllSubscriptionDetails'))
    const names = plans.map(({ subcriptionname }) => subcriptionname)
    same(
      ['SILVER', 'GOLD', 'PLATINUM'].filter((tier) => !names.includes(tier)),
      [],
      'What is missing among the plans',
    )
  }),
  row('constant', '§9', 'A company that chose nothing is on SILVER', async (world) => {
    const { company, employer } = await lumen(world)
    same(made(await employer.send('GET', `/api/companies/${company}/subscription`)).plan, 'SILVER', 'Its plan')
  }),
  row(
    'status',
    '§4',
    'Without a payment method no case is opened, except H1B LCA Only and Public Access File Only',
    lcaOnly,
  ),
  // The company pays from this row on, so what holds before is looked at in the same row.
  row(
    'status',
    '§4',
    'transactionDetailsAdded becomes true with a payment method, and the banner goes',
    async (world) => {
      const { company, employer } = await lumen(world)
      same(added(employer.login), false, 'transactionDetailsAdded before')
      const person = { firstName: 'Aiko', lastName: 'Mori', email: 'aiko@lumen.conformance.example', roleId: 5 }
      const refused = await employer.send('POST', '/api/users', { ...person, companyId: company })
      same(messageOf(refused), BANNER, 'What a new employee meets')
      await addCard(world, employer, company)
      const { employer: after } = await lumen(world, 'again')
      same(added(after.login), true, 'transactionDetailsAdded afterwards')
      hold((await after.send('POST', '/api/users', { ...person, companyId: company })).status < 300, 'Still refused.')
      await world.seen('Payment banner')
      await world.seen('/visacareAddPaymentMethod leads to the page for the card and to /stripePaymentCheckout')
    },
  ),
  row('call', '§7 Payments', 'A frequency, a subscription and a discount are made by their calls', async (world) => {
    made(
      await asProvider(world, 'POST', '/paymentApi/payments/createFrequency/', { name: 'Every half year', months: 6 }),
    )
    const all = recordsIn(await asProvider(world, 'GET', '/paymentApi/payments/getAllFrequencyDetails'))
    hold(
      all.some(({ name, months }) => name === 'Every half year' && months === 6),
      'The frequency is not kept.',
    )
    const plan = { subcriptionname: 'PLATINUM', words: 'For programs of any size.' }
    made(await asProvider(world, 'POST', '/paymentApi/payments/createSubscription', plan))
    const plans = recordsIn(await asProvider(world, 'GET', '/paymentApi/payments/getAllSubscriptionDetails'))
    same(plans.find(({ subcriptionname }) => subcriptionname === 'PLATINUM')?.words, plan.words, 'What the plan says')
    const path = '/paymentApi/payments/createVmCompanyProfileDiscountMapping/corvid'
    const given = recordsIn(await asProvider(world, 'POST', path, { percent: 5 }))
    hold(
      given.some(({ companyCode, percent }) => companyCode === 'CORVID' && percent === 5),
      'The discount is not kept.',
    )
  }),
  row('call', '§7 Cases', 'getOrderDetailsWithPlanId answers the orders of a subscription', async (world) => {
    const { company, employer } = await administratorOf(world, 'BLUE')
    await addCard(world, employer, company)
    const chosen = { planId: 1, frequencyId: 1 }
    const { id } = made(await employer.send('POST', `/api/companies/${company}/subscription`, chosen))
    const { toOrder } = made(await employer.send('GET', `/api/companies/${company}/orders`))
    const [offer] = toOrder as { caseId: number; totalCents: number }[]
    if (!offer) throw new Error('The demo has no do-it-yourself case to order.')
    const { totalCents } = offer
    made(await employer.send('POST', `/api/cases/${offer.caseId}/order`, { totalCents }))
    const answer = await employer.send('GET', `/caseflowApi/caseflow/getOrderDetailsWithPlanId/${id}`)
    same(
      recordsIn(answer).map(({ caseId }) => caseId),
      [offer.caseId],
      'The orders under this subscription',
    )
  }),
  row('route', '§2', '/stripePaymentCheckout tells what became of a visit, by its reference only', async (world) => {
    const server = await world.server()
    same((await server.get('/stripePaymentCheckout')).status, 200, 'The answer to the page')
    const guessed = await server.send('POST', '/api/payments/returned', { reference: 'cs_that_nobody_began' })
    same(guessed.status, 404, 'The answer to a reference that nobody began')
  }),
]

/** Decisions §3, in the demo's company that has no payment method yet. */
async function lcaOnly(world: World): Promise<void> {
  const { company, employer } = await lumen(world)
  const [person] = recordsIn(await employer.send('GET', '/api/people?relation=Principal&limit=1'))
  const opened = (call: string, formName: string) =>
    employer.send('POST', `/caseflowApi/caseflow/${call}/`, {
      ...{ formName, companyAutoId: company, personautoid: person?.id },
    })
  const refused = await opened('createEmptyCase', 'EAD Application')
  same([refused.status, messageOf(refused)], [409, BANNER], 'The answer to a work permit')
  for (const caseTypeId of PAID) {
    const about = { caseTypeId, companyAutoId: company, personautoid: person?.id }
    const answer = await employer.send('POST', '/caseflowApi/caseflow/createEmptyCase/', about)
    same([answer.status, messageOf(answer)], [409, BANNER], `The answer to a case of type ${caseTypeId}`)
  }
  // This company has no law firm either, which is asked for next: the payment is not what stops these two.
  for (const name of ['H1B LCA Only', 'Public Access File Only']) {
    const { error } = (await opened('createEmptyCaseWithoutPayment', name)).json() as { error?: { code?: string } }
    same(error?.code, 'NO_LAW_FIRM', `What stops the case of ${name}`)
  }
  const other = await opened('createEmptyCaseWithoutPayment', 'EAD Application')
  same(other.status, 409, 'The answer to a work permit by the other call')
  await noRenewal(world)
}

/** A renewal is a new case: a company that paid once and pays no more opens none. */
async function noRenewal(world: World): Promise<void> {
  const { company, employer } = await administratorOf(world, 'BLUE')
  const cases = await everyRecord(employer, `/api/cases?companyId=${company}`)
  const approved = cases.find(({ outcome, typeId }) => outcome === 'Approved' && PAID.includes(Number(typeId)))
  if (!approved) throw new Error('The demo has no approved case to renew.')
  made(await employer.send('POST', `/api/companies/${company}/payment-method/remove`))
  try {
    const answer = made(await employer.send('POST', '/api/cases/bulk/renewals', { ids: [approved.id] }))
    same(JSON.stringify(answer).includes(BANNER), true, `Whether a renewal is refused: ${JSON.stringify(answer)}`)
  } finally {
    await addCard(world, employer, company)
  }
}

function row(kind: Kind, spec: string, what: string, check: Row['check']): Row {
  return { kind, spec, what, since: 'cases', check }
}

const asProvider = async (world: World, method: string, url: string, body?: Json) =>
  (await (await world.server()).signIn('admin@visacare.demo')).send(method, url, body)

/** The one who administers a company of the demo. */
async function administratorOf(world: World, code: string, again?: 'again') {
  const admin = await as(world, 1)
  const companies = await everyRecord(admin, '/api/companies')
  const company = companies.find((each) => each.code === code)?.id
  const users = await everyRecord(admin, `/api/users?companyId=${company}`)
  const { userName } = users.find(({ roleId, status }) => roleId === 3 && status === 'Active') ?? {}
  return { company, employer: await (await world.server()).signIn(String(userName), again) }
}

/** The demo's company without a law firm and without a payment method. */
const lumen = (world: World, again?: 'again') => administratorOf(world, 'LUMEN', again)

const added = ({ AUTHDATA }: Awaited<ReturnType<typeof lumen>>['employer']['login']) =>
  AUTHDATA.userDetails[0]?.companyAutoid.transactionDetailsAdded
