import { defaultZone } from '#formats/day.ts'
import type { EnteredReading } from '#insight/metering/entered-rows.ts'
import { type MeterKind, meterKinds } from '#insight/metering/kinds.ts'
import { saveJob } from '#insight/metering/server/jobs-store.ts'
import { saveReadings } from '#insight/metering/server/readings-store.ts'
import { saveSubstation } from '#insight/metering/server/substations-store.ts'
import type { Transaction } from '#platform/database/database.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The last one has sent nothing for three days. */
const METERS = ['41260017', '41260018', '41260023'] as const
const SILENT_SINCE_MS = 3 * DAY_MS

/** A few meters behind two substations, with readings of every report. The figures are invented, and the same every time. */
export async function fillDemoMeters(db: Transaction, now: Date): Promise<void> {
  const place = { countryName: 'United States', stateName: 'Massachusetts', regionName: 'East', zoneName: 'Zone 1' }
  const common = { ...place, districtName: 'Suffolk', areaName: 'Urban', processName: 'Distribution' }
  const [first, second, third] = METERS
  await saveSubstation(db, undefined, {
    ...{ ...common, subStationName: 'Harbor', feederName: 'Feeder 1' },
    serialNumbers: [first, second],
  })
  await saveSubstation(db, undefined, {
    ...common,
    subStationName: 'Lane',
    feederName: 'Feeder 4',
    serialNumbers: [third],
  })
  await db.run(`update meters set sim_number = '8901260' || serial_number`)
  for (const kind of meterKinds) await saveReadings(db, kind.id, readingsOf(kind, now), null)
  // Switched off: an installation that is only looked at has no work at six in the morning.
  const job = { jobName: 'Block load, every morning', reportId: 1, every: 'day', hour: 6, status: 'Inactive' } as const
  await saveJob(db, undefined, { ...job, substationId: undefined, zone: defaultZone, nextAt: null }, now)
}

const readingsOf = (kind: MeterKind, now: Date): EnteredReading[] =>
  METERS.flatMap((serialNumber, meter) =>
    Array.from({ length: countOf(kind) }, (_, back) => ({ serialNumber, back, at: timeOf(kind, now, back) }))
      .filter(({ at }) => serialNumber !== METERS[2] || at <= now.getTime() - SILENT_SINCE_MS)
      .map(({ back, at }) => ({
        ...{ serialNumber, readAt: new Date(at).toISOString() },
        figures: Object.fromEntries(
          kind.columns.map((column, place) => [column.key, figureOf(kind, column.key, meter, place, back)]),
        ),
      })),
  )

/** Block load by the half hour for a week; then days, months, and now and then an event. */
const BLOCK_LOAD = 1
const countOf = ({ id, events }: MeterKind) => (events ? 4 : ({ 1: 336, 3: 30, 4: 6, 5: 1 }[id] ?? 1))
function timeOf({ id, events }: MeterKind, now: Date, back: number): number {
  const step = id === BLOCK_LOAD ? HOUR_MS / 2 : events ? 9 * DAY_MS : id === 4 ? 30 * DAY_MS : DAY_MS
  const last = Math.floor(now.getTime() / (HOUR_MS / 2)) * (HOUR_MS / 2)
  return (id === 5 ? last - 400 * DAY_MS : last) - back * step
}

const nameplate: Record<string, string> = {
  ...{ manufacturer: 'Example Meters Inc', firmware: '2.4.1', category: 'Single phase', rating: '5-30 A' },
}

function figureOf({ events }: MeterKind, key: string, meter: number, place: number, back: number): number | string {
  const words = nameplate[key]
  if (words !== undefined) return words
  if (key === 'year') return 2019 + meter
  if (key === 'event') return Number(Object.keys(events ?? {})[back % Object.keys(events ?? {}).length])
  // Gone up and down like a day does.
  const wave = Math.sin((back / 48) * 2 * Math.PI)
  const base = { voltage: 231, current: 6, powerFactor: 0.94 }[key] ?? 40
  if (key === 'powerFactor') return Number((base + wave * 0.03).toFixed(2))
  if (/energy/i.test(key) && !/block/i.test(key)) return Number((18_400 + meter * 950 - back * 12.5).toFixed(1))
  return Number((base + wave * (key === 'voltage' ? 4 : 3) + place + meter).toFixed(2))
}
