/** How a payment came in. */
export const hows = ['Bank transfer', 'Check', 'Card', 'Cash', 'Other'] as const

/** How a demand went out. */
export const ways = ['Certified mail', 'Courier', 'First-class mail', 'E-mail', 'By hand'] as const

/** How much a clause endangers an immigration case. */
export const risks = ['low', 'medium', 'high'] as const
