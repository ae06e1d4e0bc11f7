import { getUser } from '#identity/users/server/store.ts'
import { termsOn } from '#identity/users/server/terms-store.ts'
import type { Db } from '#platform/database/database.ts'
import { implement } from '#platform/operation/context.ts'
import { termsOperations } from '../contract.ts'
import { sectionsIn, textOf } from '../sections.ts'
import { acceptancesOf, acceptedBy, keepAcceptance, keepVersion, lockVersions, versionsOf } from './store.ts'

async function shown(db: Db, userId: number, today: string) {
  const [{ version, since, sections }, accepted] = await Promise.all([termsOn(db, today), acceptedBy(db, userId)])
  return {
    ...{ version, since, accepted },
    sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
    acceptedAt: accepted.find((each) => each.version === version)?.acceptedAt ?? null,
  }
}

export const termsHandlers = implement(termsOperations, {
  current: ({ db, actor, today }) => shown(db, actor.userId, today),

  accept: async ({ db, actor, now, today, request, audit, refuse }, { version }) => {
    if (version !== (await termsOn(db, today)).version) refuse('NOT_CURRENT')
    await keepAcceptance(db, { userId: actor.userId, version, at: now, address: request.ip })
    audit({ subject: `user:${actor.userId}`, after: { termsVersion: version } })
    return shown(db, actor.userId, today)
  },

  publish: async ({ db, actor, now, today, audit, refuse }, { since, text }) => {
    if (since < today) refuse('SINCE_PAST', { fields: { since: 'Choose today or a later day.' } })
    const sections = sectionsIn(text)
    if (!sections)
      return refuse('NO_HEADING', { fields: { text: 'Begin with a heading, like “1. What this service is”.' } })
    await lockVersions(db)
    const [last] = await versionsOf(db)
    if (last && last.since > since) refuse('BEFORE_LAST')
    if (textOf(sections) === textOf((await termsOn(db, since)).sections)) refuse('SAME_TEXT')
    const { firstName, lastName } = await getUser(db, actor.userId)
    const version = Number(last?.version ?? 1) + 1
    await keepVersion(db, { version, since, sections, at: now, by: actor.userId, byName: `${firstName} ${lastName}` })
    audit({ subject: `terms:${version}`, after: { termsVersion: String(version), since } })
    return { items: await versionsOf(db) }
  },

  versions: async ({ db }) => ({ items: await versionsOf(db) }),

  acceptances: ({ db }, asked) => acceptancesOf(db, asked),
})
