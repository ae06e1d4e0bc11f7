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
