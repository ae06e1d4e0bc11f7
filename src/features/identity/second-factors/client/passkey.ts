import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** Passkeys need a secure address (https, or this computer itself) and a browser that knows them. */
export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

type Options = Record<string, unknown>

export async function signWithPasskey(options: Options): Promise<Options> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return plainly(async () => ({ ...(await startAuthentication({ optionsJSON })) }))
}

export async function createPasskey(options: Options): Promise<Options> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return plainly(async () => ({ ...(await startRegistration({ optionsJSON })) }))
}

/** The browser's own words are for programmers. */
async function plainly(work: () => Promise<Options>): Promise<Options> {
  try {
    return await work()
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'InvalidStateError')
      throw new Error('This device already holds a passkey for your account.', { cause: error })
    if (name === 'NotAllowedError')
      throw new Error('The passkey was not used: it was cancelled or took too long.', { cause: error })
    throw new Error('This browser could not use the passkey at this address.', { cause: error })
  }
}
