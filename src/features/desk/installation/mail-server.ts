/** Host and port of the mail server, for people; user name and password stay where they are. */
export function mailServerOf(smtpUrl: string | undefined): string | null {
  if (smtpUrl === undefined) return null
  const { hostname, port, protocol } = new URL(smtpUrl)
  return `${hostname}:${port || (protocol === 'smtps:' ? '465' : '587')}`
}
