import { area } from '#platform/routes/route.ts'

/** Subscriptions, payment methods and transactions. */
export const paymentRoutes = area({ since: 'later', from: 'spec §2' }, [
  {
    path: '/visaCareStripePaymentMethod/:companyAutoId?',
    screen: 'payments.method',
    title: 'Stripe Payment Details',
  },
  {
    path: '/visacareAddPaymentMethod/:companyAutoId?',
    screen: 'payments.addMethod',
    title: 'Add Payment Method',
    headerless: true,
    can: 'visaCareStripePaymentMethod',
  },
  { path: '/visaCareSubscription', screen: 'payments.subscriptions', title: 'Subscriptions' },
  { path: '/visaCareFrequency', screen: 'payments.frequencies', title: 'Payment Frequencies' },
  {
    path: '/visaCareSubscriptionFrequencyEmployerView',
    screen: 'payments.employerView',
    title: 'Subscription Frequency Employer',
  },
  {
    path: '/visaCareSubscriptionFrequencyMap',
    screen: 'payments.frequencyMap',
    title: 'Subscription Frequency Map',
  },
  { path: '/visaCareTermsAndConditions', screen: 'payments.terms', title: 'Terms and Conditions', can: null },
  { path: '/visaCareTransactionDetails', screen: 'payments.transactions', title: 'Transaction Details' },
  { path: '/visaCareVmCompanyDiscountMapping', screen: 'payments.discounts', title: 'Company Discounts' },
  { path: '/visaCareCompanySubscription', screen: 'payments.companySubscription', title: 'Company Subscription' },
])
