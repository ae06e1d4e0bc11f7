/**
 * The reports of the older utility-meter area (decisions §9), as data: a kind of reading has a number, a name and columns.
 * Calls, screens, the list of OBIS codes, the entry of readings and the demo follow from this list. Columns and codes are
 * those of the companion specification of metering (IEC 62056-61, IS 15959).
 */
export type MeterColumn = { key: string; title: string; unit: string; obis: string; holds: 'number' | 'text' }
export type MeterKind = {
  id: number
  name: string
  columns: readonly MeterColumn[]
  /** Of a tamper event: what its codes say. */
  events?: Readonly<Record<number, string>>
}

const amount = (key: string, title: string, unit: string, obis: string): MeterColumn => ({
  ...{ key, title, unit, obis },
  holds: 'number',
})
const words = (key: string, title: string, obis: string): MeterColumn => ({
  ...{ key, title, unit: '', obis },
  holds: 'text',
})

const energy = amount('energy', 'Cumulative energy', 'kWh', '1.0.1.8.0.255')
const apparentEnergy = amount('apparentEnergy', 'Cumulative apparent energy', 'kVAh', '1.0.9.8.0.255')

/** All tamper events look alike; the code of the event lies in a log of its own. */
const tamper = (id: number, name: string, log: number, events: Record<number, string>): MeterKind => ({
  ...{ id, name, events },
  columns: [
    amount('event', 'Event code', '', `0.0.96.11.${log}.255`),
    amount('current', 'Current', 'A', '1.0.31.7.0.255'),
    amount('voltage', 'Voltage', 'V', '1.0.32.7.0.255'),
    amount('powerFactor', 'Power factor', '', '1.0.33.7.0.255'),
    energy,
  ],
})

export const meterKinds: readonly MeterKind[] = [
  {
    ...{ id: 1, name: 'Block Load' },
    columns: [
      amount('voltage', 'Average voltage', 'V', '1.0.12.27.0.255'),
      amount('current', 'Average current', 'A', '1.0.11.27.0.255'),
      amount('blockEnergy', 'Block energy', 'kWh', '1.0.1.29.0.255'),
      amount('blockApparentEnergy', 'Block apparent energy', 'kVAh', '1.0.9.29.0.255'),
    ],
  },
  { ...{ id: 3, name: 'Daily Load' }, columns: [energy, apparentEnergy] },
  {
    ...{ id: 4, name: 'Billing' },
    columns: [
      amount('powerFactor', 'Average power factor', '', '1.0.13.0.0.255'),
      energy,
      apparentEnergy,
      amount('demand', 'Maximum demand', 'kW', '1.0.1.6.0.255'),
      amount('apparentDemand', 'Maximum apparent demand', 'kVA', '1.0.9.6.0.255'),
    ],
  },
  {
    ...{ id: 5, name: 'Name Plate' },
    columns: [
      words('manufacturer', 'Manufacturer', '0.0.96.1.1.255'),
      words('firmware', 'Firmware', '1.0.0.2.0.255'),
      words('category', 'Category', '0.0.94.91.11.255'),
      words('rating', 'Current rating', '0.0.94.91.12.255'),
      amount('year', 'Year made', '', '0.0.96.1.4.255'),
    ],
  },
  tamper(6, 'Voltage Related Events', 0, { 1: 'Phase R voltage missing', 2: 'Phase R voltage back' }),
  tamper(7, 'Current Related Events', 1, { 51: 'Phase R current reversed', 52: 'Phase R current restored' }),
  tamper(8, 'Power Related Events', 2, { 101: 'Power failed', 102: 'Power back' }),
  tamper(9, 'Transaction Related Events', 3, { 151: 'Clock was set', 153: 'Profile period was set' }),
  tamper(10, 'Other Events', 4, { 201: 'Magnet near the meter', 202: 'Magnet gone' }),
  tamper(11, 'Non Roll Over Events', 5, { 251: 'Meter cover was opened' }),
  tamper(12, 'Control Events', 6, { 301: 'Meter disconnected', 302: 'Meter connected' }),
]

export const meterKind = (id: number): MeterKind | undefined => meterKinds.find((kind) => kind.id === id)

/** Each code once, with what it stands for and the reports that show it. */
export const obisCodes = [...new Map(meterKinds.flatMap(({ columns }) => columns.map((each) => [each.obis, each])))]
  .map(([obis, { title, unit }]) => ({
    ...{ obis, title, unit },
    reports: meterKinds.filter(({ columns }) => columns.some((column) => column.obis === obis)).map(({ id }) => id),
  }))
  .sort((a, b) => a.obis.localeCompare(b.obis, 'en', { numeric: true }))
