import type { Scratch } from './scratch.ts'

/** The tests of the samples; they are no part of what a recipe costs. */
export function addProofs({ write }: Scratch) {
  write('src/app/recipes.test.ts', found)
  write('tests/recipes-served.test.ts', served)
  write('recipes.json', JSON.stringify(compiled))
}

// The product's own tests are compiled in their own place.
const compiled = {
  extends: './tsconfig.json',
  include: ['src', 'scripts/lib/*.d.ts', 'tests/setup'],
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
  files: ['src/app/recipes.test.ts', 'tests/recipes-served.test.ts'],
}

const found = `import { expect, test } from 'vitest'
import { caseTypeById, caseTypes } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { formNamed } from '#forms/all.ts'
import { loadPaper } from '#forms/load-paper.ts'
import { commonDetailsSeed } from '#identity/common-details/seed.ts'
import { isBuilt } from '#platform/routes/route.ts'
import { clientFeatures } from './client/features.ts'
import { matchRoute } from './routes/match.ts'

test('recipe: the case type is known, offered and has its screens', () => {
  expect(CaseType.p4).toBe(90)
  const type = caseTypeById(CaseType.p4)
  expect(caseTypes).toContain(type)
  expect(commonDetailsSeed).toContainEqual(expect.objectContaining({ value: 'P-4 Application', code: '90' }))
  for (const path of [type?.detailsRoute, type?.documentRoute]) expect(screenAt(path + '/7')).toBeDefined()
})

test('recipe: the form edition is the newest and its paper is found', async () => {
  expect(formNamed('g-28')?.edition).toBe('2027-01-15')
  expect(formNamed('g-28', '2018-09-17')?.edition).toBe('2018-09-17')
  const paper = await loadPaper('g-28', '2027-01-15')
  expect(paper?.paper.form).toBe(formNamed('g-28'))
  expect(paper?.inventory.edition).toBe('01/15/27')
})

test.each(['/visaCareClientRemarks/7', '/officeHours'])('recipe: %s shows its screen', async (path) => {
  const screen = await screenAt(path)?.()
  expect(screen?.default).toBeTypeOf('function')
})

function screenAt(path: string) {
  const route = matchRoute(path)?.route
  if (!route || !isBuilt(route)) return undefined
  return clientFeatures.map(({ screens }) => screens[route.screen]).find((load) => load !== undefined)
}
`

const served = `import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Role } from '#formats/roles.ts'
import { startTestServer, type TestServer } from './setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
})
afterAll(() => server?.stop())

test('recipe: the operations answer, and another tenant sees nothing', async () => {
  const employer = await server.as(Role.employer)
  const { body: companies } = await employer.call('GET', '/api/companies')
  const path = '/api/companies/' + companies.items[0].id + '/remarks'
  const added = await employer.call('POST', path, { remark: 'Prefers to be called' })
  expect([added.status, added.body]).toEqual([200, { id: expect.any(Number), remark: 'Prefers to be called' }])
  for (const roleId of [Role.employer, Role.provider])
    expect((await (await server.as(roleId)).call('GET', path)).body).toEqual({ items: [added.body] })
  const other = await server.services.database
    .read({ kind: 'company', companyId: companies.items[0].id + 1 })
    .rows('select * from company_remarks')
  expect(other).toEqual([])
})

test('recipe: the feature answers', async () => {
  const { status, body } = await (await server.as(Role.employee)).call('GET', '/api/office-hours')
  expect([status, body]).toEqual([200, { opens: '09:00', closes: '17:00' }])
})
`
