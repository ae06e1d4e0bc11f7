import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { matchRoute } from '#app/routes/match.ts'
import { routes } from '#app/routes/table.ts'
import { lineOf, summaryOf, verdicts } from '../conformance/report.ts'
import type { Row } from '../conformance/row.ts'
import { rows } from '../conformance/rows/all.ts'
import { visitAll } from '../conformance/screens/places.ts'
import { at, from, SPENT, type Steps } from '../conformance/screens/steps.ts'
import { type Leg, type Sights, walkAll, walkAs } from '../conformance/screens/walk.ts'
import type { Server, SignedIn } from '../conformance/server.ts'
import { openWorld } from '../conformance/world.ts'
import { launchBrowser } from '../e2e/setup/chromium.ts'
// @ts-expect-error: a script of the front door, which has no types
import { batches, broken, byKind, mutations, runMutations, verdictOn } from '../scripts/lib/mutations.mjs'

const world = openWorld([], () => Promise.reject(new Error('no server here')))
const passing: Row = { kind: 'rule', spec: '§5', what: 'holds', since: 'foundation', check: () => {} }
const failing: Row = { ...passing, what: 'fails', check: () => Promise.reject(new Error('It does not hold.')) }
const unbuilt: Row = { ...failing, what: 'comes', since: 'later' }

describe('the conformance report', () => {
  it('counts what holds as done and everything else as not yet', async () => {
    const list = await verdicts([passing, failing, unbuilt], world)
    expect(summaryOf(list)).toBe('1 done, 2 not yet')
    expect(list.map((verdict) => verdict.done)).toEqual([true, false, false])
  })

  it('names a regression with its sentence, and only where the row is marked done', async () => {
    const [, regressed, notYet] = await verdicts([passing, failing, unbuilt], world)
    expect(regressed && lineOf(regressed)).toContain('REGRESSED: It does not hold.')
    expect(notYet && lineOf(notYet)).not.toContain('REGRESSED')
  })
})

describe('the walk through the screens', () => {
  it('tells one failed step for itself: the next one is online, signed in and without what was left there', async () => {
    await withSite(async (browser, origin) => {
      const sights: Sights = new Map()
      await walkAs(browser, { origin, belongings: async () => signedIn(origin) }, somethingBreaks, sights)
      expect([...sights]).toEqual([
        ['before', ''],
        ['breaks', 'The banner is not there.'],
        ['after', ''],
        ['leaves', ''],
        ['last', ''],
      ])
    })
  })

  it('goes on after somebody who could not be prepared: only their own steps are not seen', async () => {
    await withSite(async (browser, origin) => {
      const walker = { origin, belongings: async () => signedIn(origin) }
      const nobody: Leg = {
        prepare: () => Promise.reject(new Error('The company was refused.')),
        walker: async () => walker,
        steps: ({ userName }) => ({ 'their first': async () => userName, 'their second': isIn }),
      }
      const somebody: Leg = {
        prepare: async () => ({ userName: 'rosa', password: '' }),
        walker: async () => walker,
        steps: () => from(at('/a'), { 'their own': isIn }),
      }
      const locked: Leg = {
        ...somebody,
        walker: () => Promise.reject(new Error('The door is shut.')),
        steps: () => ({ lost: isIn }),
      }
      expect([...(await walkAll(browser, [nobody, locked, somebody]))]).toEqual([
        ['their first', 'Nobody could be prepared for it: The company was refused.'],
        ['their second', 'Nobody could be prepared for it: The company was refused.'],
        ['lost', 'Nobody could be prepared for it: The door is shut.'],
        ['their own', ''],
      ])
    })
  })
})

it('a step alone is walked alone, and nobody else is prepared for it', async () => {
  await withSite(async (browser, origin) => {
    const walker = async () => ({ origin, belongings: async () => signedIn(origin) })
    const somebody: Leg = {
      prepare: async () => ({ userName: 'rosa', password: '' }),
      walker,
      steps: () => from(at('/a'), { asked: isIn, 'not asked': isIn }),
    }
    const other: Leg = {
      ...somebody,
      prepare: () => Promise.reject(new Error('Not asked.')),
      steps: () => ({ theirs: isIn }),
    }
    expect([...(await walkAll(browser, [other, somebody], 'asked'))]).toEqual([['asked', '']])
  })
})

describe('the round of the addresses', () => {
  it('goes on after a role that cannot sign in, and after an address that does not settle', async () => {
    await withSite(async (browser, origin) => {
      const known = { cookie: 'in=yes', login: { Token: 'mark' } } as SignedIn
      const signIn = async (userName: string) => {
        if (userName.startsWith('attorney@')) throw new Error('No session today.')
        return known
      }
      const stub = { origin, signIn } as unknown as Server
      const visits = [
        { role: 9, address: '/a', typed: true },
        { role: 3, address: '/never', typed: true },
        { role: 3, address: '/b', typed: true },
        { role: null, address: '/c', typed: true },
      ]
      const found = await visitAll(browser, stub, visits, { atOnce: 1, patience: 3_000 })
      expect(found.get('9 /a')).toBe('No session today.')
      expect(found.get('3 /never')).toContain('Timeout')
      expect([found.get('3 /b'), found.get('nobody /c')]).toMatchObject([{ path: '/b' }, { path: '/c' }])
    })
  })
})

/** A browser, and a site that says where one is: at /never it never comes to rest. */
async function withSite(look: (browser: Browser, origin: string) => Promise<void>): Promise<void> {
  const site = createServer((request, answer) => {
    const restless = request.url === '/never' ? '<script>setInterval(() => document.body.append("."), 20)</script>' : ''
    answer.setHeader('content-type', 'text/html').end(`<main>Here</main>${restless}`)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const browser = await launchBrowser()
  try {
    await look(browser, `http://127.0.0.1:${(site.address() as AddressInfo).port}`)
  } finally {
    await browser.close()
    site.close()
  }
}

const signedIn = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'in', value: 'yes' }] }],
})

const isIn: Steps[string] = async (page) => {
  await page.getByText('Here', { exact: true }).waitFor({ timeout: 5_000 })
  if (page.url().endsWith('/a') === false || (await page.evaluate(() => localStorage.getItem('in'))) !== 'yes')
    throw new Error('The step begins elsewhere, or signed out.')
}

const somethingBreaks: Steps = from(at('/a'), {
  before: isIn,
  breaks: async (page, context) => {
    await context.setOffline(true)
    await page.route('**/*', (route) => route.abort())
    await page.evaluate(() => {
      localStorage.clear()
      document.body.textContent = 'Something went wrong'
    })
    throw new Error('The banner is not there.')
  },
  after: isIn,
  leaves: async (page) => {
    await page.evaluate(() => localStorage.clear())
    return SPENT
  },
  last: isIn,
})

describe('the rows of the specification', () => {
  it('are each listed once', () => {
    const ids = rows.map((row) => `${row.kind} ${row.spec} ${row.what}`)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('cover every route that is not our own addition', () => {
    const covered = new Set(rows.flatMap((row) => (row.kind === 'route' ? matchRoute(row.what)?.route.path : [])))
    const missing = routes.filter((route) => route.from !== 'ours' && !covered.has(route.path))
    // Signing, verify, invitation and inspection links have no path in the specification.
    const links = ['/sign/:token', '/verify/:code', '/invitation/:token', '/inspection/:token']
    expect(missing.map((route) => route.path)).toEqual(links)
  })

  it('agree with the route table about what is built when', () => {
    for (const row of rows) {
      const route = row.kind === 'route' ? matchRoute(row.what)?.route : undefined
      if (route) expect([row.what, row.since]).toEqual([row.what, route.since])
    }
  })
})

type Mutation = {
  file: string
  before: string
  after: string
  rows: string[]
  also?: string[]
  alone?: true
  list?: string
}

describe('the list of mutations', () => {
  it('breaks a line that is there, and names rows that exist', () => {
    const known = new Set(rows.map(({ what }) => what))
    const list = mutations as Mutation[]
    expect(list.length).toBeGreaterThanOrEqual(150)
    for (const mutation of list) {
      const source = readFileSync(mutation.file, 'utf8')
      expect(broken(source, mutation), mutation.file).not.toBe(source)
      expect([...mutation.rows, ...(mutation.also ?? [])].filter((row) => !known.has(row))).toEqual([])
      expect(mutation.rows.length).toBeGreaterThan(0)
    }
  })
})

it('breaks screens, and what leaves the product on paper and by mail', () => {
  const kinds: { kind: string; all: number }[] = byKind(mutations as Mutation[])
  const count = Object.fromEntries(kinds.map(({ kind, all }) => [kind, all]))
  expect(count.screens).toBeGreaterThanOrEqual(40)
  expect(count['papers and mails']).toBeGreaterThanOrEqual(30)
})

it('counts by kind how many were there and how many were caught', () => {
  const [screen, mail, paper, rule] = ['2-screens.json', 'mails.json', 'papers.json', '5-rules.json'].map((list) => ({
    list,
  }))
  expect(byKind([screen, mail, paper, rule], [mail])).toEqual([
    { kind: 'screens', all: 1, caught: 1 },
    { kind: 'papers and mails', all: 2, caught: 1 },
    { kind: 'elsewhere', all: 1, caught: 1 },
  ])
})

describe('a broken copy', () => {
  const breaking = (...rows: string[]): Mutation => ({ file: `${rows.join()}.ts`, before: '1', after: '2', rows })
  const [one, two, both] = [breaking('A'), breaking('B'), breaking('A', 'B')]

  it('takes many breaks, but no two that share a row and none beside one that takes all', () => {
    const whole = { ...breaking('C'), alone: true as const }
    expect(batches([one, two, both, whole, breaking('D')])).toEqual([[one, two, breaking('D')], [both], [whole]])
    expect(batches([whole, one])).toEqual([[whole], [one]])
  })

  it('takes no break whose row another one may make fail, too', () => {
    const widely = { ...breaking('C'), also: ['A', 'E'] }
    const alike = { ...breaking('D'), also: ['E'] }
    expect(batches([one, widely, alike])).toEqual([[one, alike], [widely]])
    expect(
      verdictOn(
        [one, alike],
        new Map([
          ['A', ''],
          ['D', ''],
          ['E', ''],
        ]),
      ),
    ).toEqual({ unnoticed: [], unnamed: [] })
  })

  it('takes no two breaks of the same words', () => {
    const [first] = mutations as Mutation[]
    const again = { ...first, rows: ['Z'] }
    expect(batches([first, again])).toEqual([[first], [again]])
  })

  it('passes when exactly the named rows failed', () => {
    expect(verdictOn([one, two], new Set(['A', 'B']))).toEqual({ unnoticed: [], unnamed: [] })
    expect(verdictOn([one, both], new Set(['A', 'C']))).toEqual({
      unnoticed: [{ mutation: both, rows: ['B'] }],
      unnamed: ['C'],
    })
    expect(verdictOn([one], undefined).unnoticed).toEqual([{ mutation: one, rows: ['A'] }])
  })
})

it('a choice of breaks that is empty proves nothing', async () => {
  expect(await runMutations('no-such-file')).toBe(false)
})
