import type { Scratch } from './scratch.ts'

const folder = 'src/features/desk/office-hours'

/** CONTRIBUTING.md, "A feature": its folder, its floor, and its line in each list. */
export function addFeature({ write, insert }: Scratch) {
  for (const [name, text] of Object.entries(files)) write(`${folder}/${name}`, text)
  const list = (file: string, imported: string, before: string, entry: string) => {
    if (imported !== '') insert(file, '\n/** ', `${imported}\n`)
    insert(file, before, `${entry}\n`)
  }
  const of = (path: string) => `'#desk/office-hours/${path}'`
  insert('src/features/floors.ts', "    'case-lists',", "    'office-hours',\n")
  list(
    'src/features/desk/features.ts',
    `import { officeHours } from ${of('contract.ts')}`,
    "  'case-lists': {",
    "  'office-hours': { contracts: { officeHours } },",
  )
  list(
    'src/features/desk/server/features.ts',
    `import { officeHoursHandlers } from ${of('server/handlers.ts')}`,
    "  'case-lists': {",
    "  'office-hours': { handlers: officeHoursHandlers },",
  )
  list(
    'src/features/desk/client/features.ts',
    '',
    "  'case-lists': {",
    `  'office-hours': { screens: { 'officeHours.today': () => import(${of('client/OfficeHoursScreen.tsx')}) } },`,
  )
  insert(
    'src/features/desk/client/api.ts',
    '\n// What the browser',
    `import type { officeHours } from ${of('contract.ts')}\n`,
  )
  insert(
    'src/features/desk/client/api.ts',
    'export const caseListsApi',
    "export const officeHoursApi = operationsOf<typeof officeHours>('officeHours')\n",
  )
  insert(
    'src/features/desk/routes.ts',
    '/** Lists of cases',
    `const officeHoursRoutes = area({ since: 'cases', from: 'ours', can: null }, [
  { path: '/officeHours', screen: 'officeHours.today', title: 'Office Hours' },
])

`,
  )
  insert('src/features/desk/routes.ts', '  ...caseListsRoutes,', '  ...officeHoursRoutes,\n')
}

const files = {
  'contract.ts': `import { z } from 'zod'
import { query } from '#platform/operation/contract.ts'

export const officeHours = {
  today: query('officeHours.today', {
    summary: 'When the office is open today.',
    path: 'GET /api/office-hours',
    can: 'session',
    input: z.object({}),
    output: z.object({ opens: z.string(), closes: z.string() }),
    example: {},
  }),
}
`,
  'server/handlers.ts': `import { implement } from '#platform/operation/context.ts'
import { officeHours } from '../contract.ts'

export const officeHoursHandlers = implement(officeHours, {
  today: async () => ({ opens: '09:00', closes: '17:00' }),
})
`,
  'client/OfficeHoursScreen.tsx': `import { officeHoursApi } from '#desk/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'

export default function OfficeHoursScreen() {
  const { items } = useOperation(officeHoursApi.today, {})
  return <PageHeader title="Office Hours" standing={items && items.opens + ' to ' + items.closes} />
}
`,
}
