import { expect, test } from 'vitest'
import { sameOrganization } from './same-name.ts'

test.each([
  ['NORTHWIND ANALYTICS', 'Northwind Analytics'],
  ['Northwind Analytics, Inc.', 'NORTHWIND ANALYTICS'],
  ['Northwind Analytics L.L.C.', 'Northwind Analytics LLC'],
  ['Société Générale S.A.', 'SOCIETE GENERALE'],
  ['Tata Consultancy Services Pvt. Ltd.', 'Tata Consultancy Services'],
  ['Smith & Sons Co.', 'Smith and Sons'],
  ['The Boeing Company', 'Boeing'],
])('“%s” and “%s” are one organization', (one, other) => {
  expect(sameOrganization(one, other)).toBe(true)
})

test.each([
  ['Northwind Analytics', 'Northwind Traders'],
  ['The Limited', 'Boeing Limited'],
  ['Acme', undefined],
  ['', ''],
])('“%s” and “%s” are not', (one, other) => {
  expect(sameOrganization(one, other)).toBe(false)
})
