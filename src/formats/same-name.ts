/** Compares names as validation.md §2 says: capitals, no diacritics, hyphens, apostrophes or spaces. */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
}

export const sameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other)

/** Places and titles differ in dots and commas that mean nothing, too. */
export const sameText = sameName

/**
 * One employer or school, however it was typed: what follows the name ("Inc.", "LLC", "Corporation") and a leading "The"
 * are left out by many. For lists of one person; where the legal entity matters, names are compared whole.
 */
export function sameOrganization(one: string | undefined, other: string | undefined): boolean {
  const [first, second] = [organizationKey(one), organizationKey(other)]
  return first !== '' && first === second
}

const legalForms: ReadonlySet<string> = new Set([
  ...[
    'INC',
    'INCORPORATED',
    'LLC',
    'LC',
    'LLP',
    'LLLP',
    'LP',
    'PLLC',
    'PC',
    'PA',
    'CORP',
    'CORPORATION',
    'CO',
    'COMPANY',
  ],
  ...['LTD', 'LIMITED', 'PLC', 'GMBH', 'AG', 'SA', 'SAS', 'SARL', 'SRL', 'SPA', 'BV', 'NV', 'AB', 'OY', 'AS'],
  ...['PVT', 'PTE', 'PTY'],
])

function organizationKey(name = ''): string {
  const words = name
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .toUpperCase()
    .replaceAll('&', ' AND ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const from = words[0] === 'THE' && words.length > 1 ? 1 : 0
  let until = words.length
  // A name of nothing but such words stays one: "The Limited", "Co".
  while (until > from + 1 && legalForms.has(words[until - 1] ?? '')) until -= 1
  return words.slice(from, until).join('')
}
