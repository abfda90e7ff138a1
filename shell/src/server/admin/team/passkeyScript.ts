/**
 * The login page's only script: asks the device for a passkey, and goes where the login leads. A browser that cannot has the
 * other ways to log in.
 */
export const passkeyScript = `
const button = document.getElementById('passkey')
const notice = document.getElementById('aviso')
async function post(path, content) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(content),
  })
  const body = await answer.json()
  if (!answer.ok) throw new Error(body.reason)
  return body
}
if (!window.PublicKeyCredential?.parseRequestOptionsFromJSON) button.hidden = true
button.addEventListener('click', async () => {
  button.disabled = true
  notice.textContent = ''
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await post('/entrar/passkey/opcoes', {}))
    const credential = await navigator.credentials.get({ publicKey })
    const { para, em } = button.dataset
    const { leadsTo } = await post('/entrar/passkey', { answer: credential.toJSON(), para, em })
    location.assign(leadsTo)
  } catch (error) {
    notice.textContent = error.name === 'Error' ? error.message : 'O aparelho não confirmou. Tente de novo ou entre de outro jeito.'
    button.disabled = false
  }
})
`
