import { expect } from 'vitest'
import { isProvider } from '#case-file/cases/policy.ts'
import { recordsOf } from '../../setup/records.ts'
import type { TestServer } from '../../setup/server.ts'

/** Cases of the demo’s employee and the moves that a test makes with them. */
export function casesOf(server: TestServer) {
  const { system, personNamed } = recordsOf(server)

  const row = (id: number) =>
    system().one<Record<string, unknown>>(
      'select status, stage, outcome, ball, version, filed_on from cases where id = $1',
      [id],
    )

  /** An H-1B case of Priya's, opened by the employer. */
  async function opened(more: object = {}) {
    const reply = await (await server.as(3)).post('/api/cases', {
      typeId: 1,
      subType: 'extension',
      personId: await personNamed('Priya'),
      channel: 'paper',
      ...more,
    })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return reply.body as { id: number; number: string; linked: { id: number }[]; path: string }
  }

  const move = async (who: number, id: number, body: object) => {
    const client = await server.as(who)
    // The provider's staff works in a company with a reason only.
    if (isProvider(who)) {
      const { companyId } = await system().one<{ companyId: number }>(
        'select company_id as "companyId" from cases where id = $1',
        [id],
      )
      await client.post('/api/session/company', { companyId, reason: 'Asked for help' })
    }
    return client.post(`/api/cases/${id}/move`, body)
  }

  return { row, opened, move }
}
