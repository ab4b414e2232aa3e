/** Logging in with a passkey. The form beside it needs no script. */
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'

const button = document.querySelector<HTMLButtonElement>('#passkey')
const problem = document.querySelector<HTMLElement>('#passkey-problem')

if (button && problem && isSecureContext && browserSupportsWebAuthn()) {
  button.hidden = false
  button.addEventListener('click', () => {
    button.disabled = true
    problem.textContent = ''
    logIn()
      .then(() => location.assign(button.dataset.to ?? '/console'))
      .catch((error: Error) => {
        problem.textContent = error.message
        button.disabled = false
      })
  })
}

async function logIn(): Promise<void> {
  const optionsJSON = await post('/console/api/session/passkey/options')
  const { id, response } = await startAuthentication({ optionsJSON }).catch(() => {
    throw new Error(button?.dataset.notUsed)
  })
  const { clientDataJSON, authenticatorData, signature } = response
  const shared = document.querySelector<HTMLInputElement>('#f-shared')?.checked ?? false
  await post('/console/api/session/passkey', { id, clientDataJSON, authenticatorData, signature, shared })
}

async function post(path: string, body?: object) {
  const answer = await fetch(path, {
    method: 'POST',
    // A refusal is said in the language of the page.
    headers: { 'accept-language': document.documentElement.lang, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(button?.dataset.noAnswer)
  })
  const said = await answer.json()
  if (!answer.ok) throw new Error(said.detail)
  return said
}
