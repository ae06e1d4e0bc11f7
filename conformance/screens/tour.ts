import type { Browser } from 'playwright-core'
import { recordsOf } from '../demo.ts'
import type { Server } from '../server.ts'
import { asAttorney } from './attorney.ts'
import { mailedLinks } from './case-links.ts'
import { atTheDoor } from './door.ts'
import { asEmployer } from './employer.ts'
import { nobodyAt, walkerOf } from './entering.ts'
import { atTheMenu, menuClerk } from './menu.ts'
import { type Newcomer, newAttorney, newCompany, newProvider, newUser } from './newcomers.ts'
import { atTheOwnMenu } from './own-menu.ts'
import { asProvider } from './provider.ts'
import { atTheSidebar } from './sidebar.ts'
import { usedPages } from './used-pages.ts'
import { type Leg, type Sights, type Walker, walkAll } from './walk.ts'

/** Walks through the screens of the running product: all of them, or one step alone. */
export type Tour = (alone?: string) => Promise<Sights>

/** By newcomers whose sessions no other row uses. */
export const tourOf = (browser: Browser, server: Server): Tour => {
  const walker = (newcomer: Newcomer) => walkerOf(server, newcomer)
  const legs: Leg[] = [
    {
      prepare: () => newCompany(server),
      walker: async () => nobodyAt(server),
      steps: (newcomer) => atTheDoor(newcomer, server),
    },
    {
      prepare: async () => ANYBODY,
      walker: async () => nobodyAt(server),
      steps: () => ({ ...usedPages(server), ...mailedLinks(server) }),
    },
    { prepare: () => newCompany(server), walker, steps: (newcomer) => asEmployer(newcomer, server) },
    { prepare: () => newAssistant(server), walker, steps: () => atTheOwnMenu(server, 4) },
    ...Object.entries(homes).map(([role, [who, home, elsewhere]]) => ({
      ...{ prepare: () => newOfRole(server, Number(role)), walker },
      steps: () => atTheSidebar(who, home, elsewhere),
    })),
    { prepare: () => menuClerk(server), walker, steps: () => atTheMenu },
    { prepare: () => newAttorney(server), walker, steps: (newcomer) => asAttorney(newcomer, server) },
    { prepare: () => newProvider(server), walker, steps: asProvider },
  ]
  const people = legs.map(preparedOnce)
  return (alone) => walkAll(browser, people, alone)
}

/** A newcomer chooses a password once, however often a step is taken. */
function preparedOnce({ prepare, walker, steps }: Leg): Leg {
  let newcomer: Promise<Newcomer> | undefined
  let walks: Promise<Walker> | undefined
  return {
    steps,
    prepare: () => {
      newcomer ??= prepare()
      return newcomer
    },
    walker: (somebody) => {
      walks ??= walker(somebody)
      return walks
    },
  }
}

/** Who lands where (decisions §2), besides those who walk through more than their menu; and two other pages of each. */
const homes: Readonly<Record<number, readonly [who: string, home: string, elsewhere: readonly [string, string]]>> = {
  2: ['the provider’s assistant', '/visaCareCreateClients', ['/visaCareManageLawFirms', '/visaCareNews']],
  4: ['an employer’s assistant', '/clientDashboard', ['/visaCareManageCase', '/visaCareNews']],
  5: ['an employee', '/visacareMyCases', ['/visaCareFileUploadView', '/visaCareNews']],
  10: ['a law firm’s administrator', '/vCareLawFirmDashboard', ['/visaCareManageCase', '/visaCareNews']],
  13: ['an attorney’s assistant', '/visaCareAttorneyDashboard', ['/visaCareManageCase', '/visaCareNews']],
}

/** Each step has somebody of its own. */
const ANYBODY: Newcomer = { userName: '', password: '' }

/** Of the demo's company. */
async function newAssistant(server: Server): Promise<Newcomer> {
  const { companyId } = await recordsOf({ server: async () => server })
  return newUser(await server.signIn('admin@visacare.demo'), 'nell', { roleId: 4, companyId })
}

/** Of the demo's company, of its law firm, or of the provider. */
async function newOfRole(server: Server, roleId: number): Promise<Newcomer> {
  const { companyId, lawFirmId, attorneyId } = await recordsOf({ server: async () => server })
  const ofFirm = { lawFirmId, ...(roleId === 13 && { assistsUserId: attorneyId }) }
  const tenant = [4, 5].includes(roleId) ? { companyId } : [10, 13].includes(roleId) ? ofFirm : {}
  return newUser(await server.signIn('admin@visacare.demo'), `sidebar${roleId}`, { roleId, ...tenant })
}
