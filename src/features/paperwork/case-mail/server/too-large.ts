import { createHash } from 'node:crypto'
import type { Services } from '#platform/services.ts'
import { deliveredTo, isAutomatic } from '../rules.ts'
import { MOST_RECIPIENTS, work } from './keep.ts'
import { mailApart } from './mail-apart.ts'

const system = { kind: 'system' } as const

/** Nothing is kept of a message above the limit but that it came, from whom it says it is, and its size. */
export async function noteTooLarge(services: Services, head: Buffer, size: number): Promise<void> {
  const { database, clock } = services
  const { fromAddress, subject, recipients, headers } = await mailApart.headOf(head)
  const to = [...new Set([...deliveredTo(head), ...recipients])].slice(0, MOST_RECIPIENTS)
  const state = isAutomatic(headers) ? 'set aside' : 'waiting'
  await database.transaction(system, async (tx) => {
    const noted = await tx.maybe<{ id: number }>(
      `insert into received_mails (known_by, source, is_cut, size, recipients, received_at, from_address, subject, state)
       values ($1, 'imap', true, $2, $3, $4, $5, $6, $7) on conflict (known_by) do nothing returning id`,
      [
        ...[`head:${createHash('sha256').update(head).digest('hex')}`, size, to, clock.now()],
        ...[fromAddress, subject, state],
      ],
    )
    if (noted && state === 'waiting') work(tx, noted.id)
  })
}

const MB = 1024 * 1024

/** As in a sentence: rounded up, so that what is too large never seems to be at the limit. */
export const megabytes = (size: number | null): string =>
  size === null ? 'More than 35 MB' : `${Math.ceil(size / MB)} MB`
