import { expect, test } from 'vitest'
import { Role } from '#formats/roles.ts'
import { FIRST_LISTS } from '../bench/lib/browser.ts'
import { firstLoad, type Loaded, MOST } from '../bench/lib/first-load.ts'
import { desktop, phone } from './setup/browser.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage()

// Bytes and requests are the same on every machine, however busy; how long they take is the bench's.
test.each([
  { screen: 'the sign-in screen', path: '/login', most: MOST.signIn },
  ...FIRST_LISTS.map((path) => ({ screen: `the list ${path}`, path, who: Role.provider, most: MOST.list })),
  {
    ...{ screen: 'the home of an employee on a phone', path: '/visacareMyCases', who: Role.employee },
    ...{ viewport: phone, most: MOST.phone },
  },
] satisfies { screen: string; path: string; who?: number; viewport?: typeof desktop; most: Loaded }[])(
  '$screen loads few bytes with few requests',
  async ({ path, who, viewport = desktop, most }: Asked) => {
    const { page, context } = who === undefined ? await stage.visit(viewport) : await stage.visitAs(who, viewport)
    await page.goto('about:blank')
    const { kilobytes, requests } = await firstLoad(page, path)
    await context.close()
    expect(kilobytes).toBeLessThanOrEqual(most.kilobytes)
    expect(requests).toBeLessThanOrEqual(most.requests)
  },
)

type Asked = { path: string; who?: number; viewport?: typeof desktop; most: Loaded }
