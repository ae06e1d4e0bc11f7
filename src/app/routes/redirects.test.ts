import { describe, expect, it } from 'vitest'
import { clearsSelection, landingOf, type Visitor, whereTo } from './redirects.ts'

const as = (roleId: number, firstLogin: Visitor['firstLogin'] = 'No'): Visitor => ({ roleId, firstLogin })

describe('a visitor without a session', () => {
  it.each([
    ['/clientDashboard', '/'],
    ['/home', '/'],
    ['/user/aaroles', '/'],
    ['/nowhere', '/'],
    ['/index.html', '/'],
    ['/', undefined],
    ['/login', undefined],
    ['/signUp', undefined],
    ['/forgotPasswordUpdate/abc', undefined],
    ['/resetpassword/5', undefined],
    ['/passwordchange', undefined],
    ['/forgotusername', undefined],
    ['/uscis', undefined],
    ['/checkingpage', undefined],
    ['/stripePaymentCheckout', undefined],
    ['/welcome', undefined],
    ['/firstLoginChangePassword', undefined],
    ['/wopiCollectionFile/3', undefined],
  ])('at %s goes to %s', (path, target) => expect(whereTo(path, null)).toBe(target))
})

describe('a signed-in person', () => {
  it.each([
    [1, '/visaCareCreateClients'],
    [2, '/visaCareCreateClients'],
    [3, '/clientDashboard'],
    [4, '/clientDashboard'],
    [5, '/visacareMyCases'],
    [9, '/visaCareAttorneyDashboard'],
    [13, '/visaCareAttorneyDashboard'],
    [10, '/vCareLawFirmDashboard'],
  ])('of role %i lands on %s', (roleId, landing) => {
    expect(landingOf(roleId)).toBe(landing)
    for (const door of ['/', '/home', '/welcome', '/login', '/signUp', '/firstLoginChangePassword'])
      expect([door, whereTo(door, as(roleId))]).toEqual([door, landing])
    expect(whereTo(landing, as(roleId))).toBeUndefined()
  })

  it('of a role made by an administrator lands on /home and stays there', () => {
    expect(whereTo('/', as(77))).toBe('/home')
    expect(whereTo('/home', as(77))).toBeUndefined()
  })

  it('lands where the role row says, when it says so', () => {
    expect(whereTo('/', { ...as(77), landing: '/visaCareManageCase' })).toBe('/visaCareManageCase')
    expect(whereTo('/welcome', { ...as(77), landing: '/welcome' })).toBeUndefined()
  })

  it.each([
    ['/index.html', '/'],
    ['/passwordchange', '/staticui/setpassword'],
    ['/uscis', undefined],
    ['/forgotPasswordUpdate/abc', undefined],
    ['/user/aaroles', undefined],
    ['/nowhere', undefined],
  ])('at %s goes to %s', (path, target) => expect(whereTo(path, as(3))).toBe(target))

  it('whose FIRSTLOGIN is Yes can only choose a new password', () => {
    for (const path of ['/', '/home', '/clientDashboard', '/uscis', '/nowhere'])
      expect([path, whereTo(path, as(3, 'Yes'))]).toEqual([path, '/firstLoginChangePassword'])
    expect(whereTo('/firstLoginChangePassword', as(3, 'Yes'))).toBeUndefined()
  })
})

describe('the selected company', () => {
  it('is left on the three named paths only', () => {
    for (const path of ['/vCareLawFirmDashboard', '/visaCareCreateClients', '/visaCareAttorneyDashboard'])
      expect(clearsSelection(path)).toBe(true)
    expect(clearsSelection('/clientDashboard/4')).toBe(false)
  })
})
