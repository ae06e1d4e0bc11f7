/**
 * What the product sends to Stripe, call by call, as version 2023-08-16 takes it: `!` is required there, `[]` stands for
 * a place in a list, `*` for any name. The test compares it with Stripe's own description where that lies beside the
 * product; refunds and the portal are not part of that description.
 */
export const shapes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'POST /v1/customers': { name: 'string', email: 'string', 'metadata.*': 'string' },
  'POST /v1/customers/{customer}': { 'invoice_settings.default_payment_method': 'string' },
  'POST /v1/customers/{customer}/balance_transactions': {
    'amount!': 'integer',
    'currency!': 'string',
    description: 'string',
  },
  'POST /v1/checkout/sessions': {
    'success_url!': 'string',
    cancel_url: 'string',
    customer: 'string',
    mode: 'string',
    'payment_method_types.[]': 'string',
    'line_items.[].quantity': 'integer',
    'line_items.[].price_data.currency': 'string',
    'line_items.[].price_data.unit_amount': 'integer',
    'line_items.[].price_data.product_data.name': 'string',
    'payment_intent_data.description': 'string',
    'payment_intent_data.metadata.*': 'string',
  },
  'GET /v1/checkout/sessions/{session}': { 'expand.[]': 'string' },
  'POST /v1/checkout/sessions/{session}/expire': {},
  'GET /v1/payment_methods/{payment_method}': {},
  'POST /v1/payment_methods/{payment_method}/detach': {},
  'POST /v1/prices': {
    'currency!': 'string',
    unit_amount: 'integer',
    'recurring.interval': 'string',
    'recurring.interval_count': 'integer',
    'product_data.name': 'string',
  },
  'POST /v1/coupons': { percent_off: 'number', duration: 'string', name: 'string' },
  'POST /v1/subscriptions': {
    'customer!': 'string',
    'items.[].price': 'string',
    payment_behavior: 'string',
    off_session: 'boolean',
    coupon: 'string',
  },
  'GET /v1/subscriptions/{subscription_exposed_id}': {},
  'POST /v1/subscriptions/{subscription_exposed_id}': {
    coupon: 'string',
    'items.[].id': 'string',
    'items.[].price': 'string',
    proration_behavior: 'string',
    payment_behavior: 'string',
    off_session: 'boolean',
  },
  'GET /v1/invoices/upcoming': {
    customer: 'string',
    subscription: 'string',
    coupon: 'string',
    'subscription_items.[].id': 'string',
    'subscription_items.[].price': 'string',
    subscription_proration_behavior: 'string',
  },
  'GET /v1/invoices/{invoice}': {},
  'POST /v1/invoices/{invoice}/pay': { payment_method: 'string', off_session: 'boolean' },
  'POST /v1/payment_intents': {
    'amount!': 'integer',
    'currency!': 'string',
    customer: 'string',
    payment_method: 'string',
    confirm: 'boolean',
    off_session: 'boolean',
    description: 'string',
    'metadata.*': 'string',
  },
  'GET /v1/events': { limit: 'integer', 'created.gte': 'integer', starting_after: 'string' },
  'POST /v1/refunds': { payment_intent: 'string', amount: 'integer' },
  'POST /v1/billing_portal/sessions': { 'customer!': 'string', return_url: 'string' },
}

export const notDescribed = ['POST /v1/refunds', 'POST /v1/billing_portal/sessions']

/** An empty one takes away what was there. */
const mayBeEmpty = ['coupon']

/** 'items[0][price]' → 'items.[].price'. */
export const placeOf = (key: string): string =>
  key
    .split(/[[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? '[]' : part))
    .join('.')

export const isOfKind = (kind: string, value: string): boolean =>
  kind === 'integer'
    ? /^-?\d+$/.test(value)
    : kind === 'number'
      ? /^-?\d+(\.\d+)?$/.test(value)
      : kind === 'boolean'
        ? /^(true|false)$/.test(value)
        : value !== ''

/** Which call of the table a request is. */
export function callOf(method: string, path: string): string | undefined {
  return Object.keys(shapes).find((call) => {
    const [of, pattern = ''] = call.split(' ')
    return of === method && new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
  })
}

/** What is wrong with a request by the table; nothing: an empty list. */
export function problemsOf({ method, path, fields }: { method: string; path: string; fields: [string, string][] }) {
  const call = callOf(method, path)
  const shape = call === undefined ? undefined : shapes[call]
  if (!shape) return [`${method} ${path} is not in the table`]
  const places = fields.map(([key, value]) => [placeOf(key), value] as const)
  const kindAt = (place: string) => shape[place] ?? shape[`${place}!`] ?? shape[place.replace(/\.[^.]+$/, '.*')]
  return [
    ...places.flatMap(([place, value]) => {
      const kind = kindAt(place)
      if (!kind) return [`${call}: ${place} is not in the table`]
      return isOfKind(kind, value) || (value === '' && mayBeEmpty.includes(place))
        ? []
        : [`${call}: ${place} is ${value}`]
    }),
    ...Object.keys(shape)
      .filter((name) => name.endsWith('!') && !places.some(([place]) => `${place}!` === name))
      .map((name) => `${call}: ${name} is missing`),
  ]
}
