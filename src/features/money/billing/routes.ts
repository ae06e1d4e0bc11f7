import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { administrators } from '#platform/session/role-groups.ts'

export const billingRoutes = area({ since: 'cases', from: 'spec §2', needs: 'billing:read' }, [
  { path: '/visaCareStripePaymentMethod/:companyAutoId?', screen: 'payments.method', title: 'Stripe Payment Details' },
])

export const billingMenu = menuRows('Billing', [
  [6, 'visaCareStripePaymentMethod', 'Payment method', 'dollar', administrators],
])
