/** The notices of an inspection (I9-11): what each is called, what is done by its day, and what follows. */
export const noticeKinds = [
  'inspection',
  'technical failures',
  'suspect documents',
  'discrepancies',
  'warning',
  'intent to fine',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Those that name workers: each of them is told, and has a day. */
export const namesWorkers: readonly NoticeKind[] = ['suspect documents', 'discrepancies']

export const noticeWords: Readonly<Record<NoticeKind, { title: string; does: string; says: string }>> = {
  inspection: { title: 'Notice of inspection', does: 'hand over the inspection bundle', says: '' },
  'technical failures': {
    title: 'Notice of technical failures',
    does: 'correct the technical failures',
    says: 'What is still open then counts as a violation. A correction is dated the day it is made.',
  },
  'suspect documents': {
    title: 'Notice of suspect documents',
    does: 'answer the notice of suspect documents',
    says: 'Tell each worker, and let them show other documents of their choice. Who has no answer may not work on.',
  },
  discrepancies: {
    title: 'Notice of discrepancies',
    does: 'answer the notice of discrepancies',
    says: 'Give each worker a copy and the chance to explain. Nobody is dismissed on the notice alone.',
  },
  warning: { title: 'Warning or compliance letter', does: '', says: 'It has no day. Keep it with the forms.' },
  'intent to fine': {
    title: 'Notice of intent to fine',
    does: 'ask for a hearing in writing',
    says: 'Without a written request by this day the fine is final and cannot be appealed. Call your attorney today.',
  },
}
