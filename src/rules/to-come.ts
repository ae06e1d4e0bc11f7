/** A rule of the law that the product does not apply to cases yet, and what it waits for. */
export type ToCome = { ids: readonly string[]; reason: string }

/**
 * Every rule of the documents of the law is either in force (deadlines, prefiling, compliance, fees) or listed here; a test
 * counts them. What has its arithmetic already, under src/rules/compliance, waits only for the screens that feed it.
 */
export const rulesToCome: readonly ToCome[] = [
  { ids: ['V87'], reason: 'A grid of the employer’s ability to pay by year; a row is canPay (CT-8.1).' },
  { ids: ['V88'], reason: 'A package of an adjustment by person; photos and medical are CT-9.1.' },
  {
    ids: ['V89'],
    reason: 'Forms are printed from one blank, so pages of two editions cannot meet before uploads are checked.',
  },
  {
    ids: ['IVFEE', 'NVC864', 'MRV'],
    reason: 'Consular processing is no case type yet; the amounts are not confirmed.',
  },
]
