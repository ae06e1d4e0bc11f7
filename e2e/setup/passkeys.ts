import type { Page } from 'playwright-core'

/** A device with passkeys, as Chromium's developer tools make one; its owner agrees until told otherwise. */
export async function virtualPasskeys(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const verified = (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return {
    agree: () => verified(true),
    refuse: () => verified(false),
    held: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}
