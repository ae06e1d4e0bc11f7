import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { administrators, everyone, providers } from '#platform/session/role-groups.ts'

const plansRoutes = area({ since: 'cases', from: 'spec §2', needs: 'plan:edit' }, [
  { path: '/visaCareSubscription', screen: 'payments.subscriptions', title: 'Subscriptions' },
  { path: '/visaCareFrequency', screen: 'payments.frequencies', title: 'Payment Frequencies' },
  { path: '/visaCareSubscriptionFrequencyMap', screen: 'payments.frequencyMap', title: 'Subscription Frequency Map' },
  {
    path: '/visaCareVmCompanyDiscountMapping',
    screen: 'payments.discounts',
    title: 'Company Discounts',
    needs: 'discount:edit',
  },
])

const plansMenu = menuRows('Billing', [
  [1, 'visaCareSubscription', 'Subscriptions', 'dollar', providers],
  [2, 'visaCareFrequency', 'Frequencies', 'dollar', providers],
  [3, 'visaCareSubscriptionFrequencyMap', 'Frequency Map', 'dollar', providers],
  [8, 'visaCareVmCompanyDiscountMapping', 'Discounts', 'dollar', [Role.provider]],
])

const paymentsRoutes = [
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

const paymentsMenu = menuRows('Billing', [
  [7, 'visaCareTransactionDetails', 'Invoices and payments', 'dollar', administrators],
])

const subscriptionsRoutes = area({ since: 'cases', from: 'spec §2', needs: 'billing:read' }, [
  {
    path: '/visaCareSubscriptionFrequencyEmployerView',
    screen: 'payments.employerView',
    title: 'Subscription Frequency Employer',
  },
  { path: '/visaCareCompanySubscription', screen: 'payments.companySubscription', title: 'Company Subscription' },
])

const whoSubscribes = [Role.provider, Role.providerAssistant, Role.employer]

const subscriptionsMenu = menuRows('Billing', [
  [4, 'visaCareSubscriptionFrequencyEmployerView', 'Compare plans', 'dollar', whoSubscribes],
  [5, 'visaCareCompanySubscription', 'Plan', 'dollar', whoSubscribes],
])

const billingRoutes = area({ since: 'cases', from: 'spec §2', needs: 'billing:read' }, [
  { path: '/visaCareStripePaymentMethod/:companyAutoId?', screen: 'payments.method', title: 'Stripe Payment Details' },
])

const billingMenu = menuRows('Billing', [
  [6, 'visaCareStripePaymentMethod', 'Payment method', 'dollar', administrators],
])

const termsRoutes = area({ since: 'cases', from: 'spec §2' }, [
  { path: '/visaCareTermsAndConditions', screen: 'payments.terms', title: 'Terms and Conditions', can: null },
])

const termsMenu = menuRows('My account', [
  [3, 'visaCareTermsAndConditions', 'Terms and Conditions', 'reports', everyone],
])

/** The addresses of this floor, and below them its rows of the side menu. */
export const moneyRoutes = [...plansRoutes, ...paymentsRoutes, ...subscriptionsRoutes, ...billingRoutes, ...termsRoutes]

export const moneyMenu = [plansMenu, paymentsMenu, subscriptionsMenu, billingMenu, termsMenu]
