import { expect, test } from 'vitest'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, filingsOf } from './support/filings.ts'

const server = serverOfFile()
const { today, opened, answers, save } = filingsOf(server)

type Rule = { rule: string; severity: string; key: string; waived: object | null; missing: { fact: string }[] }

test('clear is only what was checked: rules that could not be run are counted, block filing, and are waived with a reason', async () => {
  const { id } = await opened()
  await answers(id)
  const attorney = await server.as(ATTORNEY)
  const check = async () => (await attorney.get(`/api/cases/${id}/filing-check?stage=filing`)).body
  const waive = (finding: string) =>
    attorney.post(`/api/cases/${id}/filing-check/waivers`, { finding, reason: 'Looked at by hand.' })
  for (const { key, severity, waivable } of (await check()).findings) {
    if (severity === 'error' && waivable) await waive(key)
    if (severity === 'warn') await attorney.post(`/api/cases/${id}/filing-check/acknowledgements`, { finding: key })
  }
  const seen = await check()
  const open: Rule[] = seen.unchecked.filter(({ severity }: Rule) => severity === 'error')
  expect(open.length).toBeGreaterThan(0)
  expect(seen).toMatchObject({ notChecked: open.length, toFix: seen.blocking + seen.unacknowledged })
  expect(seen.passed + open.length).toBeGreaterThan(20)

  // The approval tells; the filing is stopped.
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run(`update cases set status = 5, stage = 'ASSEMBLED' where id = $1`, [id]),
  )
  const filing = {
    to: 6,
    channel: 'paper',
    signedByHand: true,
    feesApproved: true,
    filedOn: today(),
    preparedElsewhere: 'By us.',
  }
  const refused = await attorney.post(`/api/cases/${id}/move`, { ...filing, proofOfFiling: '1Z999AA10123456784' })
  expect(refused.body.error.code).toBe('ERRORS_OPEN')
  expect(refused.body.error.message).toContain(`${open[0]?.rule} `)
  expect(refused.body.error.message).toContain('this was not checked: something is not known')

  const firm = await server.as(10)
  const key = open[0]?.key ?? ''
  const byFirm = await firm.post(`/api/cases/${id}/filing-check/waivers`, { finding: key, reason: 'It is fine.' })
  expect(byFirm.body.error.code).toBe('ATTORNEY_ONLY')
  for (const each of open) expect((await waive(each.key)).status).toBe(200)
  expect(await check()).toMatchObject({ notChecked: 0 })
  // Taken back, it counts again.
  await attorney.call('DELETE', `/api/cases/${id}/filing-check/waivers/${key}`)
  expect(await check()).toMatchObject({ notChecked: 1 })
})

test('what the product knows is not asked again: the six-year end from the stays on record', async () => {
  const { id } = await opened()
  const attorney = await server.as(ATTORNEY)
  const asked = async () => {
    const { unchecked } = (await attorney.get(`/api/cases/${id}/filing-check`)).body
    return unchecked.flatMap(({ missing }: Rule) => missing.map(({ fact }) => fact))
  }
  await save(id, 'person', {
    'person.hOrLStays': { value: [{ id: 's1', status: 'H-1B', from: '2022-10-01' }] },
  })
  expect(await asked()).not.toContain('case.maxOutOn')
})
