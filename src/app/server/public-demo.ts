import type { Config } from '#platform/config.ts'
import { StartRefused } from '#platform/database/embedded/refusal.ts'
import type { Services } from '#platform/services.ts'

/** Demo accounts have a published password: an address that others reach needs the operator's word for it. */
export function refusePublicDemo(config: Config): void {
  const setting = config.demoData ? openSetting(config) : undefined
  if (setting) {
    throw new StartRefused(
      `The demo has published passwords, and with ${setting} others than you can reach it: set DEMO_DATA=no, or DEMO_DATA=public if everybody may sign in.`,
    )
  }
}

/** The same for a demo that an earlier start has loaded. */
export async function refusePublicDemoAccounts({ config, database }: Services): Promise<void> {
  const setting = openSetting(config)
  if (!setting || !(await database.read({ kind: 'system' }).maybe('select 1 from users where demo limit 1'))) return
  throw new StartRefused(
    `This database holds demo accounts with a published password, and with ${setting} others than you can reach them. Take another database, or set DEMO_DATA=public if everybody may sign in.`,
  )
}

/** Demo accounts have a published password: a production server with them inside does not start. */
export async function refuseDemoInProduction({ database }: Services): Promise<void> {
  const demo = await database.read({ kind: 'system' }).maybe('select 1 from users where demo limit 1')
  if (demo)
    throw new StartRefused(
      'This database holds demo accounts with a published password. A production server needs a database of its own.',
    )
}

/** The setting by which others than the people at this machine get here; nothing when they are allowed to. */
function openSetting({ demoMayBePublic, publicUrlGiven, publicUrl, host }: Config): string | undefined {
  if (demoMayBePublic) return undefined
  if (!isLoopback(host)) return `HOST=${host}`
  if (!publicUrlGiven) return undefined
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || !isLoopback(hostname) ? `PUBLIC_URL=${publicUrl}` : undefined
}

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host)
