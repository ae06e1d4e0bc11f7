import { describe, expect, it } from 'vitest'
import { fragmentOf } from '#platform/routes/route.ts'
import { headerlessFragments } from '../../../conformance/rows/frame.ts'
import { specifiedTitles } from '../../../conformance/rows/titles.ts'
import { routes } from './table.ts'
import { documentTitle, isHeaderless, isPublic, titleOf } from './titles.ts'

describe('a page title', () => {
  it.each(specifiedTitles)('of a path with the fragment %s is "%s"', (fragment, title) => {
    const here = routes.filter((route) => fragmentOf(route) === fragment)
    expect([...new Set(here.map((route) => route.title))]).toEqual([title])
    expect(titleOf(fragment)).toBe(title)
    expect(titleOf(fullPath(here[0]?.path))).toBe(title)
  })

  it('is that of the longest fragment of the specification in the path, for every route', () => {
    for (const route of routes) {
      const fragments = specifiedTitles.filter(([fragment]) => contains(route.path, fragment))
      const longest = fragments.sort(([a], [b]) => b.length - a.length)[0]
      if (longest) expect([route.path, route.title]).toEqual([route.path, longest[1]])
    }
  })

  it('is one of its own, unless another address shows the same screen', () => {
    for (const route of routes) {
      if (specifiedTitles.some(([fragment]) => contains(route.path, fragment))) continue
      const same = routes.filter(({ title }) => title.toLowerCase() === route.title.toLowerCase())
      expect([route.path, ...new Set(same.map(({ screen }) => screen))]).toEqual([route.path, route.screen])
    }
  })

  it('never comes from the query or the hash', () => {
    expect(titleOf('/vCareManageUser?back=/clientDashboard')).toBe('Manage User')
    expect(titleOf('/vCareManageUser#/visaCareCreateClients')).toBe('Manage User')
    expect(titleOf('/nowhere?x=/clientDashboard')).toBe('Page not found')
  })

  it('does not depend on letter case or a trailing slash', () => {
    expect(titleOf('/CLIENTDASHBOARD/')).toBe('Dashboard')
    expect(titleOf('/visacarecreateuser/7/3')).toBe('Create User')
  })

  it('is followed by the product in the document title', () => {
    expect(documentTitle('/visaCareCreatei9')).toBe('Create I-9 · VisaCare')
    expect(documentTitle('/nowhere')).toBe('Page not found · VisaCare')
  })
})

describe('the header', () => {
  it.each(headerlessFragments)('is hidden at %s, with an id after it too', (fragment) => {
    expect(isHeaderless(fragment)).toBe(true)
    if (fragment !== '/firstLoginChangePassword') expect(isHeaderless(`${fragment}/12`)).toBe(true)
  })

  it('is hidden on exactly the routes whose path contains a header-less fragment', () => {
    for (const route of routes) {
      const hidden = headerlessFragments.some((fragment) => contains(route.path, fragment))
      expect([route.path, route.headerless === true]).toEqual([route.path, hidden])
    }
  })
})

describe('a public page', () => {
  it.each([
    ...['/', '/login', '/signUp', '/forgotPasswordUpdate/abc', '/checkingpage', '/stripePaymentCheckout'],
    ...['/passwordchange', '/uscis', '/forgotusername', '/welcome', '/index.html', '/resetpassword/5'],
    ...['/firstLoginChangePassword', '/wopiCollectionFile/3', '/SIGNUP', '/uscis?receipt=IOE0912345678'],
    ...['/sign/a', '/verify/a', '/invitation/a', '/inspection/a', '/setup/a'],
  ])('is %s', (path) => expect(isPublic(path)).toBe(true))

  it.each([
    '/home',
    '/clientDashboard',
    '/user/aaroles',
    '/nowhere',
    '/wopiTest/3',
    '/visaCareTermsAndConditions',
    '/visaCareSessionExpire',
  ])('is not %s', (path) => expect(isPublic(path)).toBe(false))
})

const contains = (path: string, fragment: string) => path.toLowerCase().includes(fragment.toLowerCase())
const fullPath = (pattern = '') => pattern.replaceAll(/:\w+\??/g, '7')
