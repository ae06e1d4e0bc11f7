/** A stored moment (UTC) on the reader's own clock: 12-31-2026 14:05. */
export function showMoment(iso: string | null | undefined): string {
  const date = new Date(iso ?? '')
  if (Number.isNaN(date.getTime())) return ''
  return `${dayOf(date)} ${pad(date.getHours())}:${pad(date.getMinutes())}`
}

/** How far away it is, as people say it; older than a week: the date. */
export function howLongAgo(iso: string, now: number = Date.now()): string {
  const date = new Date(iso)
  const minutes = Math.floor((now - date.getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return counted(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return counted(hours, 'hour')
  const days = Math.floor(hours / 24)
  return days < 7 ? counted(days, 'day') : dayOf(date)
}

const counted = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'} ago`
const dayOf = (date: Date) => `${pad(date.getMonth() + 1)}-${pad(date.getDate())}-${date.getFullYear()}`
const pad = (n: number) => String(n).padStart(2, '0')
