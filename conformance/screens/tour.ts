import type { Browser } from 'playwright-core'
import type { Server } from '../server.ts'
import { asAttorney } from './attorney.ts'
import { atTheDoor } from './door.ts'
import { asEmployer } from './employer.ts'
import { nobodyAt, walkerOf } from './entering.ts'
import { atTheMenu, menuClerk } from './menu.ts'
import { newAttorney, newCompany, newProvider } from './newcomers.ts'
import { asProvider } from './provider.ts'
import { type Sights, walkAs } from './walk.ts'

/** One walk through the screens of the running product, by newcomers whose sessions no other row uses. */
export async function walk(browser: Browser, server: Server): Promise<Sights> {
  const sights: Sights = new Map()
  await walkAs(browser, nobodyAt(server), atTheDoor(await newCompany(server), server), sights)
  const employer = await newCompany(server)
  await walkAs(browser, await walkerOf(server, employer), asEmployer(employer), sights)
  await walkAs(browser, await walkerOf(server, await menuClerk(server)), atTheMenu, sights)
  const attorney = await newAttorney(server)
  await walkAs(browser, await walkerOf(server, attorney), asAttorney(attorney, server), sights)
  const provider = await newProvider(server)
  await walkAs(browser, await walkerOf(server, provider), asProvider(provider), sights)
  return sights
}
