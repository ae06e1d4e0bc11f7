import { hashToken, randomToken } from '#platform/crypto/tokens.ts'

/** The token stands behind the #: no server, proxy or log on the way ever sees it. Only its digest is stored. */
export const section1Path = (token: string): string => `/visaCareAddI9Section1#${token}`
export const newLink = (): { token: string; hash: string } => {
  const token = randomToken()
  return { token, hash: hashToken(token) }
}
export const linkHash = (token: string): string => hashToken(token)
