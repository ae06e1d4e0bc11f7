export type Option = { readonly value: string; readonly label: string }

/** The option lists of specification §3, in its order. */
export const relationships = ['Father', 'Mother', 'Spouse', 'Son', 'Daughter'] as const
const siblings = ['Brother', 'Sister'] as const
/** The specification's, and those whom Forms I-130 and I-864 ask about besides. */
export const familyRelations = [...relationships, ...siblings] as const

/** What is offered: the specification's five; brother and sister where a form asks for them, or where one is recorded. */
export const relationsOffered = ({ asksSiblings = false, recorded = '' }): Option[] =>
  [...relationships, ...siblings.filter((each) => asksSiblings || each === recorded)].map((value) => ({
    ...{ value, label: value },
  }))

/** Who shares the status of the principal: spouse and children (INA 203(d); 8 CFR 214.2(h)(9)(iv)), no parent, brother or sister. */
export const comesAlong = (relation: string): boolean => ['Spouse', 'Son', 'Daughter'].includes(relation)

export const unselected: Option = { value: '', label: '-Select-' }

export const titles: readonly Option[] = [unselected, ...['Mr.', 'Mrs.', 'Miss'].map(labelled)]

/** What is a picture; an upload's extension may be written in capitals too. */
export const imageExtensions = ['jpg', 'jpeg', 'png'] as const

export const subscriptions = ['SILVER', 'GOLD', 'PLATINUM'] as const

export const unitKinds = ['APT', 'STE', 'FLR'] as const

function labelled(value: string): Option {
  return { value, label: value }
}
