import { as, recordsOf } from '../demo.ts'
import { address, caller, fresh } from '../making/making.ts'
import { made, newEmployer } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'

const NEW_YORK = 'America/New_York'
/** Far from each other on both sides of the date line: on one of the two it is always another day than in New York. */
const FAR = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']

/** Decisions §12, “Days”: a day is one of the zone of the company. */
export const dayRows: Row[] = [
  row('To the people of a company a day begins when it begins in the company’s zone', async (world) => {
    const { companyId } = await recordsOf(world)
    const [{ put }, { post, who }] = [await caller(world, 1, '/api/'), await caller(world, 3, '/api/')]
    const answers: unknown[] = []
    try {
      for (const zone of FAR) {
        await put(`companies/${companyId}`, { timeZone: zone })
        const person = { firstName: 'Ona', lastName: fresh('Dusk'), email: address('dusk'), jobTitle: 'Bell Hop' }
        const { id } = await post('people', { ...person, startedOn: '2026-01-05' })
        const leaves = (days: number) => ({ on: dayIn(zone, days), reason: 'Resigned' })
        for (const days of [1, 0])
          answers.push((await who.send('POST', `/api/people/${id}/termination`, leaves(days))).status)
      }
    } finally {
      await put(`companies/${companyId}`, { timeZone: NEW_YORK })
    }
    // There is always one zone of the two in which it is another day than in New York.
    hold(
      FAR.some((zone) => dayIn(zone) !== dayIn(NEW_YORK)),
      'It is one day everywhere.',
    )
    same(answers, [400, 200, 400, 200], 'The answers to a last day of tomorrow and of today, in each zone')
  }),
  row(
    'A company that set no zone is in New York’s, and a date that was typed is that day everywhere',
    async (world) => {
      const admin = await as(world, 1)
      const spec = '/formtypesApi/formtypes/'
      const typed = '2019-03-04'
      const company = newEmployer({ dateOfIncor: typed })
      const { employeeId, timeZone } = made(await admin.send('POST', `${spec}createVmCompanyProfile`, company))
      same(timeZone, NEW_YORK, 'The zone of a company that named none')
      for (const zone of FAR) {
        made(await admin.send('PUT', `/api/companies/${employeeId}`, { timeZone: zone }))
        const { dateOfIncor } = made(await admin.send('GET', `${spec}getVmCompanyProfileDetailsById/${employeeId}`))
        same(dateOfIncor, typed, `The day in ${zone}`)
      }
    },
  ),
]

/** What the calendar says in a zone now, or some days later. */
function dayIn(timeZone: string, later = 0): string {
  return new Date(Date.now() + later * 86_400_000).toLocaleDateString('en-CA', { timeZone })
}

function row(what: string, check: Row['check']): Row {
  return { kind: 'rule', spec: 'decisions §12', what, since: 'cases', check }
}
