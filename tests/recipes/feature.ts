import type { Scratch } from './scratch.ts'

const folder = 'src/features/desk/office-hours'

/** CONTRIBUTING.md, "A feature": its folder, its floor, and its line in each list of src/app. */
export function addFeature({ write, insert }: Scratch) {
  for (const [name, text] of Object.entries(files)) write(`${folder}/${name}`, text)
  insert('src/features/floors.ts', "    'case-lists',", "    'office-hours',\n")
  list('src/app/features.ts', 'officeHoursFeature', `${folder}/feature.ts`, '  caseListsFeature,')
  list('src/app/server/features.ts', 'officeHoursServer', `${folder}/server/feature.ts`, '  caseListsServer,')
  list('src/app/client/features.ts', 'officeHoursClient', `${folder}/client/feature.ts`, '  caseListsClient,')
  list('src/app/routes/features.ts', 'officeHoursRoutes', `${folder}/routes.ts`, '  ...caseListsRoutes,')

  function list(file: string, name: string, from: string, before: string) {
    insert(file, '\n/** ', `import { ${name} } from '${from.replace('src/features/', '#')}'\n`)
    insert(file, before, `${before.startsWith('  ...') ? '  ...' : '  '}${name},\n`)
  }
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
  'feature.ts': `import type { Feature } from '#platform/feature.ts'
import { officeHours } from './contract.ts'

export const officeHoursFeature: Feature = {
  contracts: { officeHours },
}
`,
  'routes.ts': `import { area } from '#platform/routes/route.ts'

export const officeHoursRoutes = area({ since: 'cases', from: 'ours', can: null }, [
  { path: '/officeHours', screen: 'officeHours.today', title: 'Office Hours' },
])
`,
  'server/feature.ts': `import type { ServerFeature } from '#platform/feature.ts'
import { officeHoursHandlers } from './handlers.ts'

export const officeHoursServer: ServerFeature = {
  handlers: officeHoursHandlers,
}
`,
  'server/handlers.ts': `import { implement } from '#platform/operation/context.ts'
import { officeHours } from '../contract.ts'

export const officeHoursHandlers = implement(officeHours, {
  today: async () => ({ opens: '09:00', closes: '17:00' }),
})
`,
  'client/feature.ts': `import type { ClientFeature } from '#platform/client/feature.ts'

export const officeHoursClient: ClientFeature = {
  screens: { 'officeHours.today': () => import('./OfficeHoursScreen.tsx') },
}
`,
  'client/OfficeHoursScreen.tsx': `import { operationsOf } from '#platform/client/operations.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import type { officeHours } from '../contract.ts'

const officeHoursApi = operationsOf<typeof officeHours>('officeHours')

export default function OfficeHoursScreen() {
  const { items } = useOperation(officeHoursApi.today, {})
  return <PageHeader title="Office Hours" standing={items && items.opens + ' to ' + items.closes} />
}
`,
}
