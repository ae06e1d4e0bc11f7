import { states as usStates } from '#formats/addresses.ts'

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const names = (text: string, sought: string) => sought !== '' && ` ${plain(text)} `.includes(` ${sought} `)

/** Whether what somebody wrote as the worksite of a notice is this one: by its street, without one by its city. */
export const isAtSite = (written: string, { street = '', city = '' }: { street?: string; city?: string }): boolean =>
  names(written, plain(street) || plain(city))

/**
 * Whether a wage area, as its source names it ("Boston-Cambridge-Newton, MA-NH", "Southwest Maine nonmetropolitan
 * area"), is the area of a place of work (20 CFR 655.731(a)(2)). Another state is another area; a city that the name
 * does not have may still lie in it, which its county decides and nobody but a person knows here.
 */
export function isInArea(area: string, { city = '', state = '' }: { city?: string; state?: string }): boolean | null {
  const states = statesOf(area)
  if (state !== '' && states.length > 0 && !states.includes(state)) return false
  return names(area, plain(city)) ? true : null
}

function statesOf(area: string): string[] {
  const codes = /,\s*([A-Z]{2}(?:\s*-\s*[A-Z]{2})*)\b/.exec(area)?.[1]?.split(/\s*-\s*/) ?? []
  return codes.length > 0 ? codes : usStates.filter(({ name }) => names(area, plain(name))).map(({ code }) => code)
}
