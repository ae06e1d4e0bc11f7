import { formName } from '#formats/form-names.ts'
import type { FilingAddress } from './contract.ts'

export type AddressRule = Pick<
  FilingAddress,
  'formId' | 'classification' | 'states' | 'premium' | 'concurrentWith' | 'carrier'
>

/** What decides where a filing goes (case-types.md §1.7); what is undefined is not known yet. */
export type Destination = {
  formId: string
  classification?: string
  /** Of the petitioner's primary office, or of the applicant's home. */
  state?: string
  premium: boolean
  /** The other forms in the package. */
  companions: readonly string[]
}

export function addressFits(rule: AddressRule, filing: Destination): boolean {
  const { formId, classification, states, premium, concurrentWith } = rule
  return (
    formId === filing.formId &&
    (classification === '' || classesIn(classification).includes(plain(filing.classification ?? ''))) &&
    (states.length === 0 || (filing.state !== undefined && states.includes(filing.state))) &&
    (premium === null || premium === filing.premium) &&
    (concurrentWith === '' || filing.companions.includes(concurrentWith))
  )
}

/** The rows that fit; of those for the same carrier the ones that say most, since an exception beats its rule. */
export function proposedAddresses<R extends AddressRule>(rows: readonly R[], filing: Destination): R[] {
  const fitting = rows.filter((row) => addressFits(row, filing))
  return fitting.filter((row) =>
    fitting.every((other) => other.carrier !== row.carrier || conditionsOf(other) <= conditionsOf(row)),
  )
}

/** 'Form I-129, H-1B, office in MA, courier': why this row. */
export const addressReason = ({ carrier }: Pick<AddressRule, 'carrier'>, filing: Destination): string =>
  `${destinationInWords(filing)}, ${carrierWords[carrier]}`

export const destinationInWords = ({ formId, classification, state, premium, companions }: Destination): string => {
  const together = [...new Set(companions)].filter((each) => applications.has(each) && each !== formId)
  return [
    formName(formId),
    classification,
    state && `${isPetitioned(formId) ? 'office' : 'home'} in ${state}`,
    premium && 'premium processing',
    together.length > 0 && `together with ${together.map((each) => formName(each)).join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** What has to be known before rows that ask for it can be proposed. */
export function unknownFor(rows: readonly AddressRule[], { formId, classification, state }: Destination): string {
  const wanted = rows.filter((row) => row.formId === formId)
  const missing = [
    ...(state === undefined && wanted.some(({ states }) => states.length > 0)
      ? [isPetitioned(formId) ? 'the state of the employer’s office' : 'the state where the applicant lives']
      : []),
    ...(classification === undefined && wanted.some((row) => row.classification !== '') ? ['the classification'] : []),
  ]
  if (missing.length === 0) return ''
  return `Not known yet: ${missing.join(' and ')}. Addresses that depend on it are not proposed.`
}

/** By the petitioner's primary office; the others by where the applicant lives. */
export const isPetitioned = (formId: string): boolean => formId === 'i-129' || formId === 'i-140'

/** Whether it may go online, in a sentence; empty where no rule is known (case-types.md §1.7). */
export function channelRule({ formId, classification, companions }: Destination): string {
  if (formId.startsWith('eta-')) return 'Filed online with the Department of Labor (FLAG).'
  if (formId === 'i-129' && plain(classification ?? '').startsWith('H-1B')) {
    const paper = ['i-539', 'i-765'].filter((each) => companions.includes(each)).map((each) => formName(each))
    if (paper.length > 0) return `On paper, to a lockbox: ${paper.join(' and ')} cannot go with an online petition.`
    return 'Online through the organizational account, alone or with Form I-907 only; otherwise on paper, to a lockbox.'
  }
  if (formId === 'i-140')
    return companions.includes('i-485')
      ? 'On paper, to the lockbox for petitions that are filed together with Form I-485.'
      : 'On paper, to a lockbox; with Form I-907 to an address of its own.'
  if (formId === 'i-907') return 'To the office that has the petition: see its receipt notice.'
  if (['i-539', 'i-765', 'i-130', 'i-131'].includes(formId))
    return 'Many categories can be filed online; on paper to the lockbox of the category and state.'
  return formId === 'i-485' ? 'On paper, to the lockbox for the category and the state where the applicant lives.' : ''
}

/** What an agency decides by itself; appearances, payments and attachments only come along. */
const applications: ReadonlySet<string> = new Set(['i-129', 'i-130', 'i-131', 'i-140', 'i-485', 'i-539', 'i-765'])

const carrierWords: Record<AddressRule['carrier'], string> = { USPS: 'U.S. mail', Courier: 'courier', Online: 'online' }

const conditionsOf = ({ classification, states, premium, concurrentWith }: AddressRule): number =>
  [classification !== '', states.length > 0, premium !== null, concurrentWith !== ''].filter(Boolean).length

/** '(c)(9), (c)(26)' names two. */
const classesIn = (text: string): string[] => text.split(/[,;]/).map(plain)
const plain = (text: string): string => text.replace(/\s+/g, '').toUpperCase()
