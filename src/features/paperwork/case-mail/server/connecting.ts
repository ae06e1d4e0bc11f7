import { X509Certificate } from 'node:crypto'
import { type ConnectionOptions, rootCertificates } from 'node:tls'
import type { Box } from './box-store.ts'

/** Whose certificates are believed: of the public authorities, and of the one that was entered. */
export const trusted = ({ authority }: Pick<Box, 'authority'>): ConnectionOptions =>
  authority === '' ? {} : { ca: [...rootCertificates, authority] }

export function isCertificates(pem: string): boolean {
  const found = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  return found.length > 0 && found.every(isCertificate)
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem) !== undefined
  } catch {
    return false
  }
}

/** What OpenSSL says of a certificate that nobody known has signed. */
const UNKNOWN_AUTHORITY = /SELF_SIGNED_CERT|UNABLE_TO_(VERIFY|GET_ISSUER)/

/** In a sentence for the administrator; what was sent to sign in is never part of it. */
export function whatWentWrong(error: unknown): string {
  const {
    code = '',
    authenticationFailed,
    responseText,
    message,
  } = error as {
    code?: string
    authenticationFailed?: boolean
    responseText?: string
    message: string
  }
  if (authenticationFailed) return 'The mail server refused the user name or the password.'
  // Of what SMTP met, the code of the system stands in the message only.
  const met = `${code} ${message}`
  if (/ENOTFOUND|EAI_AGAIN/.test(met)) return 'There is no mail server of this name.'
  if (/ECONNREFUSED/.test(met)) return 'Nothing answers at this port of the mail server.'
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return 'The certificate of the mail server is for another name.'
  if (code === 'CERT_HAS_EXPIRED') return 'The certificate of the mail server has expired.'
  if (UNKNOWN_AUTHORITY.test(code))
    return 'Nobody we trust vouches for the certificate of the mail server. If it is your own, enter the certificate of its authority.'
  if (/TIMEOUT/i.test(code)) return 'The mail server did not answer in time.'
  return `The mail server said: ${(responseText || message).slice(0, 200)}`
}
