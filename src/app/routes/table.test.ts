import { describe, expect, it } from 'vitest'
import { caseTypes } from '#case-types/all.ts'
import { casePath } from '#case-types/case-path.ts'
import { isBuilt } from '#platform/routes/route.ts'
import { matchRoute } from './match.ts'
import { isFor, mayOpen, permissionOf, routes, screenOf } from './table.ts'

describe('the route table', () => {
  it('has every path once, whatever its letter case', () => {
    const fragments = routes.map(({ path }) => path.replace(/\/:\w+\?.*$/, '').toLowerCase())
    expect(fragments.filter((fragment, index) => fragments.indexOf(fragment) !== index)).toEqual([])
  })

  it.each(routes.map((route) => [route.path] as const))(
    'finds %s again with and without its optional parts',
    (path) => {
      expect(matchRoute(path.replaceAll(/:\w+\??/g, '7'))?.route.path).toBe(path)
      expect(matchRoute(path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '7') || '/')?.route.path).toBe(path)
      expect(matchRoute(`${path.replaceAll(/:\w+\??/g, '7').toUpperCase()}/?a=b#c`)?.route.path).toBe(path)
    },
  )

  it('reads the parameters of a path', () => {
    expect(matchRoute('/visaCareClientCases/12/Priya%20Raman')?.params).toEqual({
      companyAutoId: '12',
      inputValue: 'Priya Raman',
    })
    expect(matchRoute('/visaCareClientCases/12/100%')?.params.inputValue).toBe('100%')
  })

  it('knows no path that is too long, too short or unknown', () => {
    for (const path of ['/clientDashboard/1/2', '/sign', '/user', '/user/aaroles/1', '/nowhere'])
      expect(matchRoute(path)).toBeUndefined()
  })

  it('shows an honest page where the screen is not built yet', () => {
    for (const route of routes) if (!isBuilt(route) && !route.meanwhile) expect(screenOf(route)).toBe('notBuilt')
    expect(screenOf(at('/user/aaroles'))).toBe('roles.roles')
    for (const route of routes) if (isBuilt(route)) expect(screenOf(route)).toBe(route.screen)
  })

  it.each(caseTypes.map(({ id, name }) => [name, id] as const))('opens a link to a case: %s', (_name, typeId) => {
    const found = matchRoute(casePath({ id: 66, typeId }))
    expect([found && screenOf(found.route), found?.params.caseId]).toEqual(['cases.details', '66'])
    // Whoever takes part opens it; the server decides about the record.
    expect(found && [permissionOf(found.route), found.route.needs]).toEqual([undefined, undefined])
  })

  it('names the menu permission after the fixed part of the path', () => {
    expect(permissionOf(at('/user/aaroles'))).toBe('user/aaroles')
    expect(permissionOf(at('/visaCareCreateUser/1/2'))).toBe('visaCareCreateUser')
    expect(permissionOf(at('/visaCareH1BCaseDetails/1'))).toBeUndefined()
    expect(permissionOf(at('/uscis'))).toBeUndefined()
  })

  it('opens a page to those who hold its menu permission', () => {
    expect(mayOpen(at('/user/aaroles'), ['user/aaroles'])).toBe(true)
    expect(mayOpen(at('/user/aaroles'), ['User/AARoles'])).toBe(true)
    expect(mayOpen(at('/user/aaroles'), ['clientDashboard'])).toBe(false)
    expect(mayOpen(at('/myProfile'), [])).toBe(true)
  })

  it('shows a screen to those who have the right that it needs, and to everybody where it needs none', () => {
    expect(isFor(at('/outbox'), ['outbox:read'])).toBe(true)
    expect(isFor(at('/outbox'), ['user:read'])).toBe(false)
    expect(isFor(at('/myProfile'), [])).toBe(true)
  })
})

function at(path: string) {
  const match = matchRoute(path)
  if (!match) throw new Error(`no route at ${path}`)
  return match.route
}
