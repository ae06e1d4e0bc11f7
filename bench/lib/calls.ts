import type { Filled, Session } from './fill.ts'
import type { Call, Request } from './measure.ts'

/** The three calls that stand for all others: a page of a list with its total, one record, one change with its audit event. */
export function calls({ employers, administrators }: Filled, requests: number): Call[] {
  const each = (sessions: Session[], make: (session: Session, n: number) => Request) =>
    Array.from({ length: requests }, (_, n) => make(sessions[n % sessions.length] as Session, n))
  const member = ({ userIds }: Session, n: number) => userIds[(n * 7) % userIds.length]
  return [
    {
      name: '20-row list with total',
      limit: () => each(employers, ({ companyId }) => ({ method: 'GET', path: `/list/${companyId}` })),
      ours: () => each(employers, ({ cookie }) => ({ method: 'GET', path: '/api/users', cookie })),
    },
    {
      name: 'one record',
      limit: () => each(employers, (session, n) => ({ method: 'GET', path: `/one/${member(session, n)}` })),
      ours: () =>
        each(employers, (session, n) => ({
          method: 'GET',
          path: `/api/users/${member(session, n)}`,
          cookie: session.cookie,
        })),
    },
    {
      name: 'create with audit row',
      limit: (round) =>
        each(administrators, (_, n) => ({ method: 'POST', path: '/create', body: detail('limit', round, n) })),
      ours: (round) =>
        each(administrators, ({ cookie }, n) => ({
          method: 'POST',
          path: '/api/common-details',
          cookie,
          body: detail('ours', round, n),
        })),
    },
  ]
}

const detail = (side: string, round: number, n: number) =>
  JSON.stringify({ commonName: `bench_${side}`, value: `value ${round}-${n}`, position: n })
