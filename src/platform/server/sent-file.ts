import type { FileReply } from '../operation/context.ts'

/** What no browser runs, whatever is in it. A file of any other type leaves as bytes to be saved. */
const runsNothing: ReadonlySet<string> = new Set([
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/zip',
  'image/heic',
  'image/jpeg',
  'image/png',
  'image/tiff',
  'message/rfc822',
  'text/calendar',
  'text/csv',
  'text/plain',
])

/** What a browser may show by itself: papers, pictures and calendars. */
const shown: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png', 'text/calendar'])

/**
 * How a file leaves. Its type comes out of a record, and who wrote the record may have written anything: only the types
 * that run nothing are named, only papers and pictures open in the page, and no browser guesses.
 */
export function headersOfFile({ fileName, contentType, inline }: Omit<FileReply, 'stream'>): Record<string, string> {
  const type = typeIn(contentType)
  const safe = fileName.replace(/[^\w.-]+/g, '_')
  const disposition = inline && shown.has(type) ? 'inline' : 'attachment'
  return {
    'x-content-type-options': 'nosniff',
    'content-disposition': `${disposition}; filename="${safe}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'content-type': runsNothing.has(type) ? type + charsetOf(type) : 'application/octet-stream',
  }
}

const typeIn = (contentType: string): string => contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''

const charsetOf = (type: string): string => (type.startsWith('text/') ? '; charset=utf-8' : '')
