/** The token stands behind the #: no server, proxy or log on the way ever sees it. */
export const signingPath = (envelopeId: number, token: string): string => `/docuSignPageView/${envelopeId}#${token}`

export const verifyPath = (checkNumber = ''): string =>
  checkNumber ? `/verifySignedDocument/${checkNumber}` : '/verifySignedDocument'
