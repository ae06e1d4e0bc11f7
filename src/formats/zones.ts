import { defaultZone, type Zone } from './day.ts'

/** Whether it names a zone by place, as the IANA does; abbreviations and offsets know no summer time. */
export function isZone(text: string): boolean {
  if (!/^[A-Z][A-Za-z_]+(\/[A-Za-z_+-]+)+$/.test(text)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text })
    return true
  } catch {
    return false
  }
}

/** Where the clocks of a state stand; of a state with two zones, where most of its people live. */
export const zoneOfState = (state: string | null | undefined): Zone => zoneByState.get(state ?? '') ?? defaultZone

/** A zone that was only proposed moves along with the state; one that somebody chose stays. */
export const zoneAfterMove = (zone: Zone, before: string | null, after: string | null): Zone =>
  zone === zoneOfState(before) ? zoneOfState(after) : zone

export const notAZone = 'Choose a time zone from the list.'

export type NamedZone = { readonly value: Zone; readonly label: string; readonly states?: string }

/** The zones of the United States from east to west, with the states they are proposed for. Eastern is the default. */
export const usZones: readonly NamedZone[] = [
  { value: defaultZone, label: 'Eastern Time (New York)' },
  {
    value: 'America/Chicago',
    label: 'Central Time (Chicago)',
    states: 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  },
  { value: 'America/Denver', label: 'Mountain Time (Denver)', states: 'CO ID MT NM UT WY' },
  { value: 'America/Phoenix', label: 'Arizona (Phoenix)', states: 'AZ' },
  { value: 'America/Los_Angeles', label: 'Pacific Time (Los Angeles)', states: 'CA NV OR WA' },
  { value: 'America/Anchorage', label: 'Alaska (Anchorage)', states: 'AK' },
  { value: 'Pacific/Honolulu', label: 'Hawaii (Honolulu)', states: 'HI' },
  { value: 'America/Puerto_Rico', label: 'Puerto Rico and U.S. Virgin Islands', states: 'PR VI' },
  { value: 'Pacific/Guam', label: 'Guam and Northern Mariana Islands', states: 'GU MP' },
  { value: 'Pacific/Pago_Pago', label: 'American Samoa', states: 'AS' },
]

/** Where petitioners and firms abroad are most often; every other zone can be set through the API. */
const otherZones: readonly NamedZone[] = [
  { value: 'America/Sao_Paulo', label: 'Brazil (São Paulo)' },
  { value: 'America/Toronto', label: 'Canada, east (Toronto)' },
  { value: 'America/Vancouver', label: 'Canada, west (Vancouver)' },
  { value: 'Asia/Shanghai', label: 'China (Shanghai)' },
  { value: 'Europe/Paris', label: 'Central Europe (Paris, Berlin)' },
  { value: 'Asia/Hong_Kong', label: 'Hong Kong' },
  { value: 'Asia/Kolkata', label: 'India (Kolkata)' },
  { value: 'Asia/Jerusalem', label: 'Israel (Jerusalem)' },
  { value: 'Asia/Tokyo', label: 'Japan (Tokyo)' },
  { value: 'Asia/Seoul', label: 'Korea (Seoul)' },
  { value: 'America/Mexico_City', label: 'Mexico (Mexico City)' },
  { value: 'Asia/Manila', label: 'Philippines (Manila)' },
  { value: 'Asia/Singapore', label: 'Singapore' },
  { value: 'Asia/Dubai', label: 'United Arab Emirates (Dubai)' },
  { value: 'Europe/London', label: 'United Kingdom (London)' },
]

/** What a screen offers: the list, and a zone that was set otherwise. */
export function zoneOptions(chosen: Zone): NamedZone[] {
  const listed = [...usZones, ...otherZones]
  return listed.some(({ value }) => value === chosen) ? listed : [...listed, { value: chosen, label: chosen }]
}

export const zoneName = (zone: Zone): string =>
  [...usZones, ...otherZones].find(({ value }) => value === zone)?.label ?? zone

const zoneByState = new Map(
  usZones.flatMap(({ value, states }) => (states ?? '').split(' ').map((state) => [state, value] as const)),
)
