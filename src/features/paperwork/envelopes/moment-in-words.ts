import { dayIn, timeIn } from '#formats/day.ts'

/** 12-01-2026 09:26 (America/New_York), 14:26 UTC: nobody has to guess whose clock it was. */
export function momentInWords(zone: string, at: Date): string {
  const day = (of: string) => dayIn(of, at).replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2-$3-$1')
  const next = day('UTC') === day(zone) ? '' : `${day('UTC')} `
  return `${day(zone)} ${timeIn(zone, at)} (${zone.replace('_', ' ')}), ${next}${timeIn('UTC', at)} UTC`
}
