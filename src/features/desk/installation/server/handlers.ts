import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { preparedForms } from '#case-file/form-library/server/store.ts'
import { monthsEntered } from '#desk/visa-bulletin/server/store.ts'
import { allForms, packageForms } from '#forms/all.ts'
import { countDone, type Limit } from '#identity/sessions/server/limits.ts'
import { lockProvider, nameProvider } from '#identity/setup/server/store.ts'
import { PREPARE_VERSION } from '#paper/template-store.ts'
import type { Config } from '#platform/config.ts'
import { implement } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import { proveSession } from '#platform/session/prove.ts'
import { version } from '#platform/version.ts'
import { type Checklist, installation } from '../contract.ts'
import { nextOf, phaseOf, stepsOf } from '../steps.ts'
import { readAttention } from './attention.ts'
import { addresseeOf, noteTestMail, readInstallation, saveAside, TEST_TEMPLATE, toTest } from './store.ts'

// Enough to try settings out, too few to fill a mailbox.
const TEST_MAILS: Limit = { name: 'test-mail', hits: 20, seconds: 900 }
const NO_TENANT = 'the set-up belongs to no tenant'

export const installationHandlers = implement(installation, {
  attention: async ({ db, services, today }) => {
    const system = services.database.read({ kind: 'system' })
    const [found, here, [newest = null]] = await Promise.all([
      readAttention(system),
      preparedForms(system, PREPARE_VERSION),
      monthsEntered(system),
      proveSession(db),
    ])
    const month = today.slice(0, 7)
    const bulletinMissing = newest === null || newest < month ? { month, newest } : null
    return { ...found, bulletinMissing, blanksMissing: filedForms().filter((formId) => !here.includes(formId)) }
  },
  checklist: async ({ db, actor, services, now }) => {
    const { config, rights, database } = services
    const [kept, held, backupAt] = await Promise.all([
      readInstallation(database.read({ kind: 'system' }), actor.userId, PREPARE_VERSION),
      rights.of(actor.roleId),
      newestBackup(config),
      // The session proves itself in its own scope.
      proveSession(db),
    ])
    const server = mailServerOf(config.smtpUrl)
    const test = kept.test && kept.test.server === server ? toTest(kept.test) : null
    const forms = formsOf(kept.formsHere, kept.formsUnderWay)
    const steps = stepsOf({ ...kept, forms, mail: { server, from: config.mailFrom, test } }, (right) => held.has(right))
    return {
      provider: kept.provider,
      phase: phaseOf(steps, kept.demo, now),
      steps,
      done: steps.filter(({ state }) => state === 'done').length,
      total: steps.filter(({ state }) => state !== 'aside').length,
      next: nextOf(steps, server),
      mail: { server, from: config.mailFrom, to: kept.ownEmail, test },
      facts: factsOf(services, kept.database, backupAt),
    }
  },

  putAside: async ({ db, now, audit, asSystem }, { step, aside }) => {
    const before = await asSystem(NO_TENANT, () => saveAside(db, step, aside ? now : null))
    audit({ subject: `setup:${step}`, before: { aside: before }, after: { aside } })
    return { step, aside }
  },

  sendTestMail: async (context) => {
    const { db, actor, services, audit, asSystem, mail, refuse } = context
    const server = mailServerOf(services.config.smtpUrl) ?? refuse('NO_MAIL_SERVER')
    await countDone(context, TEST_MAILS, String(actor.userId))
    return asSystem(NO_TENANT, async () => {
      const { email, firstName } = await addresseeOf(db, actor.userId)
      await mail({
        to: [email],
        subject: 'Test e-mail from VisaCare',
        template: TEST_TEMPLATE,
        paragraphs: [
          `Hello ${firstName || actor.userName},`,
          `VisaCare can send e-mails through ${server}. You asked for this test; there is nothing to do.`,
        ],
      })
      const { mailId } = await noteTestMail(db, actor.userId, server)
      audit({ subject: `mail:${mailId}`, after: { server, to: email } })
      return { to: email }
    })
  },

  nameProvider: async ({ db, actor, now, audit, asSystem }, { name }) =>
    asSystem(NO_TENANT, async () => {
      const before = await lockProvider(db)
      await nameProvider(db, name, { at: now, by: actor.userId })
      audit({ subject: `company:${before.id}`, before: { name: before.name }, after: { name } })
      return { name }
    }),
})

const filedForms = (): string[] => [
  ...new Set(
    [...allForms, ...packageForms].filter(({ notForFiling }) => notForFiling === undefined).map(({ id }) => id),
  ),
]

/** Of the forms that can be filed on paper, those whose blank is here; several editions of a form count once. */
function formsOf(here: Record<string, string>, underWay: number) {
  const wanted = filedForms()
  const arrived = wanted.flatMap((id) => here[id] ?? [])
  const lastAt =
    arrived
      .map((at) => new Date(at).toISOString())
      .sort()
      .at(-1) ?? null
  return { here: arrived.length, all: wanted.length, lastAt, underWay }
}

const factsOf = ({ config, keyring }: Services, database: string, backupAt: string | null): Checklist['facts'] => ({
  database: `PostgreSQL ${database.split(' ')[0]}`,
  embedded: config.database.ownerUrl === undefined,
  keys: keyring.keys.size,
  address: config.publicUrl,
  addressGiven: config.publicUrlGiven,
  backupAt,
  version,
})

/** `npm run backup` writes there unless told otherwise; a folder that is not there has none. */
async function newestBackup({ dataDir }: Config): Promise<string | null> {
  const folder = join(dataDir, 'backups')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.visacare'))
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs))
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null
}

/** Host and port of the mail server, for people; user name and password stay where they are. */
export function mailServerOf(smtpUrl: string | undefined): string | null {
  if (smtpUrl === undefined) return null
  const { hostname, port, protocol } = new URL(smtpUrl)
  return `${hostname}:${port || (protocol === 'smtps:' ? '465' : '587')}`
}
