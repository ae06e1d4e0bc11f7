import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { administrators } from '#platform/session/role-groups.ts'

export const paymentsRoutes = [
  ...area({ since: 'cases', from: 'spec §2', needs: 'billing:read' }, [
    {
      path: '/visacareAddPaymentMethod/:companyAutoId?',
      screen: 'payments.addMethod',
      title: 'Add Payment Method',
      headerless: true,
      can: 'visaCareStripePaymentMethod',
    },
  ]),
  ...area({ since: 'cases', from: 'spec §2', needs: 'billing:read' }, [
    { path: '/visaCareTransactionDetails', screen: 'payments.transactions', title: 'Transaction Details' },
  ]),
  ...area({ since: 'cases', from: 'spec §2', access: 'public' }, [
    { path: '/stripePaymentCheckout', screen: 'payments.checkout', title: 'Payment' },
  ]),
]

export const paymentsMenu = menuRows('Billing', [
  [7, 'visaCareTransactionDetails', 'Invoices and payments', 'dollar', administrators],
])
