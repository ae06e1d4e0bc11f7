/**
 * The cards of the sandbox, after Stripe's own test cards. The browser turns a number into its token; the number itself,
 * and any other that somebody types by mistake, never leaves the page.
 */
export type TestCard = {
  token: string
  number: string
  brand: string
  words: string
  /** What happens when it is added. */
  onAdding: 'accepted' | 'authenticate' | 'declined'
  /** What happens when it is charged. */
  onCharge: 'succeeded' | 'failed' | 'needs authentication'
}

export const testCards: readonly TestCard[] = [
  card('tok_visa', '4242 4242 4242 4242', 'Visa', 'Works', 'accepted', 'succeeded'),
  card('tok_mastercard', '5555 5555 5555 4444', 'Mastercard', 'Works', 'accepted', 'succeeded'),
  card('tok_authenticate', '4000 0025 0000 3155', 'Visa', 'Asks you to confirm', 'authenticate', 'succeeded'),
  card(
    'tok_always',
    '4000 0027 6000 3184',
    'Visa',
    'Asks again for every payment',
    'authenticate',
    'needs authentication',
  ),
  card('tok_declined', '4000 0000 0000 0002', 'Visa', 'Is declined', 'declined', 'failed'),
  card('tok_later', '4000 0000 0000 0341', 'Visa', 'Is accepted, and declined when charged', 'accepted', 'failed'),
]

function card(
  token: string,
  number: string,
  brand: string,
  words: string,
  onAdding: TestCard['onAdding'],
  onCharge: TestCard['onCharge'],
): TestCard {
  return { token, number, brand, words, onAdding, onCharge }
}

export const last4Of = ({ number }: TestCard): string => number.slice(-4)

/** By its number, however it is spaced. */
export const testCardOf = (typed: string): TestCard | undefined => {
  const digits = typed.replace(/\D/g, '')
  return testCards.find(({ number }) => number.replaceAll(' ', '') === digits)
}

export const DECLINED = 'Your card was declined.'
export const NEEDS_AUTHENTICATION = 'The bank wants this payment to be confirmed by the card holder.'

/** Why a card does not pay when it is charged; undefined: it does. `confirmed`: the holder has just said yes to the bank. */
export function whyNotPaid(card: TestCard | undefined, confirmed = false): string | undefined {
  if (card?.onCharge === 'succeeded') return undefined
  if (card?.onCharge !== 'needs authentication') return DECLINED
  return confirmed ? undefined : NEEDS_AUTHENTICATION
}
