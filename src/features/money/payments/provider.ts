import type { Prorated } from './proration.ts'

/** What a payment provider does for us, whichever it is. Every write carries a key: asked twice, it is done once. */
export type PaymentProvider = {
  name: 'stripe' | 'sandbox'
  createCustomer(of: { companyId: number; name: string; email: string }, key: string): Promise<string>
  /** A page of the provider on which the card is typed; we never see it. */
  beginSetup(of: { customer: string; returnUrl: string; cancelUrl: string }, key: string): Promise<SetupBegun>
  setupResult(reference: string): Promise<SetupResult>
  removeMethod(method: string, key: string): Promise<void>
  priceOf(of: { plan: string; months: number; cents: number }, key: string): Promise<string>
  couponOf(of: { percent: number; name: string }, key: string): Promise<string>
  subscribe(of: Subscribing, key: string): Promise<SubscriptionTold>
  changePlan(of: Changing, key: string): Promise<SubscriptionTold>
  /** What a change would cost today, before anything is paid. */
  previewChange(of: Changing & { customer: string }): Promise<Preview>
  subscription(ref: string): Promise<SubscriptionTold>
  /** What is off from the next period on; without a coupon nothing is. */
  setCoupon(of: { subscription: string; coupon?: string }, key: string): Promise<void>
  charge(of: Charging, key: string): Promise<ChargeTold>
  /** Pays an invoice the provider itself wrote, so that the provider does not ask for it once more. */
  payInvoice(of: Charging & { invoice: string }, key: string): Promise<ChargeTold>
  /** Which payment paid an invoice that the provider wrote; '' where none did, undefined where that is not told. */
  paymentOfInvoice(invoice: string): Promise<string | undefined>
  /** A page of the provider on which the card holder confirms a payment that the bank asks about. */
  beginPayment(of: Confirming, key: string): Promise<SetupBegun>
  /** Closes that page, before the same amount is asked for in another way; false: it was paid there. */
  endPayment(of: Confirming, key: string): Promise<boolean>
  refund(of: { charge: string; cents: number }, key: string): Promise<{ ref: string }>
  /** Takes so much off the credit that the provider keeps for a customer. */
  takeCredit(of: { customer: string; cents: number; words: string }, key: string): Promise<{ ref: string }>
  /** Where a customer sees and changes what the provider keeps. */
  portal(of: { customer: string; returnUrl: string }): Promise<string>
  /** What happened since, as the provider tells it now: compared with what we wrote down. */
  events(since: Date): Promise<unknown[]>
}

export type SetupBegun = { reference: string; url: string }
export type Method = { ref: string; kind: 'card' | 'bank account'; brand: string; last4: string; expires: string }
export type SetupResult =
  | { state: 'open' }
  | { state: 'failed'; failure: string }
  | { state: 'done'; customer: string; method: Method }

export type Subscribing = {
  customer: string
  price: string
  method: string
  coupon?: string
  cents: number
  months: number
}
/** Without a coupon nothing is off what is paid for the change. */
export type Changing = { subscription: string; price: string; coupon?: string; cents: number; months: number }
export type SubscriptionTold = {
  ref: string
  state: 'active' | 'past due' | 'ended'
  periodEnd: string
  failure?: string
}
/** `discountCents`: where the provider tells it apart from the plan; `balanceCents`: the credit from before, below 0 what is owed. */
export type Preview = Prorated & { balanceCents: number }

export type Charging = { customer: string; method: string; cents: number; words: string; chargeId: number }
export type Confirming = Omit<Charging, 'method'> & { invoice?: string; returnUrl: string }
export type ChargeTold = {
  ref: string
  state: 'succeeded' | 'failed' | 'needs authentication'
  failure?: string
  /** What was taken from the company's credit rather than from its card; below 0 what it owed from before and paid now. */
  creditCents?: number
}

/** As Stripe writes it; the sandbox writes the same. Only what we read is named. */
export type ProviderEvent = {
  id: string
  type: string
  /** Seconds since 1970. */
  created: number
  data: { object: Record<string, unknown> & { id: string } }
}

/** The card did not pay for a plan: the provider leaves everything as it was. */
export class CardDeclined extends Error {
  /** The bank did not say no: it wants the card holder to confirm. */
  readonly asksHolder: boolean
  constructor(message: string, { asksHolder = false } = {}) {
    super(message)
    this.asksHolder = asksHolder
  }
}

/** The provider could not be asked, or did not understand: asked again later under the same key. */
export class ProviderAway extends Error {}
