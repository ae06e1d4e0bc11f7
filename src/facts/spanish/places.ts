import { states } from '#formats/addresses.ts'
import { countries } from '#formats/countries.ts'

type Place = { value: string; label: string }

/** The countries by their Spanish names, in Spanish order; the ones that no longer exist stay at the end. */
export const spanishCountries = (): readonly Place[] => {
  const all = countries.map(([value]) => ({ value, label: spanishCountry(value) }))
  const existing = all.filter(({ value }) => !(value in formerCountries))
  return [
    ...existing.sort((a, b) => a.label.localeCompare(b.label, 'es')),
    ...all.filter(({ value }) => value in formerCountries),
  ]
}

export const spanishCountry = (code: string): string => formerCountries[code] ?? regions().of(code) ?? code

/** The codes are what stands on paper, so they come first and keep the order. */
export const spanishStates = (): readonly Place[] =>
  states.map(({ code, name }) => ({ value: code, label: `${code} ${stateNames[code] ?? name}` }))

let names: Intl.DisplayNames | undefined
function regions(): Intl.DisplayNames {
  names ??= new Intl.DisplayNames('es', { type: 'region' })
  return names
}

const formerCountries: Readonly<Record<string, string>> = {
  SUHH: 'Unión Soviética (antigua)',
  YUCS: 'Yugoslavia (antigua)',
  CSHH: 'Checoslovaquia (antigua)',
}

/** The states and territories that have a name of their own in Spanish (Ortografía de la lengua española, 2010). */
export const stateNames: Readonly<Record<string, string>> = {
  AS: 'Samoa Americana',
  DC: 'Distrito de Columbia',
  HI: 'Hawái',
  LA: 'Luisiana',
  MP: 'Islas Marianas del Norte',
  MS: 'Misisipi',
  MO: 'Misuri',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  TX: 'Texas',
  VI: 'Islas Vírgenes de los EE. UU.',
  WV: 'Virginia Occidental',
}
