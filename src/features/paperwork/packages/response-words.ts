/** A notice of the agency in a sentence. */
export const NOTICE_TITLES = {
  rfe: 'request for evidence',
  noid: 'notice of intent to deny',
  noir: 'notice of intent to revoke',
} as const
