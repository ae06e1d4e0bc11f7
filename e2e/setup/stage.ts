import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { demoAccounts } from '#app/demo/people.ts'
import { landingOf } from '#app/routes/redirects.ts'
import { requireBuild } from '../../tests/setup/build.ts'
import { startTestServer, type TestServer } from '../../tests/setup/server.ts'
import { desktop, keptSignIn, type Visit, visit } from './browser.ts'
import { launchBrowser } from './chromium.ts'
import { type Mailbox, startMailbox } from './mailbox.ts'

/**
 * The product and a browser for the journeys of one file, started before the first and stopped after the last; with
 * `mail` a real SMTP server too, which keeps what it is given; with `env` further settings, known when it starts.
 */
export function setStage({ mail = false, env: settings }: { mail?: boolean; env?: () => Promise<Settings> } = {}) {
  let mailbox: Mailbox | undefined
  let server: TestServer | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    requireBuild()
    mailbox = mail ? await startMailbox() : undefined
    const env = { ...(mailbox && { SMTP_URL: mailbox.url }), ...(await settings?.()) }
    server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl'), env })
    browser = await sharedBrowser()
  })
  afterAll(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()))
    await server?.stop()
    await mailbox?.stop()
  })
  const stage = {
    get server() {
      return standing(server)
    },
    get mailbox() {
      return standing(mailbox)
    },
    /** A fresh visitor. */
    visit: (viewport = desktop): Promise<Visit> => visit(standing(browser), stage.server.url, viewport),
    /** Somebody signed in, on the start page: a demo account by its role, or any user by name. By cookie: the form has its own journeys. */
    visitAs: async (who: number | string, viewport = desktop, password?: string): Promise<Visit> => {
      const { url } = stage.server
      const kept = await keptSignIn(url, typeof who === 'number' ? userNameOf(who) : who, password)
      const visitor = await visit(standing(browser), url, viewport, kept)
      await visitor.page.goto(typeof who === 'number' ? landingOf(who) : '/')
      const isThere = ({ pathname }: URL) =>
        typeof who === 'number' ? pathname === landingOf(who) : pathname !== '/login' && pathname !== '/'
      await visitor.page.waitForURL(isThere)
      // The address is there before the page knows who came.
      await visitor.page.waitForFunction(() => sessionStorage.getItem('AUTHDATA') !== null)
      return visitor
    },
    /** Reads from the database past every tenant. */
    system: () => stage.server.services.database.read({ kind: 'system' }),
  }
  return stage
}

type Settings = Record<string, string>

// One for all files of a worker; it ends with the worker.
let launched: Promise<Browser> | undefined
function sharedBrowser(): Promise<Browser> {
  launched ??= launchBrowser()
  return launched
}

export type Stage = ReturnType<typeof setStage>

/** The demo account of a role. */
const userNameOf = (role: number): string => demoAccounts.find(({ roleId }) => roleId === role)?.userName ?? ''

function standing<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The stage is set before the first test, not while the file is read.')
  return part
}
