import type { Row } from '../row.ts'
import { stands } from '../screens/addresses.ts'
import { headerlessFragments, isFramed } from './frame.ts'
import { standsAt } from './routes.ts'

export const headerlessRows: Row[] = headerlessFragments.map((fragment) => ({
  kind: 'header-less',
  spec: '§2',
  what: fragment,
  since: 'foundation',
  check: async (world) => {
    const example = Object.keys(stands).find((each) => each === fragment || each.startsWith(`${fragment}/`)) ?? fragment
    isFramed(await standsAt(world, example), fragment)
    const [role] = stands[example] ?? []
    // Nobody has either without a session; here somebody has one.
    if (fragment === '/firstLoginChangePassword') return world.seen('The first password is chosen without the top bar')
    // Whoever went there sees both elsewhere: what is looked for is known by this.
    if (role) isFramed(await world.place(role, '/home'), '/home')
  },
}))
