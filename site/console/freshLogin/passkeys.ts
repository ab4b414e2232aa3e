/** Passkeys of this browser. What speaks to it is loaded when somebody uses one. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { call, type Reply } from '../../ui/call.ts'

/** Whether the browser can have passkeys here: only over https, and on localhost. */
export function canHavePasskeys(): boolean {
  return isSecureContext && typeof PublicKeyCredential !== 'undefined'
}

/** Logs in with a passkey of the account that is logged in, or of any. Throws with words for the reader when none was used. */
export async function logInWithPasskey(words: { readonly notUsed: string }): Promise<Reply<'logInWithPasskey'>> {
  const options = await call('startPasskeyLogin', {})
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const { id, response } = await startAuthentication({ optionsJSON }).catch(() => {
    throw new Error(words.notUsed)
  })
  const { clientDataJSON, authenticatorData, signature } = response
  return call('logInWithPasskey', { body: { id, clientDataJSON, authenticatorData, signature } })
}

/** Makes a passkey for the account that is logged in. Throws with words for the reader when none was made. */
export async function addPasskey(
  name: string,
  words: { readonly notUsed: string; readonly known: string },
): Promise<void> {
  const options = await call('startPasskey', {})
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { id, response } = await startRegistration({ optionsJSON }).catch(error => {
    // Browsers say the same of a person who changed her mind and of a device that can have none.
    throw new Error(error instanceof Error && error.name === 'InvalidStateError' ? words.known : words.notUsed)
  })
  const { clientDataJSON, attestationObject, transports = [] } = response
  await call('addPasskey', { body: { name, id, clientDataJSON, attestationObject, transports } })
}
