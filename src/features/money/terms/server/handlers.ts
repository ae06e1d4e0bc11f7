import { terms, termsSince, termsVersion } from '#identity/users/terms.ts'
import type { Db } from '#platform/database/database.ts'
import { implement } from '#platform/operation/context.ts'
import { termsOperations } from '../contract.ts'
import { acceptedBy, keepAcceptance } from './store.ts'

async function shown(db: Db, userId: number) {
  const accepted = await acceptedBy(db, userId)
  return {
    ...{ version: termsVersion, since: termsSince, accepted },
    sections: terms.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
    acceptedAt: accepted.find(({ version }) => version === termsVersion)?.acceptedAt ?? null,
  }
}

export const termsHandlers = implement(termsOperations, {
  current: ({ db, actor }) => shown(db, actor.userId),

  accept: async ({ db, actor, now, request, audit, refuse }, { version }) => {
    if (version !== termsVersion) refuse('NOT_CURRENT')
    await keepAcceptance(db, { userId: actor.userId, version, at: now, address: request.ip })
    audit({ subject: `user:${actor.userId}`, after: { termsVersion: version } })
    return shown(db, actor.userId)
  },
})
