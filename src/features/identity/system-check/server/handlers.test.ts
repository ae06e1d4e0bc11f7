import { expect, test } from 'vitest'
import { settableClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/database/database.ts'
import type { Context } from '#platform/operation/context.ts'
import { systemCheckHandlers } from './handlers.ts'

test('a database that is away is an answer, not a failure', async () => {
  const clock = settableClock(new Date('2026-11-15T10:00:00Z'))
  // Nothing listens on port 1.
  const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', clock })
  const config = readConfig({ SMTP_URL: 'smtp://user:password@mail.example' })
  const context = { services: { database, config }, now: new Date('2026-11-15T10:00:00Z') } as unknown as Context
  const answer = await systemCheckHandlers[0]?.handler(context, {})
  expect(answer).toMatchObject({ server: 'ok', database: 'away', mail: 'smtp', time: '2026-11-15T10:00:00.000Z' })
  expect(JSON.stringify(answer)).not.toContain('password')
  await database.end()
})
