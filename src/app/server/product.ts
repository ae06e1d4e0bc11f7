import { join } from 'node:path'
import { bringBlanks } from '#case-file/form-library/server/bring-blanks.ts'
import { linkTime } from '#identity/passwords/link-times.ts'
import { setupLink } from '#identity/setup/server/handlers.ts'
import { startNightly } from '#money/payments/server/next-night.ts'
import { startLooking } from '#paperwork/case-mail/server/look.ts'
import { startRepeating } from '#paperwork/case-mail/server/repeat-trial.ts'
import { systemClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { untilAnswered } from '#platform/database/unavailable.ts'
import { openLog } from '#platform/log/log.ts'
import type { Services } from '#platform/services.ts'
import { startDaily, startItems } from '#preparation/deadlines/server/daily-round.ts'
import { startTexts } from '#preparation/documents/server/read-texts-later.ts'
import { seedReferenceData } from '../seed/seed.ts'
import { type RunningNode, startNode } from './node.ts'
import type { PreparedDatabase } from './prepare.ts'
import { refuseDemoInProduction, refusePublicDemoAccounts } from './public-demo.ts'
import { openServices } from './services.ts'

// Only who tries the product out has a demo.
const demo = () => import('../demo/load.ts')

type Say = (line: string) => void

/** The product on its migrated database: what every start adds, the jobs that come by themselves, then the node. */
export async function startProduct(config: Config, { ownerUrl, appUrl }: PreparedDatabase, say: Say) {
  const services = await openServices({ config, clock: systemClock, log: openLog(config.logLevel), appUrl })
  await untilAnswered(() => seedReferenceData(services))
  if (config.production) await refuseDemoInProduction(services)
  else await refusePublicDemoAccounts(services)
  if (config.demoData && (await loadDemo(services))) say('Demo data loaded.')
  say(await bringBlanks(services))
  await startItems(services)
  await startTexts(services)
  await startDaily(services)
  await startNightly(services)
  await startLooking(services)
  await startRepeating(services)
  // While developing, pages come from elsewhere (scripts/lib/pages-from-source.mjs).
  const clientFolder = process.env.VISACARE_DEV ? undefined : join(import.meta.dirname, '../client')
  return startNode({ services, ownerUrl, appUrl, heavyApart: true, clientFolder })
}

async function loadDemo(services: Services): Promise<boolean> {
  const { loadDemoData } = await demo()
  return untilAnswered(() => loadDemoData(services))
}

/** Where it is, and how to come in. */
export async function greet({ url, services }: RunningNode, say: Say): Promise<void> {
  const { config } = services
  say(`\nVisaCare is ready at ${url}\n`)
  if (config.production && !config.publicUrlGiven) say(`PUBLIC_URL is not set: links in mails will say ${url}.\n`)
  if (config.demoData) return say(await demoSignIns())
  const link = await setupLink(services)
  if (link) say(`Make the first administrator with this link (valid once, for ${linkTime('setup')}):\n  ${link}\n`)
}

async function demoSignIns(): Promise<string> {
  const { demoAccounts, demoPasswordText } = await demo()
  const rows = demoAccounts.map(({ userName, roleName }) => `  ${userName.padEnd(34)} ${roleName}`)
  return [`Demo sign-ins, all with the password ${demoPasswordText}:`, ...rows, '', 'Ctrl-C stops everything.'].join(
    '\n',
  )
}
